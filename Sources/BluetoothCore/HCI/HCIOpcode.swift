// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// Number of an HCI command: 6 bits of group, 10 bits of command (Core specification 5.4, volume 4, part E, 5.4.1).
public struct HCIOpcode: FieldValue, Hashable, Comparable, ExpressibleByIntegerLiteral {
    public let rawValue: UInt16

    public init() { rawValue = 0 }
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }

    /// From group (low 6 bits) and command (low 10 bits).
    public init(ogf: UInt8, ocf: UInt16) { rawValue = UInt16(ogf & 0x3f) << 10 | ocf & 0x3ff }

    /// Group of commands: 1 link control, 2 link policy, 3 baseband, 4 informational, 5 status, 6 testing, 8 LE, 63 vendor.
    public var ogf: UInt8 { UInt8(rawValue >> 10) }
    /// Command within the group.
    public var ocf: UInt16 { rawValue & 0x3ff }

    /// What events carry that only allow the host to send more commands.
    public static let none: HCIOpcode = 0

    /// The command's name in the Core specification or of its vendor; nil for those not known here.
    public var name: StaticString? { self == .none ? "No Operation" : HCIRegistry.command(self)?.name }

    public static func < (left: HCIOpcode, right: HCIOpcode) -> Bool { left.rawValue < right.rawValue }

    @inlinable
    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        self = HCIOpcode(rawValue: try reader.read(UInt16.self))
    }

    @inlinable
    public func write(to writer: inout ByteWriter) { writer.write(rawValue) }

    /// Prints the name, or the number of a command without one.
    public func print(to printer: inout ValuePrinter) {
        if let name { printer.word(name) } else { printer.number(Int64(rawValue)) }
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        guard case .string(let word) = json, !word.hasPrefix("0x"), !word.hasPrefix("0X") else {
            self = HCIOpcode(rawValue: try json.integer())
            return
        }
        if word == "No Operation" {
            self = .none
        } else if let entry = HCIRegistry.commands.first(where: { "\($0.name)" == word }) {
            self = entry.opcode
        } else {
            throw JSONFault("\"\(word)\" is not the name of an HCI command")
        }
    }

    public var fieldType: FieldType { FieldType("opcode", byteCount: 2) }
}

extension HCIOpcode: CustomStringConvertible {
    public var description: String {
        let digits = String(rawValue, radix: 16)
        let number = "0x" + String(repeating: "0", count: 4 - digits.count) + digits
        return name.map { "\($0) (\(number))" } ?? number
    }
}
