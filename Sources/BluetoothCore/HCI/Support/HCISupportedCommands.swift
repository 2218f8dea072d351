// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// Which commands a controller serves: 64 bytes of bits (Core specification 5.4, volume 4, part E, 6.27).
public struct HCISupportedCommands: FieldValue, Hashable {
    public static let byteCount = 64

    /// Always 64 bytes.
    public private(set) var bytes: [UInt8]

    public init() { bytes = [UInt8](repeating: 0, count: Self.byteCount) }

    /// From the bits; missing bytes are zeros, further ones are left out.
    public init(bytes: [UInt8]) {
        self.init()
        for index in 0..<min(bytes.count, Self.byteCount) { self.bytes[index] = bytes[index] }
    }

    /// All of `opcodes` that have a bit.
    public init(_ opcodes: some Sequence<HCIOpcode>) {
        self.init()
        for opcode in opcodes { insert(opcode) }
    }

    /// Number of a command's bit, nil for commands without one.
    public static func bit(of opcode: HCIOpcode) -> Int? {
        opcode.rawValue == 0 ? nil : table.firstIndex(of: opcode.rawValue)
    }

    /// The command that a bit stands for, nil for reserved ones.
    public static func opcode(ofBit bit: Int) -> HCIOpcode? {
        guard table.indices.contains(bit), table[bit] != 0 else { return nil }
        return HCIOpcode(rawValue: table[bit])
    }

    public func contains(_ opcode: HCIOpcode) -> Bool {
        guard let bit = Self.bit(of: opcode) else { return false }
        return bytes[bit / 8] & 1 << UInt8(bit % 8) != 0
    }

    /// Does nothing for commands without a bit.
    public mutating func insert(_ opcode: HCIOpcode) {
        guard let bit = Self.bit(of: opcode) else { return }
        bytes[bit / 8] |= 1 << UInt8(bit % 8)
    }

    public mutating func remove(_ opcode: HCIOpcode) {
        guard let bit = Self.bit(of: opcode) else { return }
        bytes[bit / 8] &= ~(1 << UInt8(bit % 8))
    }

    /// The commands whose bits are set, in the order of the bits; reserved bits are passed over.
    public var opcodes: [HCIOpcode] {
        Self.table.indices.compactMap { bit in
            bytes[bit / 8] & 1 << UInt8(bit % 8) != 0 ? Self.opcode(ofBit: bit) : nil
        }
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        self = HCISupportedCommands(bytes: try reader.readBytes(Self.byteCount))
    }

    public func write(to writer: inout ByteWriter) { writer.write(bytes) }

    public func print(to printer: inout ValuePrinter) { printer.hex(bytes.span) }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        self = HCISupportedCommands(bytes: try json.hexBytes())
    }

    public var fieldType: FieldType { FieldType("bytes", byteCount: Self.byteCount) }
}
