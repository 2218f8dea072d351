// SPDX-License-Identifier: Apache-2.0

/// Finds the name that was probably meant.
enum FilterSuggestion {
    /// `; did you mean 'opcode'?`, or nothing where no name is near.
    static func text(for word: String, among names: [String]) -> String {
        nearest(to: word, among: names).map { "; did you mean '\($0)'?" } ?? ""
    }

    /// The name with the smallest edit distance, if that is small.
    static func nearest(to word: String, among names: [String]) -> String? {
        let typed = FilterText.normalized(word.utf8)
        guard typed.count <= 64 else { return nil }
        var best: (name: String, distance: Int)?
        for name in names {
            let known = FilterText.normalized(name.utf8)
            guard known.count <= 64 else { continue }
            var distance = distance(typed, known)
            if typed.count >= 3, known.starts(with: typed) { distance = min(distance, 2) }
            guard distance <= max(2, max(typed.count, known.count) / 3), distance < max(typed.count, known.count)
            else { continue }
            if best.map({ distance < $0.distance }) ?? true { best = (name, distance) }
        }
        return best?.name
    }

    /// Counts insertions, deletions, replacements and swaps of neighbours.
    private static func distance(_ from: [UInt8], _ to: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...to.count)
        for row in from.indices {
            var current = [row + 1]
            for column in to.indices {
                var cost = min(
                    last[column + 1] + 1, current[column] + 1, last[column] + (from[row] == to[column] ? 0 : 1))
                if row > 0, column > 0, from[row] == to[column - 1], from[row - 1] == to[column] {
                    cost = min(cost, beforeLast[column - 1] + 1)
                }
                current.append(cost)
            }
            beforeLast = last
            last = current
        }
        return last[to.count]
    }
}
