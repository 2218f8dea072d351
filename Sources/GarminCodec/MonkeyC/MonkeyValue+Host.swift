// SPDX-License-Identifier: Apache-2.0

extension MonkeyValue {
    /// An integer: a Number where it fits 32 bits, otherwise a Long, as Garmin's Android SDK has it.
    public init(_ value: Int) { self.init(Int64(value)) }

    /// An integer: a Number where it fits 32 bits, otherwise a Long, as Garmin's Android SDK has it.
    public init(_ value: Int64) {
        if let number = Int32(exactly: value) { self = .number(number) } else { self = .long(value) }
    }

    /// A floating-point number: a Float where that differs by less than 1e-5 or whatever `rule` says, as Garmin's
    /// Android SDK has it (for iOS: assumed).
    public init(_ value: Double, rule: MonkeyEncoding.Doubles = .narrowWithin(1e-5)) {
        if let single = rule.narrowed(value) { self = .float(single) } else { self = .double(value) }
    }

    public init(_ value: Float) { self = .float(value) }
    public init(_ value: Bool) { self = .bool(value) }
    public init(_ value: String) { self = .string(value) }
    public init(_ value: Unicode.Scalar) { self = .char(value.value) }
    public init(_ value: [MonkeyValue]) { self = .array(value) }
    public init(_ value: MonkeyDictionary) { self = .dictionary(value) }
}

extension MonkeyValue: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    public init(nilLiteral: ()) { self = .null }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    public init(integerLiteral value: Int64) { self.init(value) }
    public init(floatLiteral value: Double) { self.init(value) }
    public init(stringLiteral value: String) { self = .string(value) }
    public init(arrayLiteral elements: MonkeyValue...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (MonkeyValue, MonkeyValue)...) {
        self = .dictionary(MonkeyDictionary(elements.map { MonkeyDictionary.Pair(key: $0.0, value: $0.1) }))
    }
}
