// SPDX-License-Identifier: Apache-2.0

/// Prints the fields of a value that is in memory.
public struct FieldPrinter: FieldCoder, ~Copyable {
    public typealias Failure = Never

    @usableFromInline var printer: ValuePrinter

    /// Takes over `printer` until ``giveBack(to:)``.
    public init(taking printer: inout ValuePrinter) {
        self.printer = ValuePrinter(style: printer.style)
        swap(&self.printer, &printer)
    }

    public mutating func giveBack(to printer: inout ValuePrinter) {
        swap(&self.printer, &printer)
    }

    public mutating func begin() { printer.beginObject() }
    public mutating func end() { printer.endObject() }

    @inlinable public var isReading: Bool { false }
    @inlinable public var remaining: Int? { nil }

    @inlinable
    public mutating func field<V: FieldValue>(_ name: StaticString, _ value: inout V) {
        printer.key(name)
        value.print(to: &printer)
    }

    @inlinable
    public mutating func isPresent(_ name: StaticString, exists: Bool, flag: Bool) -> Bool { exists }

    @inlinable
    public mutating func list<V: FieldValue>(_ name: StaticString, _ values: inout [V], count: Int?, blank: V) {
        printer.key(name)
        printer.beginArray()
        for value in values { value.print(to: &printer) }
        printer.endArray()
    }

    @inlinable
    public mutating func group<G: FieldCoded>(_ name: StaticString, _ value: inout G) {
        printer.key(name)
        printer.beginObject()
        value.code(&self)
        printer.endObject()
    }

    @inlinable
    public mutating func group<G: FieldCoded>(_ name: StaticString, _ value: inout G, byteCount: Int) {
        group(name, &value)
    }

    @inlinable
    public mutating func groups<G: FieldCoded>(_ name: StaticString, _ values: inout [G], count: Int?) {
        printer.key(name)
        printer.beginArray()
        for index in values.indices {
            printer.beginObject()
            values[index].code(&self)
            printer.endObject()
        }
        printer.endArray()
    }

    @inlinable
    public mutating func bytes(_ name: StaticString, _ value: inout [UInt8], count: Int?) {
        printer.key(name)
        printer.hex(value.span)
    }

    @inlinable
    public mutating func text(_ name: StaticString, _ value: inout UTF8Text, count: Int?) {
        printer.key(name)
        if count == nil { value.print(to: &printer) } else { value.trimmed.print(to: &printer) }
    }

    @inlinable
    public mutating func expect(_ condition: Bool, _ name: StaticString, _ detail: StaticString) {}
}
