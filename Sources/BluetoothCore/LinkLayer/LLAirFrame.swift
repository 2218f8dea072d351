// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What sniffers record of an uncoded LE packet: everything behind the preamble (Core specification 5.4, volume 6, part
/// B, 2.1).
///
/// | field | bytes |
/// |---|---|
/// | access address | 4 |
/// | PDU | the rest but 3 |
/// | CRC | 3 |
public struct LLAirFrame: FieldCoded, Hashable {
    public var accessAddress: UInt32 = LLAccessAddress.advertising
    /// ``LLAdvertisingPDU`` or ``LLDataPDU``, by the access address.
    public var pdu: [UInt8] = []
    public var crc: UInt24 = 0

    public init() {}

    /// With the CRC that belongs to the PDU.
    public init(accessAddress: UInt32, pdu: [UInt8], crcInit: UInt32) {
        self.accessAddress = accessAddress
        self.pdu = pdu
        crc = UInt24(wireBits: UInt64(LLCRC.value(of: pdu.span, initialValue: crcInit)))
    }

    public var isAdvertising: Bool { accessAddress == LLAccessAddress.advertising }

    public func hasValidCRC(initialValue: UInt32) -> Bool {
        LLCRC.value(of: pdu.span, initialValue: initialValue) == crc.value
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.hex("accessAddress", &accessAddress)
        try coder.bytes("pdu", &pdu, count: coder.remaining.map { max(0, $0 - 3) })
        try coder.hex("crc", &crc)
    }
}
