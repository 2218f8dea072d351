// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A packet, or a part of one, as GATT carries it: a byte that says which part it is, and the bytes.
///
/// 0x00 is a packet of one part; of several parts the last is the one whose two nibbles are equal. Source: Bose Android
/// SDK (single source). That the upper nibble counts the parts from 0 and the lower one is the number of the last part
/// is assumed; nothing here but ``BMAPSegmentHeader`` depends on it.
public struct BMAPSegment: FieldCoded {
    public var header = BMAPSegmentHeader()
    /// The whole packet, where there is one part.
    public var packet: BMAPPacket?
    /// A part of a packet, where there are several.
    public var fragment: [UInt8] = []

    public init() {}

    public init(_ packet: BMAPPacket) { self.packet = packet }

    public init(_ header: BMAPSegmentHeader, fragment: [UInt8]) {
        self.header = header
        self.fragment = fragment
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("segment", &header)
        try coder.optionalGroup("packet", &packet, if: header.isSingle)
        guard coder.isPresent("fragment", exists: packet == nil, flag: packet == nil) else {
            fragment = []
            return
        }
        try coder.bytes("fragment", &fragment)
    }
}
