// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A part of an L2CAP PDU (Core specification 5.4, volume 4, part E, 5.4.2).
///
/// | field | bytes |
/// |---|---|
/// | connectionHandle: 12 bits, packet boundary 2 bits, broadcast 2 bits | 2 |
/// | dataLength | 2 |
/// | data | as many as that says |
public struct HCIACLPacket: HCIParameters, Hashable {
    public var connectionHandle = HCIHandleWord()
    /// At most 65,535 bytes are sent.
    public var data: [UInt8] = []

    public init() {}

    public init(handle: UInt16, boundary: HCIPacketBoundary, broadcast: UInt8 = 0, data: [UInt8]) {
        connectionHandle = HCIHandleWord(value: handle, flags: broadcast << 2 | boundary.rawValue)
        self.data = data
    }

    public var handle: UInt16 { connectionHandle.value }
    public var boundary: HCIPacketBoundary { HCIPacketBoundary(rawValue: connectionHandle.flags) }
    public var broadcast: UInt8 { connectionHandle.flags >> 2 }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        if !coder.isReading && data.count > 0xffff { data.removeLast(data.count - 0xffff) }
        var length = UInt16(truncatingIfNeeded: data.count)
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("dataLength", &length)
        try coder.bytes("data", &data, count: Int(length))
    }
}
