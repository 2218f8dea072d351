// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// One value of a Multi-Link characteristic: handle management, a packet of the reliable transport, or plain data.
///
/// The first byte tells: 0 is handle management, bit 7 marks the reliable transport, all else is the handle of a plain
/// link, which stands in front of every fragment.
public enum MultiLinkPacket: FieldValue, Hashable {
    case management(MultiLinkFrame)
    case reliable(MLRPacket)
    case plain(handle: UInt8, [UInt8])

    public init() { self = .plain(handle: 0, []) }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        switch reader.peek() {
        case nil: throw DecodeError(.truncated(needed: 1, available: 0), offset: reader.position)
        case 0: self = .management(try MultiLinkFrame(decoding: &reader))
        case let first? where MLRHeader.isReliable(first): self = .reliable(try MLRPacket(decoding: &reader))
        case let first?:
            try reader.skip(1)
            self = .plain(handle: first, reader.readRemainingBytes())
        }
    }

    public func write(to writer: inout ByteWriter) {
        switch self {
        case .management(let frame): frame.encode(into: &writer)
        case .reliable(let packet): packet.encode(into: &writer)
        case .plain(let handle, let bytes):
            writer.write(handle)
            writer.write(bytes)
        }
    }

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        switch self {
        case .management(let frame):
            printer.key("management")
            frame.print(to: &printer)
        case .reliable(let packet):
            printer.key("reliable")
            packet.print(to: &printer)
        case .plain(let handle, let bytes):
            printer.key("handle")
            printer.number(Int(handle))
            printer.key("data")
            printer.hex(bytes.span)
        }
        printer.endObject()
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        guard case .object(let members) = json else { throw JSONFault("an object is expected, not \(json.kindName)") }
        do throws(JSONFault) {
            if members.count == 1, let frame = json["management"] {
                self = .management(try MultiLinkFrame(parsing: frame))
                return
            }
        } catch { throw error.inside("management") }
        do throws(JSONFault) {
            if members.count == 1, let packet = json["reliable"] {
                self = .reliable(try MLRPacket(parsing: packet))
                return
            }
        } catch { throw error.inside("reliable") }
        guard members.count == 2, let handle = json["handle"], let data = json["data"] else {
            throw JSONFault("known members: management, or reliable, or handle and data")
        }
        let number: UInt8 = try handle.integer()
        guard number != 0, !MLRHeader.isReliable(number) else {
            throw JSONFault("a plain link has a handle between 1 and 127", path: ["handle"])
        }
        self = .plain(handle: number, try data.hexBytes())
    }

    public var fieldType: FieldType { FieldType("multiLinkPacket") }
}
