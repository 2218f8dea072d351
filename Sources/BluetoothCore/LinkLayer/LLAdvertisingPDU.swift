// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// An advertising physical channel PDU (Core specification 5.4, volume 6, part B, 2.3).
///
/// | field | size |
/// |---|---|
/// | type | 4 bits |
/// | reserved | 1 bit |
/// | ChSel | 1 bit |
/// | TxAdd | 1 bit |
/// | RxAdd | 1 bit |
/// | length of the payload | 1 byte |
/// | payload | `length` bytes |
public struct LLAdvertisingPDU: FieldCoded, Hashable {
    private var header: UInt8 = 0
    public var payload: Payload

    public init() { payload = .raw([]) }
    public init(_ type: LLAdvertisingType, _ payload: Payload) {
        self.payload = payload
        self.type = type
    }

    /// Four bits. It says how the payload is read; the payload of a value decides how it is written.
    public var type: LLAdvertisingType {
        get { LLAdvertisingType(rawValue: UInt8(header.slice(0, 4))) }
        set { header.put(newValue.rawValue, 0, 4) }
    }
    /// The sender supports channel selection algorithm 2.
    public var supportsChannelSelection2: Bool {
        get { header.slice(5, 1) == 1 }
        set { header.put(newValue ? 1 : 0, 5, 1) }
    }
    /// Of the sender's address: AdvA, or ScanA and InitA in requests.
    public var txAddressType: BluetoothAddressType {
        get { BluetoothAddressType(rawValue: UInt8(header.slice(6, 1))) }
        set { header.put(newValue.rawValue, 6, 1) }
    }
    /// Of the address of the one that is meant, in PDUs that have it.
    public var rxAddressType: BluetoothAddressType {
        get { BluetoothAddressType(rawValue: UInt8(header.slice(7, 1))) }
        set { header.put(newValue.rawValue, 7, 1) }
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.bits("type", &header, 0, 4, as: LLAdvertisingType.self, bytes: 1)
        try coder.reservedBits("reserved", &header, 4, 1)
        try coder.bit("chSel", &header, 5)
        try coder.bits("txAdd", &header, 6, 1, as: BluetoothAddressType.self)
        try coder.bits("rxAdd", &header, 7, 1, as: BluetoothAddressType.self)
        var length: UInt8 = 0
        if !coder.isReading { length = UInt8(clamping: payload.encoded().count) }
        try coder.field("length", &length)
        if coder.isReading { payload = Payload(blank: type) }
        try coder.group("payload", &payload, byteCount: Int(length))
    }

    /// What follows the header; the type in the header selects it.
    public enum Payload: FieldCoded, Hashable {
        case advertisement(Advertisement)
        case directed(DirectedAdvertisement)
        case scanRequest(ScanRequest)
        case connectRequest(ConnectRequest)
        case extended(Extended)
        /// Of a type without fields of its own here.
        case raw([UInt8])

        public init() { self = .raw([]) }

        init(blank type: LLAdvertisingType) {
            switch type {
            case .advInd, .advNonconnInd, .advScanInd, .scanRsp: self = .advertisement(Advertisement())
            case .advDirectInd: self = .directed(DirectedAdvertisement())
            case .scanReq: self = .scanRequest(ScanRequest())
            case .connectInd: self = .connectRequest(ConnectRequest())
            case .advExtInd, .auxConnectRsp: self = .extended(Extended())
            default: self = .raw([])
            }
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            switch self {
            case .advertisement(var fields):
                try fields.code(&coder)
                self = .advertisement(fields)
            case .directed(var fields):
                try fields.code(&coder)
                self = .directed(fields)
            case .scanRequest(var fields):
                try fields.code(&coder)
                self = .scanRequest(fields)
            case .connectRequest(var fields):
                try fields.code(&coder)
                self = .connectRequest(fields)
            case .extended(var fields):
                try fields.code(&coder)
                self = .extended(fields)
            case .raw(var bytes):
                if !coder.isReading && bytes.count > 255 { bytes = bytes.resized(to: 255) }
                try coder.bytes("bytes", &bytes)
                self = .raw(bytes)
            }
        }
    }
}
