// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A whole message of WVP1: what its fragments carry.
///
/// | offset | bytes | field |
/// |---|---|---|
/// | 0 | 4 | `WVP1` |
/// | 4 | 1 | type |
/// | 5 | 1 | format of the body |
/// | 6 | 1 | Android level of a parcel, 0 for other formats |
/// | 7 | 1 | flags; bit 0: the body is compressed with gzip |
/// | 8 | 16 | correlation id, most significant byte first; zero for a broadcast |
/// | 24 | 2 + n | n (little-endian), then the sending package or bundle identifier, UTF-8 |
/// | 26 + n | rest | body |
///
/// Source: toolkit profile WVP1.
public struct WVP1Envelope: FieldCoded, Hashable {
    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The body is compressed.
        public static let gzip = Flags(rawValue: 1 << 0)

        public static let bits: KeyValuePairs<Int, StaticString> = [0: "gzip"]
    }

    public var type: WVP1MessageType = .broadcast
    public var format: WVP1BodyFormat = .none
    /// Android level of a parcel, 0 for other formats.
    public var parcelAPI: UInt8 = 0
    public var flags: Flags = []
    public var correlationID: WVP1CorrelationID = .none
    /// The sending package of Android, or the bundle identifier of an app for iOS.
    public var sender = WVP1CountedText<UInt16>()
    /// As it was sent, compressed if ``flags`` say so.
    public var body: [UInt8] = []

    public init() {}

    /// Bytes before the name of the sender.
    public static let headerByteCount = 26

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        var magic = WVP1Magic()
        try coder.field("magic", &magic)
        try coder.field("type", &type)
        try coder.field("format", &format)
        try coder.field("parcelAPI", &parcelAPI)
        try coder.expect(format == .parcel || parcelAPI == 0, "parcelAPI", "only a parcel has an Android level")
        try coder.field("flags", &flags)
        try coder.field("correlationID", &correlationID)
        try coder.expect(type != .broadcast || correlationID == .none, "correlationID", "a broadcast has none")
        try coder.field("sender", &sender)
        try coder.bytes("body", &body)
        try coder.expect(format != .none || body.isEmpty, "body", "there is a body, but no format")
    }
}
