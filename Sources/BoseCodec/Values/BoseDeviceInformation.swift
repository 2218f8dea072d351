// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Wearable device information: what the device is, what it has, and how it is; 19 bytes.
///
/// | offset | bytes | field |
/// |---|---|---|
/// | 0 | 1 + 1 | version of the specification |
/// | 2 | 2 | product |
/// | 4 | 1 | variant |
/// | 5 | 4 | sensors that it has |
/// | 9 | 4 | gestures that it has |
/// | 13 | 1 | transmission period, ms |
/// | 14 | 2 | largest payload of all active sensors in one transmission period |
/// | 16 | 1 | largest number of active sensors |
/// | 17 | 2 | status |
///
/// It notifies when the status changes, and can be read before pairing. Bytes after the 19 are kept and reported. Some
/// hobby clients read the transmission period at offset 16; the vendor's SDKs read it at 13. Sources: Bose iOS and
/// Android SDKs, with which bytes in Ukaton-Inc/side-missions-firmware agree.
public struct BoseDeviceInformation: FieldCoded {
    public static let byteCount = 19

    public var majorVersion: UInt8 = 0
    public var minorVersion: UInt8 = 0
    public var product: BoseProduct = .frames
    public var variant: UInt8 = 0
    public var sensors: BoseSensorSet = []
    public var gestures: BoseGestureSet = []
    /// Milliseconds; 0 where a sample is sent as soon as there is one.
    public var transmissionPeriod: UInt8 = 0
    /// Bytes; 0 is taken as "no limit" (Bose Unity SDK; single source).
    public var maximumPayload: UInt16 = 0
    public var maximumActiveSensors: UInt8 = 0
    public var status: BoseDeviceStatus = []
    /// Bytes after the 19 that are known.
    public var tail: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("majorVersion", &majorVersion)
        try coder.field("minorVersion", &minorVersion)
        try coder.bigEndian("product", code: &product)
        try coder.field("variant", &variant)
        try coder.bigEndian("sensors", flags: &sensors)
        try coder.bigEndian("gestures", flags: &gestures)
        var period = BigEndian(transmissionPeriod, unit: .millisecond)
        try coder.field("transmissionPeriod", &period)
        transmissionPeriod = period.raw
        try coder.bigEndian("maximumPayload", &maximumPayload, unit: .byte)
        try coder.field("maximumActiveSensors", &maximumActiveSensors)
        try coder.bigEndian("status", flags: &status)
        try coder.leftOver("tail", &tail, "bytes after the 19 that are known")
    }

    /// The largest payload in one transmission period; nil where there is no limit.
    public var payloadLimit: Int? { maximumPayload == 0 ? nil : Int(maximumPayload) }
}
