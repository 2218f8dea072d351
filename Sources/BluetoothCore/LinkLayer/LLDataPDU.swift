// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// A data physical channel PDU (Core specification 5.4, volume 6, part B, 2.4).
///
/// | field | size |
/// |---|---|
/// | LLID | 2 bits |
/// | NESN, SN, MD, CP | 1 bit each |
/// | reserved | 2 bits |
/// | length of the payload, its MIC included | 1 byte |
/// | CTEInfo | 1 byte, with CP |
/// | payload | `length` bytes |
public struct LLDataPDU: FieldCoded, Hashable {
    private var header: UInt8 = 0
    public var cteInfo: LLConstantToneInfo?
    /// At most 255 bytes. On an encrypted connection it is encrypted and ends in a MIC of 4 bytes.
    public var payload: [UInt8] = []

    public init() {}
    public init(_ id: ID, payload: [UInt8] = []) {
        self.payload = payload
        self.id = id
    }

    public var id: ID {
        get { ID(rawValue: UInt8(header.slice(0, 2))) }
        set { header.put(newValue.rawValue, 0, 2) }
    }
    public var nextExpectedSequenceNumber: UInt8 {
        get { UInt8(header.slice(2, 1)) }
        set { header.put(newValue, 2, 1) }
    }
    public var sequenceNumber: UInt8 {
        get { UInt8(header.slice(3, 1)) }
        set { header.put(newValue, 3, 1) }
    }
    public var hasMoreData: Bool {
        get { header.slice(4, 1) == 1 }
        set { header.put(newValue ? 1 : 0, 4, 1) }
    }

    /// The LL Control PDU in it; nil in other PDUs.
    public func control() throws(DecodeError) -> LLControlPDU? {
        id == .control ? try LLControlPDU(decoding: payload) : nil
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        if !coder.isReading {
            if payload.count > 255 { payload = payload.resized(to: 255) }
            header.put(cteInfo == nil ? 0 : 1, 5, 1)
        }
        try coder.bits("llid", &header, 0, 2, as: ID.self, bytes: 1)
        try coder.bits("nesn", &header, 2, 1)
        try coder.bits("sn", &header, 3, 1)
        try coder.bit("md", &header, 4)
        try coder.reservedBits("reserved", &header, 6, 2)
        var length = UInt8(clamping: payload.count)
        try coder.field("length", &length)
        try coder.optionalGroup("cteInfo", &cteInfo, if: header.slice(5, 1) == 1)
        try coder.bytes("payload", &payload, count: Int(length))
    }

    /// What a data physical channel PDU carries (Core specification 5.4, volume 6, part B, 2.4).
    public struct ID: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// Or an empty PDU.
        public static let continuation = ID(rawValue: 0x01)
        /// Begins an L2CAP PDU, or is a whole one.
        public static let start = ID(rawValue: 0x02)
        public static let control = ID(rawValue: 0x03)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            0x01: "continuation",
            0x02: "start",
            0x03: "control",
        ]
    }
}
