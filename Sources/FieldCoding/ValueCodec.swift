// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// A codec whose type is no longer visible: what registries hold and programs use.
public struct ValueCodec: Sendable {
    /// What `--as` takes: `2A37`, `bose.sensor-data`, …
    public let id: String
    /// The name in the Core specification or of the vendor.
    public let name: String
    /// Where the layout is written down.
    public let source: String

    /// Decodes and prints.
    @usableFromInline
    typealias Printing = @Sendable (Span<UInt8>, DecodePolicy, inout ValuePrinter) -> DecodeOutcome

    private let printing: Printing
    private let encoding: @Sendable (JSONValue) throws(JSONFault) -> [UInt8]
    private let reencoding: @Sendable (Span<UInt8>) throws(DecodeError) -> [UInt8]
    private let describing: @Sendable () -> [FieldDescription]

    @inlinable
    public init<V: FieldCoded>(_ type: V.Type, id: String, name: String, source: String) {
        self.init(blank: V(), id: id, name: name, source: source)
    }

    /// For layouts that many codecs share: each value starts as `blank`, which knows the names and scales that the type
    /// alone does not.
    ///
    /// Inlinable, so that the module that knows the type compiles the printing for it: traces print millions of values.
    /// Everything else stays generic, which keeps programs small.
    @inlinable
    public init<V: FieldCoded>(blank: V, id: String, name: String, source: String) {
        self.init(blank: blank, id: id, name: name, source: source, printing: Self.makePrinting(blank))
    }

    @inlinable
    static func makePrinting<V: FieldCoded>(_ blank: V) -> Printing {
        { bytes, policy, printer in
            let depth = printer.openCount
            printer.beginObject()
            var coder = PrintingDecoder(ByteReader(bytes, policy: policy), taking: &printer)
            var value = blank
            var failure: DecodeError?
            do throws(DecodeError) {
                try value.code(&coder)
                if !coder.decoder.reader.isAtEnd { try coder.decoder.reader.expectEnd() }
            } catch { failure = error }
            coder.giveBack(to: &printer)
            printer.closeAll(to: depth)
            return DecodeOutcome(error: failure, oddities: coder.decoder.reader.oddities)
        }
    }

    @usableFromInline
    init<V: FieldCoded>(blank: V, id: String, name: String, source: String, printing: @escaping Printing) {
        self.id = id
        self.name = name
        self.source = source
        self.printing = printing
        encoding = { json throws(JSONFault) in
            var value = blank
            var parser = try FieldParser(json)
            try value.code(&parser)
            try parser.finish()
            return value.encoded()
        }
        reencoding = { bytes throws(DecodeError) in
            var decoder = FieldDecoder(ByteReader(bytes))
            var value = blank
            try value.code(&decoder)
            var writer = ByteWriter()
            value.encode(into: &writer)
            writer.write(decoder.reader.readRemainingBytes())
            return writer.bytes
        }
        describing = {
            var collector = SchemaCollector()
            var value = blank
            value.code(&collector)
            return collector.fields
        }
    }

    /// Decodes `bytes` and prints the fields; those before a fault are printed too.
    public func print(_ bytes: Span<UInt8>, policy: DecodePolicy = .lenient, to printer: inout ValuePrinter) -> DecodeOutcome {
        printing(bytes, policy, &printer)
    }

    /// The bytes of a value given in the JSON that ``print(_:policy:to:)`` writes.
    public func encode(_ json: JSONValue) throws(JSONFault) -> [UInt8] { try encoding(json) }

    /// Decodes and encodes again; bytes after the value are appended as they were.
    public func reencode(_ bytes: Span<UInt8>) throws(DecodeError) -> [UInt8] { try reencoding(bytes) }

    public var fields: [FieldDescription] { describing() }
}
