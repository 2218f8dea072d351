// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The INFO characteristic of WVP1: what a phone reads before it says hello.
///
/// | offset | bytes | field |
/// |---|---|---|
/// | 0 | 1 | profile version, 1 |
/// | 1 | 1 | model |
/// | 2 | 2 | most payload bytes in a fragment, 0 where the ATT MTU decides |
/// | 4 | 4 | largest message, bytes |
/// | 8 | 4 | soft limit, bytes |
/// | 12 | 1 | slots |
/// | 13 | 1 | credits at the start |
/// | 14 | 1 | Android level of parcels |
/// | 15 | 1 | features |
/// | 16 | 1 + n | n, then the name, UTF-8 |
///
/// All numbers are little-endian. Source: toolkit profile WVP1.
public struct WVP1Information: FieldCoded, Hashable {
    public var version: UInt8 = WVP1Limits.version
    public var model: WVP1Model = .unknown
    /// Most payload bytes in a fragment, 0 where the ATT MTU decides.
    public var fragmentPayloadCap: UInt16 = 0
    /// Bytes.
    public var maximumMessage = UInt32(WVP1Limits.maximumMessage)
    /// Bytes.
    public var softLimit = UInt32(WVP1Limits.softLimit)
    public var slots = UInt8(WVP1Limits.slots)
    /// Fragments that either side may send before it was given credits.
    public var initialCredits: UInt8 = WVP1Limits.initialCredits
    public var parcelAPI: UInt8 = WVP1Limits.parcelAPI
    public var features: WVP1Features = []
    /// Framework version and model, `2/Vuzix M4000` for instance.
    public var name = WVP1CountedText<UInt8>()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("version", &version)
        try coder.expect(version == WVP1Limits.version, "version", "the only version is 1")
        try coder.field("model", &model)
        try coder.field("fragmentPayloadCap", &fragmentPayloadCap)
        try coder.field("maximumMessage", &maximumMessage)
        try coder.field("softLimit", &softLimit)
        try coder.field("slots", &slots)
        try coder.field("initialCredits", &initialCredits)
        try coder.field("parcelAPI", &parcelAPI)
        try coder.field("features", &features)
        try coder.field("name", &name)
    }
}
