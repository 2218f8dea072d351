// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

extension Float: FieldValue {
    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        self = Float(bitPattern: try reader.read(UInt32.self))
    }
    public func write(to writer: inout ByteWriter) { writer.write(bitPattern) }
    public func print(to printer: inout ValuePrinter) {
        if isNaN {
            printer.string("nan:0x\(String(bitPattern, radix: 16))")
        } else if isFinite {
            printer.spelling("\(self)")
        } else {
            printer.string("\(self)")
        }
    }
    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        switch json {
        case .number(let spelling): self = Float(spelling) ?? .nan
        case .string("inf"): self = .infinity
        case .string("-inf"): self = -.infinity
        case .string(let word) where word.hasPrefix("nan:0x"):
            guard let bits = UInt32(word.dropFirst(6), radix: 16) else { throw JSONFault("\"\(word)\" is not a NaN") }
            self = Float(bitPattern: bits)
        case .string("nan"): self = .nan
        default: throw JSONFault("a number is expected, not \(json.kindName)")
        }
    }
    public var fieldType: FieldType { FieldType("float32", byteCount: 4) }
}

extension Double: FieldValue {
    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        self = Double(bitPattern: try reader.read(UInt64.self))
    }
    public func write(to writer: inout ByteWriter) { writer.write(bitPattern) }
    public func print(to printer: inout ValuePrinter) {
        if isNaN {
            printer.string("nan:0x\(String(bitPattern, radix: 16))")
        } else if isFinite {
            printer.spelling("\(self)")
        } else {
            printer.string("\(self)")
        }
    }
    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        switch json {
        case .number(let spelling): self = Double(spelling) ?? .nan
        case .string("inf"): self = .infinity
        case .string("-inf"): self = -.infinity
        case .string(let word) where word.hasPrefix("nan:0x"):
            guard let bits = UInt64(word.dropFirst(6), radix: 16) else { throw JSONFault("\"\(word)\" is not a NaN") }
            self = Double(bitPattern: bits)
        case .string("nan"): self = .nan
        default: throw JSONFault("a number is expected, not \(json.kindName)")
        }
    }
    public var fieldType: FieldType { FieldType("float64", byteCount: 8) }
}

extension ValuePrinter {
    /// A number that is spelled already.
    mutating func spelling(_ text: String) {
        separateForValue()
        output.append(text)
        finishValue()
    }
}
