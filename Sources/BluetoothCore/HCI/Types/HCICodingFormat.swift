// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A codec (Assigned Numbers 2.11).
public struct HCICodingFormatID: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let uLawLog = HCICodingFormatID(rawValue: 0)
    public static let aLawLog = HCICodingFormatID(rawValue: 1)
    public static let cvsd = HCICodingFormatID(rawValue: 2)
    public static let transparent = HCICodingFormatID(rawValue: 3)
    public static let linearPCM = HCICodingFormatID(rawValue: 4)
    public static let mSBC = HCICodingFormatID(rawValue: 5)
    public static let lc3 = HCICodingFormatID(rawValue: 6)
    public static let g729A = HCICodingFormatID(rawValue: 7)
    public static let vendorSpecific = HCICodingFormatID(rawValue: 0xff)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "uLawLog", 1: "aLawLog", 2: "cvsd", 3: "transparent", 4: "linearPCM", 5: "mSBC", 6: "lc3", 7: "g729A",
        0xff: "vendorSpecific",
    ]
}

/// A codec, its company and that company's number for it, both 0 unless vendor-specific (volume 4, part E,
/// 7.8.109).
///
/// Bytes: codingFormat 1, companyID 2, vendorCodecID 2.
public struct HCICodingFormat: HCIParameters {
    public var codingFormat = HCICodingFormatID()
    public var companyID: UInt16 = 0
    public var vendorCodecID: UInt16 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("codingFormat", &codingFormat)
        try coder.field("companyID", &companyID)
        try coder.field("vendorCodecID", &vendorCodecID)
    }
}
