// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// ACK: a message is complete and its checksum is right.
public struct WVP1Acknowledgement: FieldCoded, Hashable {
    public var slot: UInt8 = 0
    /// Number of the message's last fragment.
    public var lastFragment: UInt16 = 0
    /// CRC-32 of the message.
    public var checksum: UInt32 = 0

    public init() {}

    public init(slot: UInt8, lastFragment: UInt16, checksum: UInt32) {
        self.slot = slot
        self.lastFragment = lastFragment
        self.checksum = checksum
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("slot", &slot)
        try coder.field("lastFragment", &lastFragment)
        try coder.hex("checksum", &checksum)
    }
}
