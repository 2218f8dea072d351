// SPDX-License-Identifier: Apache-2.0

/// Finds the name that was probably meant.
public enum NearestName {
    /// The name in `names` with the smallest edit distance to `word`, or nil where none is near.
    ///
    /// A name that begins with `word` counts as near, however long it is.
    public static func of(_ word: String, in names: [String]) -> String? {
        let typed = Array(word.lowercased())
        var best: (name: String, distance: Int)?
        for name in names {
            let known = Array(name.lowercased())
            var distance = distance(from: typed, to: known)
            if typed.count >= 2, known.starts(with: typed) { distance = min(distance, 2) }
            guard distance <= max(2, max(typed.count, known.count) / 2), distance < max(typed.count, known.count)
            else { continue }
            if best.map({ distance < $0.distance }) ?? true { best = (name, distance) }
        }
        return best?.name
    }

    /// Counts insertions, deletions, replacements and swaps of neighbours.
    static func distance(from: [Character], to: [Character]) -> Int {
        // Words of a command line can be megabytes long, and this is quadratic.
        guard from.count <= 64, to.count <= 64 else { return Int.max }
        var beforeLast: [Int] = []
        var last = Array(0...to.count)
        for row in from.indices {
            var current = [row + 1]
            for column in to.indices {
                let replaced = last[column] + (from[row] == to[column] ? 0 : 1)
                var cost = min(last[column + 1] + 1, current[column] + 1, replaced)
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
