// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Body Composition Feature, 0x2A9B: four bytes of flags, among them two codes for the step sizes.
public struct BodyCompositionFeature: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a9b }
    public static var name: StaticString { "Body Composition Feature" }
    public static var source: StaticString { "Body Composition Service 1.0, 3.1" }

    public struct Features: WireFlags {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let timestamp = Features(rawValue: 1 << 0)
        public static let multipleUsers = Features(rawValue: 1 << 1)
        public static let basalMetabolism = Features(rawValue: 1 << 2)
        public static let musclePercentage = Features(rawValue: 1 << 3)
        public static let muscleMass = Features(rawValue: 1 << 4)
        public static let fatFreeMass = Features(rawValue: 1 << 5)
        public static let softLeanMass = Features(rawValue: 1 << 6)
        public static let bodyWaterMass = Features(rawValue: 1 << 7)
        public static let impedance = Features(rawValue: 1 << 8)
        public static let weight = Features(rawValue: 1 << 9)
        public static let height = Features(rawValue: 1 << 10)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "timestamp", 1: "multipleUsers", 2: "basalMetabolism", 3: "musclePercentage", 4: "muscleMass",
            5: "fatFreeMass", 6: "softLeanMass", 7: "bodyWaterMass", 8: "impedance", 9: "weight", 10: "height",
        ]
        public static var numbers: [(bit: Int, width: Int, name: StaticString)] {
            [(11, 4, "weightResolution"), (15, 3, "heightResolution")]
        }

        /// Bits 11 to 14, see ``BodyResolution/weight(_:)``.
        public var weightResolution: UInt8 { UInt8(rawValue >> 11 & 15) }
        /// Bits 15 to 17, see ``BodyResolution/height(_:)``.
        public var heightResolution: UInt8 { UInt8(rawValue >> 15 & 7) }
    }

    public var features: Features = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("features", &features)
        try coder.expect(features.weightResolution < 8, "features", "the weight resolution is a reserved code")
        try coder.expect(features.heightResolution < 4, "features", "the height resolution is a reserved code")
    }
}
