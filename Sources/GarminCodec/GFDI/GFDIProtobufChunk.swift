// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Types 5043 and 5044: a protobuf message, or a part of one. Little-endian.
///
/// | bytes | field |
/// |---|---|
/// | 2 | request id |
/// | 4 | offset of the bytes in the message |
/// | 4 | length of the message |
/// | 4 | count of bytes |
/// | n | the bytes |
///
/// A message that is whole is shown with the names of its fields (``SmartMessage``). Sources: Gadgetbridge's Garmin
/// support, garmin-ble.
public struct GFDIProtobufChunk: FieldCoded, Hashable {
    public var requestID: UInt16 = 0
    public var offset: UInt32 = 0
    public var total: UInt32 = 0
    /// What the packet says of `data`; it has as many bytes.
    public private(set) var length: UInt32 = 0
    public var data: [UInt8] = []
    public var rest: [UInt8] = []

    public init() {}

    public init(requestID: UInt16, offset: UInt32 = 0, total: UInt32? = nil, data: [UInt8]) {
        self.requestID = requestID
        self.offset = offset
        self.total = total ?? UInt32(clamping: data.count)
        self.data = data
        length = UInt32(clamping: data.count)
    }

    /// Whether the whole message is in this chunk.
    public var isWhole: Bool { offset == 0 && Int(total) == data.count }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        if !coder.isReading { length = UInt32(clamping: data.count) }
        try coder.field("requestID", &requestID)
        try coder.field("offset", &offset)
        try coder.field("total", &total)
        try coder.field("length", &length)
        try codeData(&coder)
        try coder.tail("rest", &rest)
    }

    /// Whole messages by their fields, wherever that gives the same bytes again.
    private mutating func codeData<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        if coder.remaining != nil {
            // From bytes.
            try coder.bytes("data", &data, count: Int(clamping: length))
            return
        }
        let message = isWhole ? SmartMessage(exactly: data) : nil
        if coder.isPresent("message", exists: message != nil, flag: false) {
            var content = message ?? SmartMessage()
            try coder.field("message", &content)
            data = content.message.serialized()
        } else {
            try coder.bytes("data", &data)
        }
        if coder.isReading { length = UInt32(clamping: data.count) }
    }
}
