// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The model that emulated glasses stand for.
public struct WVP1Model: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let unknown = WVP1Model(rawValue: 0)
    public static let blade = WVP1Model(rawValue: 1)
    public static let blade2 = WVP1Model(rawValue: 2)
    public static let m400 = WVP1Model(rawValue: 3)
    public static let m4000 = WVP1Model(rawValue: 4)
    public static let shield = WVP1Model(rawValue: 5)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "unknown", 1: "blade", 2: "blade2", 3: "m400", 4: "m4000", 5: "shield",
    ]
}
