// SPDX-License-Identifier: Apache-2.0

/// The extras of an intent, what Android calls a `Bundle`: values by key.
///
/// The order is Android's: ascending Java hash of the key, and where hashes are equal the order in which keys were
/// added. It decides the bytes of a parcel.
public struct Extras: Sendable, Equatable {
    /// A key with its value.
    public struct Entry: Sendable, Equatable {
        public let key: JavaString
        public internal(set) var value: ExtraValue
        let hash: Int32

        init(key: JavaString, value: ExtraValue) {
            self.init(key: key, hash: key.javaHash, value: value)
        }

        init(key: JavaString, hash: Int32, value: ExtraValue) {
            self.key = key
            self.hash = hash
            self.value = value
        }
    }

    /// In Android's order.
    public private(set) var entries: [Entry] = []

    /// Whether the bundle says that it holds an intent, which only API 36 writes. Nil means what Android sets: true
    /// where a value of its own is an intent.
    public var declaresIntent: Bool?

    public init() {}

    /// Entries that are in Android's order already and have distinct keys.
    init(ordered entries: [Entry], declaresIntent: Bool? = nil) {
        self.entries = entries
        self.declaresIntent = declaresIntent
    }

    /// Entries in the order in which they would be added. Nil where a key appears twice.
    public init?(adding pairs: [(key: JavaString, value: ExtraValue)]) {
        var keys: Set<JavaString> = []
        keys.reserveCapacity(pairs.count)
        var entries: [Entry] = []
        entries.reserveCapacity(pairs.count)
        for pair in pairs {
            guard keys.insert(pair.key).inserted else { return nil }
            entries.append(Entry(key: pair.key, value: pair.value))
        }
        entries.sort { $0.hash < $1.hash }
        self.entries = entries
    }

    public var isEmpty: Bool { entries.isEmpty }
    public var count: Int { entries.count }

    /// The value of a key; setting nil removes the key.
    public subscript(key: JavaString) -> ExtraValue? {
        get {
            let place = place(of: key, hash: key.javaHash)
            return place.isFound ? entries[place.index].value : nil
        }
        set {
            let entry = Entry(key: key, value: newValue ?? .null)
            let place = place(of: key, hash: entry.hash)
            switch (place.isFound, newValue) {
            case (true, nil): entries.remove(at: place.index)
            case (true, .some(let value)): entries[place.index].value = value
            case (false, nil): break
            case (false, .some): entries.insert(entry, at: place.index)
            }
        }
    }

    /// Where a key is, or where it would go: behind those with the same hash.
    private func place(of key: JavaString, hash: Int32) -> (index: Int, isFound: Bool) {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].hash < hash { low = middle + 1 } else { high = middle }
        }
        while low < entries.count, entries[low].hash == hash {
            if entries[low].key == key { return (low, true) }
            low += 1
        }
        return (low, false)
    }

    /// What API 36 writes behind the bundle.
    var intentDeclaration: Bool { declaresIntent ?? holdsIntent }

    var holdsIntent: Bool {
        entries.contains { entry in
            if case .intent = entry.value { true } else { false }
        }
    }
}

extension Extras: ExpressibleByDictionaryLiteral {
    /// A key that appears twice keeps its last value.
    public init(dictionaryLiteral elements: (JavaString, ExtraValue)...) {
        for (key, value) in elements { self[key] = value }
    }
}
