// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// Bits behind their count of bytes. Of the names only a few are public: bits 10 to 16 concern Connect IQ.
public struct GFDICapabilities: FieldValue, Hashable {
    public static let launchRemoteApp = 73
    public static let multiLink = 76

    public var bytes: [UInt8] = []

    public init() {}
    public init(_ bits: some Sequence<Int>, byteCount: Int) {
        bytes = [UInt8](repeating: 0, count: min(max(0, byteCount), 255))
        for bit in bits where bit >= 0 && bit / 8 < bytes.count { bytes[bit / 8] |= 1 << UInt8(bit % 8) }
    }

    public func contains(_ bit: Int) -> Bool {
        bit >= 0 && bit / 8 < bytes.count && bytes[bit / 8] >> UInt8(bit % 8) & 1 == 1
    }

    public static func name(_ bit: Int) -> StaticString? {
        switch bit {
        case 10...16: "connectIQ"
        case launchRemoteApp: "launchRemoteApp"
        case multiLink: "multiLink"
        default: nil
        }
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let count = try reader.readUInt8()
        bytes = try reader.readBytes(Int(count))
    }

    public func write(to writer: inout ByteWriter) {
        let written = Array(bytes.prefix(255))
        writer.write(UInt8(clamping: written.count))
        writer.write(written)
    }

    /// JSON has the bytes; text lists the bits, with names where these are public.
    public func print(to printer: inout ValuePrinter) {
        guard printer.style == .text else { return printer.hex(bytes.span) }
        printer.beginArray()
        for bit in 0..<(8 * bytes.count) where contains(bit) {
            printer.number(bit)
            if let name = Self.name(bit) { printer.remark(name) }
        }
        printer.endArray()
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        bytes = try json.hexBytes()
        guard bytes.count <= 255 else { throw JSONFault("at most 255 bytes") }
    }

    public var fieldType: FieldType { FieldType("flags") }
}
