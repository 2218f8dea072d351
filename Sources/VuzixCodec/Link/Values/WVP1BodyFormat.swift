// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// How the body of a message of WVP1 is spelled.
public struct WVP1BodyFormat: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// There is no body.
    public static let none = WVP1BodyFormat(rawValue: 0)
    /// A parcel of Android at the level that the envelope names.
    public static let parcel = WVP1BodyFormat(rawValue: 1)
    /// The toolkit's own typed JSON.
    public static let json = WVP1BodyFormat(rawValue: 2)

    public static let names: KeyValuePairs<UInt8, StaticString> = [0: "none", 1: "parcel", 2: "json"]
}
