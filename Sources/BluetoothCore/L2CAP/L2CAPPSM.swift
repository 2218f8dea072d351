// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// Protocol/service multiplexer of BR/EDR: what a channel is for (Core specification 5.4, volume 3, part A, 4.2).
///
/// It has at least two bytes; the least significant bit of every byte but the last is 1, and that of the last is 0.
public struct L2CAPPSM: FieldValue, Hashable {
    public var value: UInt64
    /// Bytes on the wire, 2 to 8.
    public private(set) var byteCount: Int
    /// Bytes that belong to the fields behind it, which a malformed one must not swallow.
    var reserve = 0

    public init() { self.init(0) }
    public init(_ value: UInt64) {
        self.value = value
        byteCount = max(2, (71 - value.leadingZeroBitCount) / 8)
    }

    /// The service, by the Bluetooth SIG's assigned numbers.
    public var name: StaticString? { UInt16(exactly: value).flatMap { Self.name($0) } }

    /// The service of a short PSM; LE uses the same numbers (SPSM).
    public static func name(_ psm: UInt16) -> StaticString? {
        switch psm {
        case 0x0001: "SDP"
        case 0x0003: "RFCOMM"
        case 0x0005: "TCS-BIN"
        case 0x0007: "TCS-BIN-CORDLESS"
        case 0x000f: "BNEP"
        case 0x0011: "HID_Control"
        case 0x0013: "HID_Interrupt"
        case 0x0015: "UPnP"
        case 0x0017: "AVCTP"
        case 0x0019: "AVDTP"
        case 0x001b: "AVCTP_Browsing"
        case 0x001d: "UDI_C-Plane"
        case 0x001f: "ATT"
        case 0x0021: "3DSP"
        case 0x0023: "LE_PSM_IPSP"
        case 0x0025: "OTS"
        case eatt: "EATT"
        default: nil
        }
    }

    /// Enhanced ATT: several ATT bearers over channels with enhanced credit based flow control.
    public static let eatt: UInt16 = 0x0027

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        var bytes = try reader.readBytes(2)
        while let last = bytes.last, last & 1 == 1, bytes.count < 8, reader.remaining > reserve {
            bytes.append(try reader.readUInt8())
        }
        self.set(bytes)
        if bytes.last.map({ $0 & 1 }) != 0 || bytes.dropLast().contains(where: { $0 & 1 == 0 }) {
            try reader.report(DecodeError(.invalidValue, offset: start, detail: "not a valid PSM"))
        }
    }

    private mutating func set(_ bytes: [UInt8]) {
        value = 0
        for byte in bytes.prefix(8).reversed() { value = value << 8 | UInt64(byte) }
        byteCount = min(8, max(2, bytes.count))
    }

    public func write(to writer: inout ByteWriter) {
        writer.write(unsigned: value, byteCount: max(byteCount, Self(value).byteCount))
    }

    /// JSON has the number, or the bytes in hex where they are more than the number needs.
    public func print(to printer: inout ValuePrinter) {
        if byteCount > Self(value).byteCount {
            var writer = ByteWriter()
            write(to: &writer)
            printer.hex(writer.bytes.span)
        } else {
            printer.number(hexadecimal: value, digits: 2 * byteCount)
            if let name { printer.remark(name) }
        }
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        if case .string(let text) = json, !text.hasPrefix("0x") {
            let bytes = try json.hexBytes()
            guard (2...8).contains(bytes.count) else { throw JSONFault("a PSM takes 2 to 8 bytes, not \(bytes.count)") }
            set(bytes)
        } else {
            self = L2CAPPSM(try json.integer())
        }
    }

    public var fieldType: FieldType { FieldType("psm") }

    public static func == (left: L2CAPPSM, right: L2CAPPSM) -> Bool {
        left.value == right.value && left.byteCount == right.byteCount
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
