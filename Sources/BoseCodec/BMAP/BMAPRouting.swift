// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// The third byte of a packet: device in bits 6 and 7, port in bits 4 and 5, operator in bits 0 to 3.
public struct BMAPRouting: FieldValue, Hashable {
    private var raw: UInt8

    public init() { raw = 0 }

    /// Device and port are cut to two bits, the operator to four.
    public init(_ operation: BMAPOperator, device: UInt8 = 0, port: UInt8 = 0) {
        raw = (device & 3) << 6 | (port & 3) << 4 | operation.rawValue & 0xf
    }

    public var device: UInt8 { raw >> 6 }
    public var port: UInt8 { raw >> 4 & 3 }
    public var operation: BMAPOperator { BMAPOperator(rawValue: raw & 0xf) }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        raw = try reader.readUInt8()
        if operation.name == nil {
            try reader.report(
                DecodeError(.reservedValue, offset: start, detail: "operator \(operation.rawValue) is not known"))
        }
    }

    public func write(to writer: inout ByteWriter) { writer.write(raw) }

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        printer.key("operator")
        operation.print(to: &printer)
        printer.key("device")
        printer.number(Int64(device))
        printer.key("port")
        printer.number(Int64(port))
        printer.endObject()
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        guard case .object(let members) = json else { throw JSONFault("an object is expected, not \(json.kindName)") }
        var operation = BMAPOperator()
        var numbers: [String: UInt8] = [:]
        for member in members {
            switch member.key {
            case "operator": try operation.parse(member.value)
            case "device", "port": numbers[member.key] = try member.value.integer()
            default: throw JSONFault("there is no field \"\(member.key)\" here; known fields: operator, device, port")
            }
        }
        let device = numbers["device"] ?? 0
        let port = numbers["port"] ?? 0
        guard device < 4, port < 4, operation.rawValue < 16 else {
            throw JSONFault("device and port go up to 3, the operator up to 15")
        }
        self = BMAPRouting(operation, device: device, port: port)
    }

    public var fieldType: FieldType {
        FieldType("routing8", byteCount: 1, names: BMAPOperator.names.map { "\($0.value)" })
    }
}
