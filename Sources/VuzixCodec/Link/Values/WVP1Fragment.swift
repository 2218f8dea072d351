// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A part of a message, as RX and TX of WVP1 carry it.
///
/// | offset | bytes | field |
/// |---|---|---|
/// | 0 | 1 | bits 7–6: version, 1; bit 2: acknowledgement wanted; bit 1: last; bit 0: first |
/// | 1 | 1 | slot |
/// | 2 | 2 | number of the fragment in its message, from 0 |
/// | 4 | 4 | byte count of the whole message; only if first |
/// | 8 | 4 | CRC-32 of the whole message; only if first |
/// | 4 or 12 | rest | payload |
///
/// All numbers are little-endian. Source: toolkit profile WVP1.
public struct WVP1Fragment: FieldCoded, Hashable {
    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let first = Flags(rawValue: 1 << 0)
        public static let last = Flags(rawValue: 1 << 1)
        /// The sender wants to hear when the message is complete.
        public static let acknowledgementWanted = Flags(rawValue: 1 << 2)
        /// The two bits of version 1.
        public static let version1 = Flags(rawValue: 1 << 6)

        public var version: UInt8 { rawValue >> 6 }

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "first", 1: "last", 2: "acknowledgementWanted",
        ]
        public static let numbers: [(bit: Int, width: Int, name: StaticString)] = [(6, 2, "version")]
    }

    /// What the first fragment says about its message.
    public struct Start: FieldCoded, Hashable {
        /// Byte count of the whole message.
        public var byteCount: UInt32 = 0
        /// CRC-32 of the whole message, see ``WVP1Checksum``.
        public var checksum: UInt32 = 0

        public init() {}

        public init(byteCount: UInt32, checksum: UInt32) {
            self.byteCount = byteCount
            self.checksum = checksum
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("byteCount", &byteCount)
            try coder.hex("checksum", &checksum)
        }
    }

    public var flags: Flags = .version1
    public var slot: UInt8 = 0
    public var number: UInt16 = 0
    /// Only in a first fragment.
    public var message: Start?
    public var payload: [UInt8] = []

    public init() {}

    public init(
        slot: UInt8, number: UInt16, message: Start? = nil, isLast: Bool, wantsAcknowledgement: Bool = false,
        payload: [UInt8]
    ) {
        flags = .version1
        if message != nil { flags.insert(.first) }
        if isLast { flags.insert(.last) }
        if wantsAcknowledgement { flags.insert(.acknowledgementWanted) }
        self.slot = slot
        self.number = number
        self.message = message
        self.payload = payload
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .first, from: message != nil)
        try coder.field("flags", &flags)
        try coder.expect(flags.version == 1, "flags", "the only version is 1")
        try coder.field("slot", &slot)
        try coder.field("number", &number)
        try coder.optionalGroup("message", &message, if: flags.contains(.first))
        try coder.bytes("payload", &payload)
    }
}
