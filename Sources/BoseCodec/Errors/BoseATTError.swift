// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Why a device refused a configuration: the application error code of the ATT Error Response.
///
/// The numbers are certain (Bose iOS and Android SDKs); which input brings which of them is not public.
public struct BoseATTError: WireEnumeration, Error {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let invalidRequestLength = BoseATTError(rawValue: 0x80)
    public static let invalidSamplePeriod = BoseATTError(rawValue: 0x81)
    public static let invalidSensorConfiguration = BoseATTError(rawValue: 0x82)
    public static let exceedsMaximumThroughput = BoseATTError(rawValue: 0x83)
    /// Sensors and gestures are suspended.
    public static let sensorServiceUnavailable = BoseATTError(rawValue: 0x84)
    public static let invalidSensor = BoseATTError(rawValue: 0x85)
    public static let timeout = BoseATTError(rawValue: 0x86)
    /// Known to Bose's Android SDK only.
    public static let unknown = BoseATTError(rawValue: 0x9f)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0x80: "invalidRequestLength", 0x81: "invalidSamplePeriod", 0x82: "invalidSensorConfiguration",
        0x83: "exceedsMaximumThroughput", 0x84: "sensorServiceUnavailable", 0x85: "invalidSensor", 0x86: "timeout",
        0x9f: "unknown",
    ]
}
