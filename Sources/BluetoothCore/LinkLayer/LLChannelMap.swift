// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// Which of the 37 data channels are used: bit n stands for channel n; the three bits above are reserved and kept (Core
/// specification 5.4, volume 6, part B, 2.3.3.1).
public struct LLChannelMap: FieldValue, Hashable {
    /// 40 bits.
    public let rawValue: UInt64

    public init() { rawValue = 0 }
    public init(rawValue: UInt64) { self.rawValue = rawValue & 0xff_ffff_ffff }

    public static let all = LLChannelMap(rawValue: 0x1f_ffff_ffff)

    public func contains(_ channel: Int) -> Bool {
        (0..<37).contains(channel) && rawValue & (1 << UInt64(channel)) != 0
    }

    /// How many channels are used.
    public var count: Int { (rawValue & Self.all.rawValue).nonzeroBitCount }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        self = LLChannelMap(rawValue: try reader.readUnsigned(byteCount: 5))
        if rawValue > Self.all.rawValue {
            try reader.report(DecodeError(.reservedValue, offset: start, detail: "bits above channel 36 are set"))
        }
        if count < 2 {
            try reader.report(DecodeError(.invalidValue, offset: start, detail: "fewer than two channels are used"))
        }
    }

    public func write(to writer: inout ByteWriter) { writer.write(unsigned: rawValue, byteCount: 5) }
    public func print(to printer: inout ValuePrinter) { printer.number(hexadecimal: rawValue, digits: 10) }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        let value: UInt64 = try json.integer()
        guard value >> 40 == 0 else { throw JSONFault("\(value) has more than 40 bits") }
        self = LLChannelMap(rawValue: value)
    }

    public var fieldType: FieldType { FieldType("channelmap", byteCount: 5) }
}
