// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// Reads fields from bytes and prints each as soon as it is read, so that whatever precedes a fault is printed.
public struct PrintingDecoder: FieldCoder, ~Copyable, ~Escapable {
    public typealias Failure = DecodeError

    public var decoder: FieldDecoder
    @usableFromInline var printer: ValuePrinter

    /// Takes over `printer` until ``giveBack(to:)``.
    @inlinable
    @_lifetime(copy reader)
    public init(_ reader: ByteReader, taking printer: inout ValuePrinter) {
        decoder = FieldDecoder(reader)
        self.printer = ValuePrinter(style: printer.style)
        swap(&self.printer, &printer)
    }

    @inlinable
    public mutating func giveBack(to printer: inout ValuePrinter) {
        swap(&self.printer, &printer)
    }

    @inlinable public var isReading: Bool { true }
    @inlinable public var remaining: Int? { decoder.remaining }

    @inlinable
    public mutating func field<V: FieldValue>(_ name: StaticString, _ value: inout V) throws(DecodeError) {
        try decoder.field(name, &value)
        printer.key(name)
        value.print(to: &printer)
    }

    @inlinable
    public mutating func isPresent(_ name: StaticString, exists: Bool, flag: Bool) -> Bool { flag }

    @inlinable
    public mutating func list<V: FieldValue>(
        _ name: StaticString, _ values: inout [V], count: Int?, blank: V
    ) throws(DecodeError) {
        printer.key(name)
        printer.beginArray()
        var done = 0
        while count.map({ done < $0 }) ?? !decoder.reader.isAtEnd {
            let start = decoder.reader.offset
            // Printed at once and not collected: nothing is allocated for a list.
            var element = blank
            try decoder.field(name, &element)
            element.print(to: &printer)
            done += 1
            if count == nil && decoder.reader.offset == start { break }
        }
        printer.endArray()
    }

    @inlinable
    public mutating func group<G: FieldCoded>(_ name: StaticString, _ value: inout G) throws(DecodeError) {
        printer.key(name)
        printer.beginObject()
        let before = decoder.reader.oddities.count
        do throws(DecodeError) { try value.code(&self) } catch { throw error.inside(name) }
        if decoder.reader.oddities.count != before { decoder.reader.nameOddities(from: before, name) }
        printer.endObject()
    }

    @inlinable
    public mutating func group<G: FieldCoded>(
        _ name: StaticString, _ value: inout G, byteCount: Int
    ) throws(DecodeError) {
        let slice: ByteReader
        do throws(DecodeError) { slice = try decoder.reader.readSlice(byteCount) } catch { throw error.inside(name) }
        printer.key(name)
        printer.beginObject()
        var inner = PrintingDecoder(slice, taking: &printer)
        var failure: DecodeError?
        do throws(DecodeError) {
            try value.code(&inner)
            if !inner.decoder.reader.isAtEnd { try inner.decoder.reader.expectEnd() }
        } catch { failure = error }
        inner.giveBack(to: &printer)
        let before = decoder.reader.oddities.count
        decoder.reader.adopt(inner.decoder.reader.oddities)
        if decoder.reader.oddities.count != before { decoder.reader.nameOddities(from: before, name) }
        if let failure { throw failure.inside(name) }
        printer.endObject()
    }

    @inlinable
    public mutating func groups<G: FieldCoded>(
        _ name: StaticString, _ values: inout [G], count: Int?
    ) throws(DecodeError) {
        printer.key(name)
        printer.beginArray()
        var done = 0
        while count.map({ done < $0 }) ?? !decoder.reader.isAtEnd {
            let start = decoder.reader.offset
            var element = G()
            printer.beginObject()
            let before = decoder.reader.oddities.count
            do throws(DecodeError) { try element.code(&self) } catch { throw error.inside(name) }
            if decoder.reader.oddities.count != before { decoder.reader.nameOddities(from: before, name) }
            printer.endObject()
            done += 1
            if count == nil && decoder.reader.offset == start { break }
        }
        printer.endArray()
    }

    @inlinable
    public mutating func bytes(_ name: StaticString, _ value: inout [UInt8], count: Int?) throws(DecodeError) {
        try decoder.bytes(name, &value, count: count)
        printer.key(name)
        printer.hex(value.span)
    }

    @inlinable
    public mutating func text(_ name: StaticString, _ value: inout UTF8Text, count: Int?) throws(DecodeError) {
        try decoder.text(name, &value, count: count)
        printer.key(name)
        if count == nil { value.print(to: &printer) } else { value.trimmed.print(to: &printer) }
    }

    @inlinable
    public mutating func expect(
        _ condition: Bool, _ name: StaticString, _ detail: StaticString
    ) throws(DecodeError) {
        try decoder.expect(condition, name, detail)
    }
}
