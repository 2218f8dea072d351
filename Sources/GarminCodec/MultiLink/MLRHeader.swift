// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// The two bytes in front of a packet of Garmin's reliable transport (MLR).
///
/// | byte | bit | field |
/// |---|---|---|
/// | 0 | 7 | 1 |
/// | 0 | 6…4 | handle |
/// | 0, 1 | 3…0, 7…6 | next sequence number that the sender expects |
/// | 1 | 5…0 | sequence number of this packet; 0 where it has no body |
///
/// Sources: constants in Gadgetbridge, two independent restatements, the first handshake of a Descent Mk3i.
public struct MLRHeader: FieldValue, Hashable {
    /// 0 to 7; on the wire bit 7 is set, and a register response has it so.
    public var handle: UInt8 = 0
    /// 0 to 63.
    public var request: UInt8 = 0
    /// 0 to 63.
    public var sequence: UInt8 = 0

    public init() {}

    public init(handle: UInt8, request: UInt8, sequence: UInt8) {
        self.handle = handle & 7
        self.request = request & 63
        self.sequence = sequence & 63
    }

    /// Whether a packet starts with such a header and not with the handle of a plain link.
    public static func isReliable(_ firstByte: UInt8) -> Bool { firstByte & 0x80 != 0 }

    /// The handle of a reliable packet, as a register response names it.
    static func lane(_ firstByte: UInt8) -> UInt8 { 0x80 | firstByte >> 4 & 7 }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        let word = try reader.readBigEndian(UInt16.self)
        guard word & 0x8000 != 0 else {
            throw DecodeError(.invalidValue, offset: start, detail: "bit 7 of a reliable packet is set")
        }
        self = MLRHeader(
            handle: UInt8(word >> 12 & 7), request: UInt8(word >> 6 & 63), sequence: UInt8(word & 63))
    }

    public func write(to writer: inout ByteWriter) {
        let word = 0x8000 | UInt16(handle & 7) << 12 | UInt16(request & 63) << 6 | UInt16(sequence & 63)
        writer.writeBigEndian(word)
    }

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        for (name, value) in members {
            printer.key(name)
            printer.number(Int(value))
        }
        printer.endObject()
    }

    private var members: [(StaticString, UInt8)] {
        [("handle", handle), ("request", request), ("sequence", sequence)]
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        guard case .object(let members) = json else { throw JSONFault("an object is expected, not \(json.kindName)") }
        self = MLRHeader()
        for (key, value) in members {
            do throws(JSONFault) {
                let number: UInt8 = try value.integer()
                let limit: UInt8 = key == "handle" ? 7 : 63
                guard number <= limit else { throw JSONFault("\(number) is not between 0 and \(limit)") }
                switch key {
                case "handle": handle = number
                case "request": request = number
                case "sequence": sequence = number
                default: throw JSONFault("known members: handle, request, sequence")
                }
            } catch { throw error.inside(key) }
        }
    }

    public var fieldType: FieldType { FieldType("mlrHeader", byteCount: 2) }
}
