// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// The crank angles at which force or torque are greatest and least, two numbers of 12 bits in three bytes
/// (Cycling Power Service 1.1, 3.2.1.8).
///
/// ```
///  23          12 11           0
/// +--------------+--------------+
/// |   minimum    |   maximum    |
/// +--------------+--------------+
/// ```
public struct ExtremeAngles: FieldValue, Hashable {
    /// Degrees, 0 to 4095.
    public var maximum: UInt16 = 0 { didSet { maximum &= 0xfff } }
    /// Degrees, 0 to 4095.
    public var minimum: UInt16 = 0 { didSet { minimum &= 0xfff } }

    public init() {}

    public init(maximum: UInt16, minimum: UInt16) {
        self.maximum = maximum & 0xfff
        self.minimum = minimum & 0xfff
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let bits = try reader.readUnsigned(byteCount: 3)
        self = ExtremeAngles(
            maximum: UInt16(truncatingIfNeeded: bits), minimum: UInt16(truncatingIfNeeded: bits >> 12))
    }

    public func write(to writer: inout ByteWriter) {
        writer.write(unsigned: UInt64(minimum) << 12 | UInt64(maximum), byteCount: 3)
    }

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        printer.key("maximum")
        printer.number(Int(maximum))
        printer.unit(.degree)
        printer.key("minimum")
        printer.number(Int(minimum))
        printer.unit(.degree)
        printer.endObject()
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        let maximum = try Self.angle("maximum", in: json)
        self = ExtremeAngles(maximum: maximum, minimum: try Self.angle("minimum", in: json))
    }

    private static func angle(_ name: String, in json: JSONValue) throws(JSONFault) -> UInt16 {
        guard let member = json[name] else { throw JSONFault("\"\(name)\" is missing") }
        let angle: UInt16
        do throws(JSONFault) { angle = try member.integer() } catch { throw error.inside(name) }
        guard angle < 0x1000 else { throw JSONFault("\(angle) is not between 0 and 4095", path: [name]) }
        return angle
    }

    public var fieldType: FieldType { FieldType("uint12 pair", unit: "°", byteCount: 3) }
}
