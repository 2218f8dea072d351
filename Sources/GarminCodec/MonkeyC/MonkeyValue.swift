// SPDX-License-Identifier: Apache-2.0

/// A Monkey C value as a tree: what apps and their companions exchange.
///
/// Every case is one type of the wire and stays that type when it is encoded, unless ``MonkeyEncoding`` says otherwise.
/// Numbers of the host language become values through the initialisers, which choose the type as Garmin's Android SDK
/// does. ``MonkeyMessage`` is the flat form that keeps the spelling too.
public enum MonkeyValue: Sendable, Hashable {
    case null
    case bool(Bool)
    /// Number, 32 bits.
    case number(Int32)
    /// Long, 64 bits.
    case long(Int64)
    case float(Float)
    case double(Double)
    case string(String)
    /// A code point, which may be none that Unicode knows.
    case char(UInt32)
    /// ByteArray (newer devices; layout assumed).
    case bytes([UInt8])
    case array([MonkeyValue])
    case dictionary(MonkeyDictionary)
}

extension MonkeyValue {
    /// The value as a 64-bit integer, where it is one.
    public var integer: Int64? {
        switch self {
        case .number(let value): Int64(value)
        case .long(let value): value
        default: nil
        }
    }

    /// Any number as a double.
    public var doubleValue: Double? {
        switch self {
        case .number(let value): Double(value)
        case .long(let value): Double(value)
        case .float(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }

    public var stringValue: String? {
        guard case .string(let text) = self else { return nil }
        return text
    }

    public var boolValue: Bool? {
        guard case .bool(let value) = self else { return nil }
        return value
    }

    public var arrayValue: [MonkeyValue]? {
        guard case .array(let elements) = self else { return nil }
        return elements
    }

    public var dictionaryValue: MonkeyDictionary? {
        guard case .dictionary(let pairs) = self else { return nil }
        return pairs
    }

    public var isNull: Bool { self == .null }

    /// The value of the first pair with a key.
    public subscript(key: MonkeyValue) -> MonkeyValue? { dictionaryValue?[key] }

    /// The element at a place of an array.
    public subscript(index: Int) -> MonkeyValue? {
        guard let elements = arrayValue, elements.indices.contains(index) else { return nil }
        return elements[index]
    }

    /// Whether two values mean the same: the order of a dictionary's pairs does not count, and a NaN equals its like.
    public func means(_ other: MonkeyValue) -> Bool {
        switch (self, other) {
        case (.float(let a), .float(let b)): a.bitPattern == b.bitPattern
        case (.double(let a), .double(let b)): a.bitPattern == b.bitPattern
        case (.array(let a), .array(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.means($1) }
        case (.dictionary(let a), .dictionary(let b)): a.means(b)
        default: self == other
        }
    }
}
