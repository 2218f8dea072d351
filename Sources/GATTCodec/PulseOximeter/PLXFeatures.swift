// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// PLX Features, 0x2A60.
///
/// | field | bytes | present |
/// |---|---|---|
/// | supported features | 2 | always |
/// | supported bits of the measurement status | 2 | feature bit 0 |
/// | supported bits of the device and sensor status | 3 | feature bit 1 |
public struct PLXFeatures: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a60 }
    public static var name: StaticString { "PLX Features" }
    public static var source: StaticString { "Pulse Oximeter Service 1.0.1, 3.3" }

    public struct Features: WireFlags {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let measurementStatus = Features(rawValue: 1 << 0)
        public static let deviceStatus = Features(rawValue: 1 << 1)
        public static let measurementStorage = Features(rawValue: 1 << 2)
        public static let timestamp = Features(rawValue: 1 << 3)
        public static let fast = Features(rawValue: 1 << 4)
        public static let slow = Features(rawValue: 1 << 5)
        public static let pulseAmplitudeIndex = Features(rawValue: 1 << 6)
        public static let multipleBonds = Features(rawValue: 1 << 7)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "measurementStatus", 1: "deviceStatus", 2: "measurementStorage", 3: "timestamp", 4: "fast", 5: "slow",
            6: "pulseAmplitudeIndex", 7: "multipleBonds",
        ]
    }

    public var features: Features = []
    public var measurementStatus: PLXMeasurementStatus?
    public var deviceStatus: PLXDeviceStatus?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&features, .measurementStatus, from: measurementStatus != nil)
        coder.derive(&features, .deviceStatus, from: deviceStatus != nil)
        try coder.field("features", &features)
        try coder.optional("measurementStatus", &measurementStatus, if: features.contains(.measurementStatus))
        try coder.optional("deviceStatus", &deviceStatus, if: features.contains(.deviceStatus))
    }
}
