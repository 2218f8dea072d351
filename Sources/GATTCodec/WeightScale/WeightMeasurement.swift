// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Weight Measurement, 0x2A9D.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 1 | always |
/// | weight, 0.005 kg or, with flag bit 0, 0.01 lb; 0xFFFF unsuccessful | 2 | always |
/// | time stamp | 7 | flag bit 1 |
/// | user ID, 255 unknown | 1 | flag bit 2 |
/// | body mass index, 0.1 kg/m² | 2 | flag bit 3 |
/// | height, 0.001 m or, with flag bit 0, 0.1 in | 2 | flag bit 3 |
public struct WeightMeasurement: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a9d }
    public static var name: StaticString { "Weight Measurement" }
    public static var source: StaticString { "Weight Scale Service 1.0, 3.2" }

    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let imperial = Flags(rawValue: 1 << 0)
        public static let timestamp = Flags(rawValue: 1 << 1)
        public static let userID = Flags(rawValue: 1 << 2)
        public static let bmiAndHeight = Flags(rawValue: 1 << 3)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "imperial", 1: "timestamp", 2: "userID", 3: "bmiAndHeight",
        ]
    }

    public var flags: Flags = []
    /// `Scale.weightSI` or `Scale.weightImperial`; `flags` follows it.
    public var weight = Scaled<UInt16>(.weightSI)
    public var timestamp: DateTime?
    public var userID: Scaled<UInt8>?
    public var bmi: Scaled<UInt16>?
    public var height: Scaled<UInt16>?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        let bmiBlank = Scaled<UInt16>(Scale(.kilogramPerSquareMetre, decimal: -1))
        if !coder.isReading, bmi != nil || height != nil {
            bmi = bmi ?? bmiBlank
            height = height ?? Scaled(.heightSI)
        }
        coder.deriveUnit(&flags, .imperial, from: weight.scale.unit, clear: .kilogram, set: .pound)
        coder.derive(&flags, .timestamp, from: timestamp != nil)
        coder.derive(&flags, .userID, from: userID != nil)
        coder.derive(&flags, .bmiAndHeight, from: bmi != nil)
        try coder.field("flags", &flags)
        let isImperial = flags.contains(.imperial)
        weight.scale = isImperial ? .weightImperial : .weightSI
        let heightScale: Scale = isImperial ? .heightImperial : .heightSI
        height?.scale = heightScale
        try coder.field("weight", &weight)
        try coder.optional("timestamp", &timestamp, if: flags.contains(.timestamp))
        try coder.optional("userID", &userID, if: flags.contains(.userID), blank: Scaled(.userID))
        try coder.optional("bmi", &bmi, if: flags.contains(.bmiAndHeight), blank: bmiBlank)
        try coder.optional("height", &height, if: flags.contains(.bmiAndHeight), blank: Scaled(heightScale))
    }
}
