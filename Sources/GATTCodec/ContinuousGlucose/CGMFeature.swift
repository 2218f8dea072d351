// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// CGM Feature, 0x2AA8.
///
/// | field | bytes |
/// |---|---|
/// | features | 3 |
/// | type and sample location | 1 |
/// | E2E-CRC; 0xFFFF where feature bit 12 says that there is none | 2 |
public struct CGMFeature: CharacteristicValue {
    public static var uuid: UInt16 { 0x2aa8 }
    public static var name: StaticString { "CGM Feature" }
    public static var source: StaticString { "Continuous Glucose Monitoring Service 1.0.1, 3.2" }

    public struct Features: WireFlags {
        public static var byteCount: Int { 3 }
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let calibration = Features(rawValue: 1 << 0)
        public static let patientHighLowAlerts = Features(rawValue: 1 << 1)
        public static let hypoAlerts = Features(rawValue: 1 << 2)
        public static let hyperAlerts = Features(rawValue: 1 << 3)
        public static let rateAlerts = Features(rawValue: 1 << 4)
        public static let deviceSpecificAlert = Features(rawValue: 1 << 5)
        public static let sensorMalfunctionDetection = Features(rawValue: 1 << 6)
        public static let temperatureHighLowDetection = Features(rawValue: 1 << 7)
        public static let resultHighLowDetection = Features(rawValue: 1 << 8)
        public static let lowBatteryDetection = Features(rawValue: 1 << 9)
        public static let sensorTypeErrorDetection = Features(rawValue: 1 << 10)
        public static let generalDeviceFault = Features(rawValue: 1 << 11)
        public static let e2eCRC = Features(rawValue: 1 << 12)
        public static let multipleBonds = Features(rawValue: 1 << 13)
        public static let multipleSessions = Features(rawValue: 1 << 14)
        public static let trend = Features(rawValue: 1 << 15)
        public static let quality = Features(rawValue: 1 << 16)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "calibration", 1: "patientHighLowAlerts", 2: "hypoAlerts", 3: "hyperAlerts", 4: "rateAlerts",
            5: "deviceSpecificAlert", 6: "sensorMalfunctionDetection", 7: "temperatureHighLowDetection",
            8: "resultHighLowDetection", 9: "lowBatteryDetection", 10: "sensorTypeErrorDetection",
            11: "generalDeviceFault", 12: "e2eCRC", 13: "multipleBonds", 14: "multipleSessions", 15: "trend",
            16: "quality",
        ]
    }

    public var features: Features = []
    public var sampleOrigin = SampleOrigin()
    /// Left to be computed, it becomes 0xFFFF where the features say that there is none.
    public var e2eCRC = E2ECRC.computed

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("features", &features)
        try coder.field("sampleOrigin", &sampleOrigin)
        let isProtected = features.contains(.e2eCRC)
        e2eCRC.coverage = isProtected ? 4 : nil
        if !coder.isReading, !isProtected, e2eCRC.word == nil { e2eCRC.word = 0xffff }
        try coder.field("e2eCRC", &e2eCRC)
        try coder.expect(
            isProtected || e2eCRC.word == nil || e2eCRC.word == 0xffff, "e2eCRC",
            "without the feature E2E-CRC the field is 0xFFFF")
    }
}
