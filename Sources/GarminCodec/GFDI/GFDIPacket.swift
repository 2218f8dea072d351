// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// A GFDI packet: what a frame of ``GarminCOBS`` holds. Little-endian.
///
/// | bytes | field |
/// |---|---|
/// | 2 | length of the packet, these and the CRC included |
/// | 2 | type; with bit 15 set the compact form: bits 0 to 7 count from 5000, bits 8 to 14 are a sequence number |
/// | n | payload |
/// | 2 | CRC-16/ARC over all bytes before it |
///
/// A wrong CRC is kept and reported. The compact form is assumed from two texts; no capture shows it. Sources:
/// Gadgetbridge's Garmin support, garmin-ble, frames of real watches.
public struct GFDIPacket: FieldValue, Hashable {
    /// Length, type and CRC.
    public static let overhead = 6

    public var type = GFDIType()
    /// Of the compact form; nil for the usual one.
    public var sequence: UInt8?
    public var payload = GFDIPayload.bytes([])
    /// The CRC that came, where it is wrong.
    public var wrongCRC: UInt16?

    public init() {}

    public init(_ type: GFDIType, _ payload: GFDIPayload) {
        self.type = type
        self.payload = payload
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        let whole = reader.bytes.extracting(reader.offset..<reader.bytes.count)
        let length: UInt16
        do throws(DecodeError) { length = try reader.read(UInt16.self) } catch { throw error.inside("length") }
        guard length >= Self.overhead else {
            throw DecodeError(
                .lengthMismatch(declared: Int(length), actual: Self.overhead), path: ["length"], offset: start,
                detail: "length, type and CRC take 6 bytes")
        }
        guard Int(length) - 2 <= reader.remaining else {
            throw DecodeError(
                .lengthMismatch(declared: Int(length), actual: whole.count), path: ["length"], offset: start)
        }
        let packet = whole.extracting(0..<Int(length))
        takeType(UInt16(packet[2]) | UInt16(packet[3]) << 8)
        if type.name == nil {
            try reader.report(
                DecodeError(
                    .reservedValue, path: ["type"], offset: start + 2, detail: "type \(type.rawValue) is unknown"))
        }
        let end = packet.count - 2
        let crc = UInt16(packet[end]) | UInt16(packet[end + 1]) << 8
        let computed = Checksum.crc16ARC(packet.extracting(0..<end))
        wrongCRC = crc == computed ? nil : crc
        if wrongCRC != nil {
            try reader.report(
                DecodeError(
                    .invalidValue, path: ["crc"], offset: start + end,
                    detail: "0x\(String(crc, radix: 16)) is not the CRC of the packet, 0x\(String(computed, radix: 16))"
                ))
        }
        var oddities: [DecodeError] = []
        do throws(DecodeError) {
            payload = try GFDIPayload(type, packet.extracting(4..<end), oddities: &oddities, policy: reader.policy)
        } catch { throw error.shifted(by: start + 4).inside("payload") }
        reader.adopt(oddities.map { $0.shifted(by: start + 4).inside("payload") })
        try reader.skip(Int(length) - 2)
    }

    private mutating func takeType(_ word: UInt16) {
        if word & 0x8000 != 0 {
            type = GFDIType(rawValue: 5000 + word & 0xff)
            sequence = UInt8(word >> 8 & 0x7f)
        } else {
            type = GFDIType(rawValue: word)
            sequence = nil
        }
    }

    private var typeWord: UInt16 {
        guard let sequence, (5000...5255).contains(type.rawValue) else { return type.rawValue }
        return 0x8000 | UInt16(sequence & 0x7f) << 8 | (type.rawValue - 5000)
    }

    /// A payload too long for the length field is cut.
    public func write(to writer: inout ByteWriter) {
        let bytes = payload.encoded().prefix(Int(UInt16.max) - Self.overhead)
        var packet = ByteWriter()
        packet.write(UInt16(clamping: bytes.count + Self.overhead))
        packet.write(typeWord)
        packet.write(Array(bytes))
        let crc = wrongCRC ?? Checksum.crc16ARC(packet.bytes.span)
        packet.write(crc)
        writer.write(packet.bytes)
    }

    public func encoded() -> [UInt8] {
        var writer = ByteWriter()
        write(to: &writer)
        return writer.bytes
    }

    /// Reads a packet that takes all of `bytes`.
    public init(
        decoding bytes: [UInt8], policy: DecodePolicy = .lenient, oddities: inout [DecodeError]
    ) throws(DecodeError) {
        var reader = ByteReader(bytes.span, policy: policy)
        self.init()
        try read(from: &reader)
        try reader.expectEnd()
        oddities = reader.oddities
    }

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        printer.key("type")
        type.print(to: &printer)
        if let sequence {
            printer.key("sequence")
            printer.number(Int(sequence))
        }
        printer.key("payload")
        payload.print(to: &printer)
        if let wrongCRC {
            printer.key("wrongCRC")
            printer.number(hexadecimal: UInt64(wrongCRC), digits: 4)
        }
        printer.endObject()
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        guard case .object(let members) = json else { throw JSONFault("an object is expected, not \(json.kindName)") }
        self = GFDIPacket()
        guard let kind = json["type"] else { throw JSONFault("\"type\" is missing") }
        do throws(JSONFault) { try type.parse(kind) } catch { throw error.inside("type") }
        for (key, value) in members where key != "type" {
            do throws(JSONFault) {
                switch key {
                case "sequence": sequence = try value.integer()
                case "payload": payload = try GFDIPayload(type, parsing: value)
                case "wrongCRC": wrongCRC = try value.integer()
                default: throw JSONFault("known members: type, sequence, payload, wrongCRC")
                }
            } catch { throw error.inside(key) }
        }
        guard payload.encoded().count <= Int(UInt16.max) - Self.overhead else {
            throw JSONFault("the payload has more than \(Int(UInt16.max) - Self.overhead) bytes", path: ["payload"])
        }
        if let sequence {
            guard sequence < 0x80, (5000...5255).contains(type.rawValue) else {
                throw JSONFault(
                    "the compact form has sequence numbers up to 127 and types 5000 to 5255", path: ["sequence"])
            }
        }
    }

    public var fieldType: FieldType { FieldType("gfdiPacket") }
}
