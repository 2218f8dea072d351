// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Weight Scale Feature, 0x2A9E: four bytes of flags, among them two codes for the step sizes.
public struct WeightScaleFeature: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a9e }
    public static var name: StaticString { "Weight Scale Feature" }
    public static var source: StaticString { "Weight Scale Service 1.0, 3.1" }

    public struct Features: WireFlags {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let timestamp = Features(rawValue: 1 << 0)
        public static let multipleUsers = Features(rawValue: 1 << 1)
        public static let bmi = Features(rawValue: 1 << 2)

        public static let bits: KeyValuePairs<Int, StaticString> = [0: "timestamp", 1: "multipleUsers", 2: "bmi"]
        public static var numbers: [(bit: Int, width: Int, name: StaticString)] {
            [(3, 4, "weightResolution"), (7, 3, "heightResolution")]
        }

        /// Bits 3 to 6, see ``BodyResolution/weight(_:)``.
        public var weightResolution: UInt8 { UInt8(rawValue >> 3 & 15) }
        /// Bits 7 to 9, see ``BodyResolution/height(_:)``.
        public var heightResolution: UInt8 { UInt8(rawValue >> 7 & 7) }
    }

    public var features: Features = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("features", &features)
        try coder.expect(features.weightResolution < 8, "features", "the weight resolution is a reserved code")
        try coder.expect(features.heightResolution < 4, "features", "the height resolution is a reserved code")
    }
}
