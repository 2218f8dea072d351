// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Blood Pressure Feature, 0x2A49: two bytes of flags.
public struct BloodPressureFeature: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a49 }
    public static var name: StaticString { "Blood Pressure Feature" }
    public static var source: StaticString { "Blood Pressure Service 1.1.1, 3.3" }

    public struct Features: WireFlags {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let bodyMovementDetection = Features(rawValue: 1 << 0)
        public static let cuffFitDetection = Features(rawValue: 1 << 1)
        public static let irregularPulseDetection = Features(rawValue: 1 << 2)
        public static let pulseRateRangeDetection = Features(rawValue: 1 << 3)
        public static let measurementPositionDetection = Features(rawValue: 1 << 4)
        public static let multipleBonds = Features(rawValue: 1 << 5)
        public static let e2eCRC = Features(rawValue: 1 << 6)
        public static let userDataService = Features(rawValue: 1 << 7)
        public static let userFacingTime = Features(rawValue: 1 << 8)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "bodyMovementDetection", 1: "cuffFitDetection", 2: "irregularPulseDetection",
            3: "pulseRateRangeDetection", 4: "measurementPositionDetection", 5: "multipleBonds", 6: "e2eCRC",
            7: "userDataService", 8: "userFacingTime",
        ]
    }

    public var features: Features = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("features", &features)
    }
}
