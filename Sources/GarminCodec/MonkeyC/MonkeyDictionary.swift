// SPDX-License-Identifier: Apache-2.0

/// A Monkey C dictionary: pairs in the order of the wire, with keys of any type, kept even where a key repeats.
///
/// The format gives the order no meaning. Garmin's SDKs write pairs in the order of a hash table.
public struct MonkeyDictionary: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    public struct Pair: Sendable, Hashable {
        public var key: MonkeyValue
        public var value: MonkeyValue

        public init(key: MonkeyValue, value: MonkeyValue) {
            self.key = key
            self.value = value
        }
    }

    public var pairs: [Pair]

    public init(_ pairs: [Pair] = []) { self.pairs = pairs }

    public init(dictionaryLiteral elements: (MonkeyValue, MonkeyValue)...) {
        pairs = elements.map { Pair(key: $0.0, value: $0.1) }
    }

    public var count: Int { pairs.count }
    public var isEmpty: Bool { pairs.isEmpty }

    /// The value of the first pair with `key`; setting nil removes all pairs with it.
    public subscript(key: MonkeyValue) -> MonkeyValue? {
        get { pairs.first { $0.key.means(key) }?.value }
        set {
            guard let newValue else { return pairs.removeAll { $0.key.means(key) } }
            if let place = pairs.firstIndex(where: { $0.key.means(key) }) {
                pairs[place].value = newValue
            } else {
                pairs.append(Pair(key: key, value: newValue))
            }
        }
    }

    /// Whether two dictionaries have the same pairs in any order.
    public func means(_ other: MonkeyDictionary) -> Bool {
        guard count == other.count else { return false }
        var rest = other.pairs
        for pair in pairs {
            guard let place = rest.firstIndex(where: { $0.key.means(pair.key) && $0.value.means(pair.value) }) else {
                return false
            }
            rest.remove(at: place)
        }
        return true
    }
}
