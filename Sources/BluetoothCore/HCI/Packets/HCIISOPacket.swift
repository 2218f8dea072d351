// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Isochronous data (Core specification 5.4, volume 4, part E, 5.4.5).
///
/// | field | bytes | present |
/// |---|---|---|
/// | connectionHandle: 12 bits, packet boundary 2 bits, time stamp flag 1 bit, reserved 1 bit | 2 | always |
/// | loadLength: 14 bits, reserved 2 bits | 2 | always |
/// | load.timeStamp, µs | 4 | time stamp flag |
/// | load.sequenceNumber | 2 | boundary 0 (first part) or 2 (whole SDU) |
/// | load.sduLength: 12 bits, reserved 2 bits, packet status 2 bits | 2 | with the sequence number |
/// | load.data | the rest of loadLength | always |
public struct HCIISOPacket: HCIParameters, Hashable {
    public var connectionHandle = HCIHandleWord()
    /// The two bits above the length.
    public var reserved: UInt8 = 0
    public var load = HCIISOLoad()

    public init() {}

    /// A packet; `boundary` is 0 for the first part of an SDU, 1 for a further one, 2 for a whole SDU, 3 for the last.
    public init(handle: UInt16, boundary: UInt8, load: HCIISOLoad) {
        connectionHandle = HCIHandleWord(value: handle, flags: boundary & 3)
        self.load = load
    }

    public var handle: UInt16 { connectionHandle.value }
    public var boundary: UInt8 { connectionHandle.flags & 3 }
    public var hasTimeStamp: Bool { connectionHandle.flags & 4 != 0 }
    /// Whether the packet holds the start of an SDU and so tells its number and length.
    public var startsSDU: Bool { boundary & 1 == 0 }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        if !coder.isReading { deriveFlags() }
        var length = UInt16(truncatingIfNeeded: load.byteCount) | UInt16(reserved & 3) << 14
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("loadLength", &length)
        reserved = UInt8(length >> 14)
        load.expectation = HCIISOLoad.Expectation(timeStamp: hasTimeStamp, header: startsSDU)
        try coder.group("load", &load, byteCount: Int(length & 0x3fff))
        load.expectation = nil
    }

    /// Brings the flags in line with the fields that they announce, and the load within its 14 bits of length.
    private mutating func deriveFlags() {
        var flags = connectionHandle.flags & ~4
        if load.timeStamp != nil { flags |= 4 }
        // A first part is turned into a further one and the last into the whole, or the other way round.
        if (load.header != nil) != (flags & 1 == 0) { flags ^= 1 }
        connectionHandle.flags = flags
        let surplus = load.byteCount - 0x3fff
        if surplus > 0 { load.data.removeLast(min(surplus, load.data.count)) }
    }
}
