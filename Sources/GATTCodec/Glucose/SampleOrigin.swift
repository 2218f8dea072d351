// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

/// What a glucose concentration was measured in, and where that was taken: bits 0–3 type, 4–7 sample location.
public struct SampleOrigin: PackedFields {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public init(type: UInt8, location: UInt8) { rawValue = type & 15 | location << 4 }

    public static let parts: [PackedPart] = [
        .code("type", 0, width: 4, typeNames),
        .code(
            "sampleLocation", 4, width: 4,
            [
                1: "finger", 2: "alternateSiteTest", 3: "earlobe", 4: "controlSolution", 5: "subcutaneousTissue",
                15: "notAvailable",
            ]),
    ]

    static let typeNames: KeyValuePairs<UInt8, StaticString> = [
        1: "capillaryWholeBlood", 2: "capillaryPlasma", 3: "venousWholeBlood", 4: "venousPlasma",
        5: "arterialWholeBlood", 6: "arterialPlasma", 7: "undeterminedWholeBlood", 8: "undeterminedPlasma",
        9: "interstitialFluid", 10: "controlSolution",
    ]

    public var type: UInt8 { rawValue & 15 }
    /// 5, subcutaneous tissue, is for continuous monitors only.
    public var location: UInt8 { rawValue >> 4 }
}
