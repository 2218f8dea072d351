// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// Prints values as JSON or as one line of text for people, straight into an `OutputBuffer`.
public struct ValuePrinter: ~Copyable {
    public enum Style: Sendable, Hashable {
        /// JSON, exact enough to be read back bit by bit.
        case json
        /// `name: value unit, …` for people.
        case text
    }

    public var output: OutputBuffer
    public let style: Style
    @usableFromInline var needsSeparator = false
    /// A key was printed and its value was not: a decoder that fails in between leaves it so.
    private var isKeyOpen = false
    /// Depth of open objects and arrays, and one bit each: 1 for an array.
    private var depth = 0
    private var arrays: UInt64 = 0

    public init(style: Style, output: consuming OutputBuffer = OutputBuffer()) {
        self.style = style
        self.output = output
    }

    public var string: String { output.string }

    /// Starts afresh on the same memory.
    public mutating func removeAll() {
        output.removeAll()
        needsSeparator = false
        depth = 0
        arrays = 0
    }

    // MARK: Structure

    /// Forgets that a value came before, for output that was appended past the printer.
    public mutating func startValue() {
        needsSeparator = false
        isKeyOpen = false
    }

    /// Notes that a value was appended past the printer.
    public mutating func endValue() {
        needsSeparator = true
        isKeyOpen = false
    }

    public mutating func key(_ name: StaticString) {
        separate()
        if style == .json {
            output.append(0x22)
            output.append(name)
            output.append("\":")
        } else {
            output.append(name)
            output.append(": ")
        }
        needsSeparator = false
        isKeyOpen = true
    }

    /// A key that is not known when the program is built.
    public mutating func key(dynamic name: String) {
        separate()
        let utf8 = Array(name.utf8)
        if style == .json {
            quote(utf8.span)
            output.append(":")
        } else {
            escape(utf8.span)
            output.append(": ")
        }
        needsSeparator = false
        isKeyOpen = true
    }

    @inline(__always)
    private mutating func separate() {
        isKeyOpen = false
        guard needsSeparator else { return }
        output.append(0x2c)
        if style == .text { output.append(0x20) }
    }

    public mutating func beginObject() {
        separate()
        if style == .json || depth > 0 { output.append(0x7b) }
        open(array: false)
    }

    public mutating func endObject() {
        close()
        if style == .json || depth > 0 { output.append(0x7d) }
    }

    public mutating func beginArray() {
        separate()
        output.append(0x5b)
        open(array: true)
    }

    public mutating func endArray() {
        close()
        output.append(0x5d)
    }

    private mutating func open(array: Bool) {
        arrays = arrays << 1 | (array ? 1 : 0)
        depth += 1
        needsSeparator = false
    }

    private mutating func close() {
        arrays >>= 1
        depth -= 1
        needsSeparator = true
    }

    /// How many objects and arrays are open.
    public var openCount: Int { depth }

    /// Closes what a decoder left open when it failed.
    public mutating func closeAll(to target: Int) {
        if isKeyOpen { null() }
        while depth > target {
            if arrays & 1 == 1 { endArray() } else { endObject() }
        }
    }

    // MARK: Values

    mutating func separateForValue() { separate() }
    mutating func finishValue() { needsSeparator = true }

    public mutating func number(_ value: Int64) {
        separate()
        output.append(decimal: value)
        needsSeparator = true
    }

    public mutating func number(_ value: Int) { number(Int64(value)) }

    public mutating func number(unsigned value: UInt64) {
        separate()
        output.append(decimal: value)
        needsSeparator = true
    }

    /// `mantissa × 10^exponent`, spelled so that both can be read back.
    public mutating func number(_ decimal: Decimal64) {
        separate()
        decimal.print(to: &output)
        needsSeparator = true
    }

    /// A binary floating-point number in its shortest exact spelling; JSON takes strings for what it has no number for.
    public mutating func number(_ value: Double) {
        separate()
        if value.isFinite {
            output.append("\(value)" as String)
        } else if style == .json {
            output.append(0x22)
            output.append("\(value)" as String)
            output.append(0x22)
        } else {
            output.append("\(value)" as String)
        }
        needsSeparator = true
    }

    public mutating func bool(_ value: Bool) {
        separate()
        output.append(value ? "true" : "false")
        needsSeparator = true
    }

    public mutating func null() {
        separate()
        output.append("null")
        needsSeparator = true
    }

    /// A word that needs no escapes; JSON quotes it.
    public mutating func word(_ value: StaticString) {
        separate()
        if style == .json {
            output.append(0x22)
            output.append(value)
            output.append(0x22)
        } else {
            output.append(value)
        }
        needsSeparator = true
    }

    /// Text from outside: escaped in JSON, and in text made harmless for a terminal.
    public mutating func string(_ utf8: Span<UInt8>) {
        separate()
        quote(utf8)
        needsSeparator = true
    }

    public mutating func string(_ value: String) {
        let utf8 = Array(value.utf8)
        string(utf8.span)
    }

    public mutating func hex(_ bytes: Span<UInt8>) {
        separate()
        if style == .json { output.append(0x22) }
        output.append(hex: bytes)
        if style == .json { output.append(0x22) }
        needsSeparator = true
    }

    /// A unit behind a number; text only.
    public mutating func unit(_ unit: Unit) {
        guard style == .text, !unit.isEmpty else { return }
        output.append(0x20)
        output.append(unit.symbol)
    }

    /// A remark behind a value, in parentheses; text only.
    public mutating func remark(_ text: StaticString) {
        guard style == .text else { return }
        output.append(" (")
        output.append(text)
        output.append(0x29)
    }

    private mutating func quote(_ utf8: Span<UInt8>) {
        output.append(0x22)
        escape(utf8)
        output.append(0x22)
    }

    private mutating func escape(_ utf8: Span<UInt8>) {
        output.append(escaping: utf8)
    }
}
