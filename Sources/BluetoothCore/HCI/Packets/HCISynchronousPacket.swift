// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// SCO or eSCO data (Core specification 5.4, volume 4, part E, 5.4.3).
///
/// | field | bytes |
/// |---|---|
/// | connectionHandle: 12 bits, packet status 2 bits, reserved 2 bits | 2 |
/// | dataLength | 1 |
/// | data | as many as that says |
public struct HCISynchronousPacket: HCIParameters, Hashable {
    public var connectionHandle = HCIHandleWord()
    /// At most 255 bytes are sent.
    public var data: [UInt8] = []

    public init() {}

    public init(handle: UInt16, packetStatus: UInt8 = 0, data: [UInt8]) {
        connectionHandle = HCIHandleWord(value: handle, flags: packetStatus & 3)
        self.data = data
    }

    public var handle: UInt16 { connectionHandle.value }
    /// 0 correctly received, 1 possibly invalid, 2 nothing received, 3 partly lost.
    public var packetStatus: UInt8 { connectionHandle.flags & 3 }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.countedBytes("dataLength", "data", &data)
    }
}
