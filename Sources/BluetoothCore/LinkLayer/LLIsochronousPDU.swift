// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A PDU of a connected isochronous stream (Core specification 5.4, volume 6, part B, 2.6.1).
///
/// | field | size |
/// |---|---|
/// | LLID | 2 bits |
/// | NESN, SN, CIE, reserved, NPI, reserved | 1 bit each |
/// | length of the payload, its MIC included | 1 byte |
/// | payload | `length` bytes |
public struct LLConnectedIsochronousPDU: FieldCoded, Hashable {
    private var header: UInt8 = 0
    public var payload: [UInt8] = []

    public init() {}

    /// 0 end of an unframed SDU, 1 start or continuation of one, 2 framed.
    public var id: UInt8 {
        get { UInt8(header.slice(0, 2)) }
        set { header.put(newValue, 0, 2) }
    }
    /// Close isochronous event.
    public var closesEvent: Bool {
        get { header.slice(4, 1) == 1 }
        set { header.put(newValue ? 1 : 0, 4, 1) }
    }
    /// Null PDU: no payload.
    public var isNull: Bool {
        get { header.slice(6, 1) == 1 }
        set { header.put(newValue ? 1 : 0, 6, 1) }
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        if !coder.isReading && payload.count > 255 { payload = payload.resized(to: 255) }
        try coder.bits("llid", &header, 0, 2, bytes: 1)
        try coder.bits("nesn", &header, 2, 1)
        try coder.bits("sn", &header, 3, 1)
        try coder.bit("cie", &header, 4)
        try coder.reservedBits("reserved", &header, 5, 1)
        try coder.bit("npi", &header, 6)
        try coder.reservedBits("reserved2", &header, 7, 1)
        var length = UInt8(clamping: payload.count)
        try coder.field("length", &length)
        try coder.bytes("payload", &payload, count: Int(length))
    }
}

/// A PDU of a broadcast isochronous stream (Core specification 5.4, volume 6, part B, 2.6.2).
///
/// | field | size |
/// |---|---|
/// | LLID | 2 bits |
/// | CSSN | 3 bits |
/// | CSTF | 1 bit |
/// | reserved | 2 bits |
/// | length of the payload, its MIC included | 1 byte |
/// | payload | `length` bytes |
public struct LLBroadcastIsochronousPDU: FieldCoded, Hashable {
    private var header: UInt8 = 0
    public var payload: [UInt8] = []

    public init() {}

    /// 0 end of an unframed SDU, 1 start or continuation of one, 2 framed, 3 control.
    public var id: UInt8 {
        get { UInt8(header.slice(0, 2)) }
        set { header.put(newValue, 0, 2) }
    }
    /// Control subevent sequence number.
    public var controlSequenceNumber: UInt8 {
        get { UInt8(header.slice(2, 3)) }
        set { header.put(newValue, 2, 3) }
    }
    /// A control subevent follows in this event.
    public var hasControlSubevent: Bool {
        get { header.slice(5, 1) == 1 }
        set { header.put(newValue ? 1 : 0, 5, 1) }
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        if !coder.isReading && payload.count > 255 { payload = payload.resized(to: 255) }
        try coder.bits("llid", &header, 0, 2, bytes: 1)
        try coder.bits("cssn", &header, 2, 3)
        try coder.bit("cstf", &header, 5)
        try coder.reservedBits("reserved", &header, 6, 2)
        var length = UInt8(clamping: payload.count)
        try coder.field("length", &length)
        try coder.bytes("payload", &payload, count: Int(length))
    }
}
