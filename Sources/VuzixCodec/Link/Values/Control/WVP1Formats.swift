// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The formats of bodies that a phone reads. The bits are assumed: bit n is format n + 1.
public struct WVP1Formats: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let parcel = WVP1Formats(rawValue: 1 << 0)
    public static let json = WVP1Formats(rawValue: 1 << 1)

    public static let bits: KeyValuePairs<Int, StaticString> = [0: "parcel", 1: "json"]
}
