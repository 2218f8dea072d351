// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What the glasses of WVP1 can do and ask for.
public struct WVP1Features: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Bodies may be compressed.
    public static let gzip = WVP1Features(rawValue: 1 << 0)
    /// Bodies may be typed JSON.
    public static let json = WVP1Features(rawValue: 1 << 1)
    /// Nothing is accepted before a link token was.
    public static let tokenRequired = WVP1Features(rawValue: 1 << 2)

    public static let bits: KeyValuePairs<Int, StaticString> = [0: "gzip", 1: "json", 2: "tokenRequired"]
}
