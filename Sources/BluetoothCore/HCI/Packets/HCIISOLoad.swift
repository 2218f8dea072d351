// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What an isochronous data packet carries behind its header; the header says which fields there are.
public struct HCIISOLoad: HCIParameters, Hashable {
    /// Number and length of an SDU.
    ///
    /// Bytes: sequenceNumber 2, sduLength 2 (12 bits of length; flag bits 2 and 3 are the packet status).
    public struct Header: HCIParameters, Hashable {
        public var sequenceNumber: UInt16 = 0
        public var sduLength = HCIHandleWord()

        public init() {}

        public init(sequenceNumber: UInt16, sduLength: UInt16, packetStatus: UInt8 = 0) {
            self.sequenceNumber = sequenceNumber
            self.sduLength = HCIHandleWord(value: sduLength, flags: packetStatus << 2)
        }

        /// 0 valid, 1 possibly invalid, 2 lost; from the controller only.
        public var packetStatus: UInt8 { sduLength.flags >> 2 }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("sequenceNumber", &sequenceNumber)
            try coder.field("sduLength", &sduLength)
        }
    }

    /// Which fields the packet's header announces.
    struct Expectation: Sendable, Hashable {
        var timeStamp: Bool
        var header: Bool
    }

    /// Microseconds on the controller's clock.
    public var timeStamp: UInt32?
    public var header: Header?
    public var data: [UInt8] = []
    /// Set by the packet while its load is read.
    var expectation: Expectation?

    public init() {}

    public init(timeStamp: UInt32? = nil, header: Header? = nil, data: [UInt8]) {
        self.timeStamp = timeStamp
        self.header = header
        self.data = data
    }

    /// Bytes on the wire.
    public var byteCount: Int { (timeStamp == nil ? 0 : 4) + (header == nil ? 0 : 4) + data.count }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.optional("timeStamp", &timeStamp, if: expectation?.timeStamp ?? false)
        try coder.optionalGroup("header", &header, if: expectation?.header ?? false)
        try coder.bytes("data", &data)
    }
}
