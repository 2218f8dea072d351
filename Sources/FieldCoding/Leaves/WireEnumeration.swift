// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// A code of which the specification names some values; the others are kept and reported.
public protocol WireEnumeration: FieldValue, RawRepresentable, Hashable where RawValue: WireInteger {
    init(rawValue: RawValue)
    /// The named codes, in lowerCamelCase as the members are called.
    static var names: KeyValuePairs<RawValue, StaticString> { get }
}

extension WireEnumeration {
    @inlinable
    public init() { self.init(rawValue: RawValue()) }

    /// The code's name, nil for codes that the specification reserves.
    @inlinable
    public var name: StaticString? {
        for (code, name) in Self.names where code == rawValue { return name }
        return nil
    }

    @inlinable
    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        var raw = RawValue()
        try raw.read(from: &reader)
        self = Self(rawValue: raw)
        if name == nil { try EnumerationFault.report(raw.signedValue, at: start, to: &reader) }
    }

    @inlinable
    public func write(to writer: inout ByteWriter) { rawValue.write(to: &writer) }

    /// Prints the name, or the number of a code without one.
    @inlinable
    public func print(to printer: inout ValuePrinter) {
        if let name { printer.word(name) } else { rawValue.print(to: &printer) }
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        guard case .string(let word) = json, !word.hasPrefix("0x") else {
            var raw = RawValue()
            try raw.parse(json)
            self = Self(rawValue: raw)
            return
        }
        for (code, name) in Self.names where "\(name)" == word {
            self = Self(rawValue: code)
            return
        }
        let known = Self.names.map { "\($0.value)" }.joined(separator: ", ")
        throw JSONFault("\"\(word)\" is none of \(known)")
    }

    public var fieldType: FieldType {
        FieldType(
            "enum\(8 * RawValue.byteCount)", byteCount: RawValue.byteCount, names: Self.names.map { "\($0.value)" })
    }
}

/// The report of a code without a name.
@usableFromInline
enum EnumerationFault {
    @inline(never)
    @usableFromInline
    static func report(_ code: Int64, at position: Int, to reader: inout ByteReader) throws(DecodeError) {
        try reader.report(DecodeError(.reservedValue, offset: position, detail: "code \(code) is reserved"))
    }
}
