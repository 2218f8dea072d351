// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Glucose Feature, 0x2A51: two bytes of flags.
public struct GlucoseFeature: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a51 }
    public static var name: StaticString { "Glucose Feature" }
    public static var source: StaticString { "Glucose Service 1.0.1, 3.3" }

    public struct Features: WireFlags {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let lowBatteryDetection = Features(rawValue: 1 << 0)
        public static let sensorMalfunctionDetection = Features(rawValue: 1 << 1)
        public static let sensorSampleSize = Features(rawValue: 1 << 2)
        public static let stripInsertionErrorDetection = Features(rawValue: 1 << 3)
        public static let stripTypeErrorDetection = Features(rawValue: 1 << 4)
        public static let resultHighLowDetection = Features(rawValue: 1 << 5)
        public static let temperatureHighLowDetection = Features(rawValue: 1 << 6)
        public static let readInterruptDetection = Features(rawValue: 1 << 7)
        public static let generalDeviceFault = Features(rawValue: 1 << 8)
        public static let timeFault = Features(rawValue: 1 << 9)
        public static let multipleBonds = Features(rawValue: 1 << 10)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "lowBatteryDetection", 1: "sensorMalfunctionDetection", 2: "sensorSampleSize",
            3: "stripInsertionErrorDetection", 4: "stripTypeErrorDetection", 5: "resultHighLowDetection",
            6: "temperatureHighLowDetection", 7: "readInterruptDetection", 8: "generalDeviceFault", 9: "timeFault",
            10: "multipleBonds",
        ]
    }

    public var features: Features = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("features", &features)
    }
}
