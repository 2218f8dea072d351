// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// CGM Status, 0x2AA9.
///
/// | field | bytes | present |
/// |---|---|---|
/// | time offset from the session's start, minutes | 2 | always |
/// | status, calibration, warning octets | 1 each | always |
/// | E2E-CRC | 2 | when there are bytes for it |
public struct CGMStatus: CharacteristicValue {
    public static var uuid: UInt16 { 0x2aa9 }
    public static var name: StaticString { "CGM Status" }
    public static var source: StaticString { "Continuous Glucose Monitoring Service 1.0.1, 3.3" }

    public var timeOffset = Scaled<UInt16>(Scale(.minute))
    public var status: CGMStatusOctet = []
    public var calibration: CGMCalibrationOctet = []
    public var warning: CGMWarningOctet = []
    public var e2eCRC: E2ECRC?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("timeOffset", &timeOffset)
        try coder.field("status", &status)
        try coder.field("calibration", &calibration)
        try coder.field("warning", &warning)
        try coder.trailingCRC("e2eCRC", &e2eCRC, coverage: 5)
    }
}

/// CGM Session Start Time, 0x2AAA.
///
/// | field | bytes | present |
/// |---|---|---|
/// | session start time | 7 | always |
/// | time zone, steps of 15 minutes, −128 unknown | 1 | always |
/// | daylight saving offset | 1 | always |
/// | E2E-CRC | 2 | when there are bytes for it |
public struct CGMSessionStartTime: CharacteristicValue {
    public static var uuid: UInt16 { 0x2aaa }
    public static var name: StaticString { "CGM Session Start Time" }
    public static var source: StaticString { "Continuous Glucose Monitoring Service 1.0.1, 3.4" }

    public var sessionStartTime = DateTime()
    public var timeZone = Scaled<Int8>(.timeZone)
    public var dstOffset: DSTOffset = .standardTime
    public var e2eCRC: E2ECRC?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("sessionStartTime", &sessionStartTime)
        try coder.timeZone("timeZone", &timeZone)
        try coder.field("dstOffset", &dstOffset)
        try coder.trailingCRC("e2eCRC", &e2eCRC, coverage: 9)
    }
}

/// CGM Session Run Time, 0x2AAB: hours (2 bytes) and, when there are bytes for it, the E2E-CRC (2 bytes).
public struct CGMSessionRunTime: CharacteristicValue {
    public static var uuid: UInt16 { 0x2aab }
    public static var name: StaticString { "CGM Session Run Time" }
    public static var source: StaticString { "Continuous Glucose Monitoring Service 1.0.1, 3.5" }

    public var sessionRunTime = Scaled<UInt16>(Scale(.hour))
    public var e2eCRC: E2ECRC?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("sessionRunTime", &sessionRunTime)
        try coder.trailingCRC("e2eCRC", &e2eCRC, coverage: 2)
    }
}

extension FieldCoder where Self: ~Copyable & ~Escapable {
    /// A CRC over the `coverage` bytes before it that is there when two bytes are left.
    mutating func trailingCRC(_ name: StaticString, _ crc: inout E2ECRC?, coverage: Int) throws(Failure) {
        crc?.coverage = coverage
        try optional(name, &crc, if: (remaining ?? 2) >= 2, blank: E2ECRC(coverage: coverage))
    }
}
