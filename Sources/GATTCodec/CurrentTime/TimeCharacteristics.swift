// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Date Time, 0x2A08: seven bytes, see ``DateTime``.
public struct DateTimeCharacteristic: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a08 }
    public static var name: StaticString { "Date Time" }
    public static var source: StaticString { "GATT Specification Supplement, Date Time" }

    public var dateTime = DateTime()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("dateTime", &dateTime)
    }
}

/// Day of Week, 0x2A09: one byte.
public struct DayOfWeekCharacteristic: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a09 }
    public static var name: StaticString { "Day of Week" }
    public static var source: StaticString { "GATT Specification Supplement, Day of Week" }

    public var dayOfWeek: DayOfWeek = .unknown

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("dayOfWeek", &dayOfWeek)
    }
}

/// DST Offset, 0x2A0D: one byte.
public struct DSTOffsetCharacteristic: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a0d }
    public static var name: StaticString { "DST Offset" }
    public static var source: StaticString { "GATT Specification Supplement, DST Offset" }

    public var dstOffset: DSTOffset = .standardTime

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("dstOffset", &dstOffset)
    }
}

/// Time Zone, 0x2A0E: one signed byte, steps of 15 minutes from UTC.
public struct TimeZoneCharacteristic: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a0e }
    public static var name: StaticString { "Time Zone" }
    public static var source: StaticString { "GATT Specification Supplement, Time Zone" }

    public var timeZone = Scaled<Int8>(.timeZone)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.timeZone("timeZone", &timeZone)
    }
}

/// Time Accuracy, 0x2A12: one byte, steps of 1/8 s.
public struct TimeAccuracyCharacteristic: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a12 }
    public static var name: StaticString { "Time Accuracy" }
    public static var source: StaticString { "GATT Specification Supplement, Time Accuracy" }

    public var timeAccuracy = Scaled<UInt8>(.timeAccuracy)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("timeAccuracy", &timeAccuracy)
    }
}

/// Time Source, 0x2A13: one byte.
public struct TimeSourceCharacteristic: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a13 }
    public static var name: StaticString { "Time Source" }
    public static var source: StaticString { "GATT Specification Supplement, Time Source" }

    public var timeSource: TimeSource = .unknown

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("timeSource", &timeSource)
    }
}
