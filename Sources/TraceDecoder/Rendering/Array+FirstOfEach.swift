// SPDX-License-Identifier: Apache-2.0

extension Array where Element: Hashable {
    /// The elements without those that came before.
    var firstOfEach: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
