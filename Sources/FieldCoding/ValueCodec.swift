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

    /// What a value starts as.
    @usableFromInline
    enum Blank: Sendable {
        case fields(any FieldCoded)
        case value(any FieldValue, takesAll: Bool)
    }

    /// What each value starts as. Kept as an existential, so that the compiler does not make a copy of every coder for
    /// every type: that would make builds and programs several times as large.
    private let blank: Blank
    /// Printing compiled for the type, for values that devices stream.
    private let streaming: Printing?

    public init<V: FieldCoded>(_ type: V.Type, id: String, name: String, source: String) {
        self.init(blank: V(), id: id, name: name, source: source)
    }

    /// For layouts that many codecs share: each value starts as `blank`, which knows the names and scales that the type
    /// alone does not.
    public init(blank: any FieldCoded, id: String, name: String, source: String) {
        self.init(blank: .fields(blank), id: id, name: name, source: source, streaming: nil)
    }

    /// For formats that hold one value of any shape (an object of a script language, a map of typed extras): the JSON
    /// is that value itself, without a field around it. Where a decode fails, what `blank` had read so far is printed.
    /// Bytes after the value make it `{"value": …, "trailingBytes": …}`.
    ///
    /// - Parameter takesAll: Whether the value takes every byte there is, so that its JSON is never looked at for such
    ///   bytes: it may have members of these names itself.
    public init(value blank: any FieldValue, id: String, name: String, source: String, takesAll: Bool = false) {
        self.init(blank: .value(blank, takesAll: takesAll), id: id, name: name, source: source, streaming: nil)
    }

    /// For values that devices stream: the module that knows the type compiles the printing for it, which is several
    /// times as fast as the generic code.
    @inlinable
    public init<V: FieldCoded>(streamed blank: V, id: String, name: String, source: String) {
        self.init(blank: .fields(blank), id: id, name: name, source: source) { bytes, policy, printer in
            Self.print(blank, bytes, policy, &printer)
        }
    }

    @usableFromInline
    init(blank: Blank, id: String, name: String, source: String, streaming: Printing?) {
        self.blank = blank
        self.id = id
        self.name = name
        self.source = source
        self.streaming = streaming
    }

    @inlinable
    static func print<V: FieldCoded>(
        _ blank: V, _ bytes: Span<UInt8>, _ policy: DecodePolicy, _ printer: inout ValuePrinter
    ) -> DecodeOutcome {
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
        if failure == nil, !coder.decoder.reader.isAtEnd { TrailingBytes.print(coder.decoder.reader, &printer) }
        printer.closeAll(to: depth)
        let outcome = DecodeOutcome(error: failure, oddities: coder.decoder.reader.oddities)
        return outcome.isClean ? outcome : located(outcome, blank, bytes, policy)
    }

    @inline(never)
    @usableFromInline
    static func located(
        _ outcome: DecodeOutcome, _ blank: some FieldCoded, _ bytes: Span<UInt8>, _ policy: DecodePolicy
    ) -> DecodeOutcome {
        FieldLocator.located(outcome, blank, bytes, policy)
    }

    /// Decodes `bytes` and prints the fields; those before a fault are printed too.
    public func print(
        _ bytes: Span<UInt8>, policy: DecodePolicy = .lenient, to printer: inout ValuePrinter
    ) -> DecodeOutcome {
        if let streaming { return streaming(bytes, policy, &printer) }
        switch blank {
        case .fields(let blank): return Self.print(blank, bytes, policy, &printer)
        case .value(let blank, _): return Self.print(value: blank, bytes, policy, &printer)
        }
    }

    private static func print<V: FieldValue>(
        value blank: V, _ bytes: Span<UInt8>, _ policy: DecodePolicy, _ printer: inout ValuePrinter
    ) -> DecodeOutcome {
        var reader = ByteReader(bytes, policy: policy)
        var value = blank
        var failure: DecodeError?
        do throws(DecodeError) {
            try value.read(from: &reader)
            try reader.expectEnd()
        } catch { failure = error }
        if failure == nil, !reader.isAtEnd {
            printer.beginObject()
            printer.key("value")
            value.print(to: &printer)
            TrailingBytes.print(reader, &printer)
            printer.endObject()
        } else {
            value.print(to: &printer)
        }
        return DecodeOutcome(error: failure, oddities: reader.oddities)
    }

    /// The bytes of a value given in the JSON that ``print(_:policy:to:)`` writes.
    public func encode(_ json: JSONValue) throws(JSONFault) -> [UInt8] {
        var missing: [String] = []
        return try encode(json, missing: &missing)
    }

    /// The bytes of a value given in the JSON that ``print(_:policy:to:)`` writes.
    ///
    /// - Parameter missing: Takes the names of the fields that the JSON lacks; they are 0 or empty in the bytes.
    public func encode(_ json: JSONValue, missing: inout [String]) throws(JSONFault) -> [UInt8] {
        switch blank {
        case .fields(let blank): return try Self.encode(blank, json, &missing)
        case .value(let blank, let takesAll):
            var value = blank
            var surplus: [UInt8] = []
            if !takesAll, let inner = try json.unwrapped(taking: &surplus) {
                do throws(JSONFault) { try value.parse(inner) } catch { throw error.inside("value") }
            } else {
                try value.parse(json)
            }
            var writer = ByteWriter()
            value.write(to: &writer)
            return writer.bytes + surplus
        }
    }

    private static func encode<V: FieldCoded>(
        _ blank: V, _ json: JSONValue, _ missing: inout [String]
    ) throws(JSONFault) -> [UInt8] {
        var value = blank
        var surplus: [UInt8] = []
        var parser = try FieldParser(json.without(TrailingBytes.key, taking: &surplus))
        try value.code(&parser)
        try parser.finish()
        missing += parser.missing
        return value.encoded() + surplus
    }

    /// Decodes and encodes again; bytes after the value are appended as they were.
    public func reencode(_ bytes: Span<UInt8>) throws(DecodeError) -> [UInt8] {
        switch blank {
        case .fields(let blank): return try Self.reencode(blank, bytes)
        case .value(let blank, _):
            var value = blank
            var reader = ByteReader(bytes)
            try value.read(from: &reader)
            var writer = ByteWriter()
            value.write(to: &writer)
            writer.write(reader.readRemainingBytes())
            return writer.bytes
        }
    }

    private static func reencode<V: FieldCoded>(_ blank: V, _ bytes: Span<UInt8>) throws(DecodeError) -> [UInt8] {
        var decoder = FieldDecoder(ByteReader(bytes))
        var value = blank
        try value.code(&decoder)
        var writer = ByteWriter()
        value.encode(into: &writer)
        writer.write(decoder.reader.readRemainingBytes())
        return writer.bytes
    }

    /// The fields that the value can have.
    public var fields: [FieldDescription] {
        switch blank {
        case .fields(let blank): Self.fields(blank)
        case .value(let blank, _): [FieldDescription(name: "value", type: blank.fieldType)]
        }
    }

    private static func fields<V: FieldCoded>(_ blank: V) -> [FieldDescription] {
        var collector = SchemaCollector()
        var value = blank
        value.code(&collector)
        return collector.fields
    }
}
