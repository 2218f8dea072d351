// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// HELLO: how a phone opens a link.
public struct WVP1Hello: FieldCoded, Hashable {
    public var version: UInt8 = WVP1Limits.version
    /// Android level of the parcels that the phone wants.
    public var parcelAPI: UInt8 = WVP1Limits.parcelAPI
    public var formats: WVP1Formats = .parcel
    /// Fragments that the glasses may send at first.
    public var credits: UInt8 = WVP1Limits.initialCredits
    /// Bundle identifier of the app.
    public var bundleIdentifier = WVP1CountedText<UInt8>()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("version", &version)
        try coder.field("parcelAPI", &parcelAPI)
        try coder.field("formats", &formats)
        try coder.field("credits", &credits)
        try coder.field("bundleIdentifier", &bundleIdentifier)
    }
}
