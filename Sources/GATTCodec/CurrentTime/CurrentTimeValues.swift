// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Day Date Time, 0x2A0A: date and time (7 bytes), day of the week (1 byte).
public struct DayDateTime: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a0a }
    public static var name: StaticString { "Day Date Time" }
    public static var source: StaticString { "GATT Specification Supplement, Day Date Time" }

    public var dateTime = DateTime()
    public var dayOfWeek: DayOfWeek = .unknown

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("dateTime", &dateTime)
        try coder.field("dayOfWeek", &dayOfWeek)
    }
}

/// Exact Time 256, 0x2A0C: date and time (7 bytes), day of the week (1 byte), 1/256 s (1 byte).
public struct ExactTime256: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a0c }
    public static var name: StaticString { "Exact Time 256" }
    public static var source: StaticString { "GATT Specification Supplement, Exact Time 256" }

    public var dayDateTime = DayDateTime()
    public var fractions256 = Scaled<UInt8>(.fractions256)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try dayDateTime.code(&coder)
        try coder.field("fractions256", &fractions256)
    }
}

/// Current Time, 0x2A2B: an ``ExactTime256`` (9 bytes) and why the clock was last set (1 byte).
public struct CurrentTime: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a2b }
    public static var name: StaticString { "Current Time" }
    public static var source: StaticString { "Current Time Service 1.1, 3.1" }

    public struct AdjustReason: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let manualTimeUpdate = AdjustReason(rawValue: 1 << 0)
        public static let externalReferenceTimeUpdate = AdjustReason(rawValue: 1 << 1)
        public static let changeOfTimeZone = AdjustReason(rawValue: 1 << 2)
        public static let changeOfDST = AdjustReason(rawValue: 1 << 3)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "manualTimeUpdate", 1: "externalReferenceTimeUpdate", 2: "changeOfTimeZone", 3: "changeOfDST",
        ]
    }

    public var exactTime = ExactTime256()
    public var adjustReason: AdjustReason = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try exactTime.code(&coder)
        try coder.field("adjustReason", &adjustReason)
    }
}

/// Local Time Information, 0x2A0F: time zone (1 byte, steps of 15 minutes), daylight saving offset (1 byte).
public struct LocalTimeInformation: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a0f }
    public static var name: StaticString { "Local Time Information" }
    public static var source: StaticString { "Current Time Service 1.1, 3.2" }

    public var timeZone = Scaled<Int8>(.timeZone)
    public var dstOffset: DSTOffset = .standardTime

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.timeZone("timeZone", &timeZone)
        try coder.field("dstOffset", &dstOffset)
    }
}

/// Reference Time Information, 0x2A14.
///
/// | field | bytes |
/// |---|---|
/// | time source | 1 |
/// | time accuracy, 1/8 s | 1 |
/// | days since the last update; 255 is 255 or more | 1 |
/// | hours since the last update, 0 to 23; 255 with 255 days | 1 |
public struct ReferenceTimeInformation: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a14 }
    public static var name: StaticString { "Reference Time Information" }
    public static var source: StaticString { "Current Time Service 1.1, 3.3" }

    public var timeSource: TimeSource = .unknown
    public var timeAccuracy = Scaled<UInt8>(.timeAccuracy)
    public var daysSinceUpdate = Scaled<UInt8>(Scale(.day))
    public var hoursSinceUpdate = Scaled<UInt8>(Scale(.hour))

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("timeSource", &timeSource)
        try coder.field("timeAccuracy", &timeAccuracy)
        try coder.field("daysSinceUpdate", &daysSinceUpdate)
        try coder.field("hoursSinceUpdate", &hoursSinceUpdate)
        try coder.expect(
            hoursSinceUpdate.raw <= 23 || hoursSinceUpdate.raw == 255, "hoursSinceUpdate", "hours are above 23")
        try coder.expect(
            (daysSinceUpdate.raw == 255) == (hoursSinceUpdate.raw == 255), "hoursSinceUpdate",
            "days and hours are 255 together or not at all")
    }
}
