// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding

/// Prints a message as JSON from which its bytes can be made again, or as text for people in the spelling of Monkey C.
struct MonkeyPrinter {
    private let message: MonkeyMessage
    /// Whether the string block is the one that our own encoder would write.
    private let hasUsualStrings: Bool
    /// Where the block is another: the entries that are the first with their text.
    private let firstEntries: Set<Int>
    /// Set where the text would be far longer than the message, because long strings are referred to again and again:
    /// then each is printed once, and its offset afterwards.
    private let printed: MonkeyPrintedStrings?

    init(_ message: MonkeyMessage) {
        self.message = message
        hasUsualStrings = message.hasUsualStrings
        firstEntries = hasUsualStrings ? [] : MonkeyEntries(message.strings ?? []).first
        printed = MonkeyPrintedStrings(message)
    }

    private var isUsual: Bool {
        hasUsualStrings && message.rootCount == 1 && message.magic == MonkeyMessage.dataMagic
            && message.hasDataBlock && message.trailing.isEmpty
    }

    func print(to printer: inout ValuePrinter) {
        guard !isUsual else { return print(at: 0, to: &printer) }
        if printer.style == .text && message.rootCount == 1 { return print(at: 0, to: &printer) }
        printer.beginObject()
        printer.key("$message")
        printer.beginObject()
        printer.key("roots")
        printer.beginArray()
        for index in message.rootIndices { print(at: index, to: &printer) }
        printer.endArray()
        if let strings = message.strings, !hasUsualStrings {
            printer.key("strings")
            MonkeyEntries(strings).print(to: &printer)
        }
        if message.magic != MonkeyMessage.dataMagic {
            printer.key("magic")
            printer.string("\(hexadecimal: message.magic)")
        }
        if !message.hasDataBlock {
            printer.key("dataBlock")
            printer.bool(false)
        }
        if !message.trailing.isEmpty {
            printer.key("trailing")
            printer.hex(message.trailing.span)
        }
        printer.endObject()
        printer.endObject()
    }

    private func print(at index: Int, to printer: inout ValuePrinter) {
        guard index < message.nodes.count else { return printer.null() }
        let node = message.nodes[index]
        switch node.type {
        case .null: printer.null()
        case .number: printer.number(Int64(Int32(bitPattern: node.low)))
        case .long: print(long: Int64(bitPattern: node.payload), to: &printer)
        case .float: print(float: Float(bitPattern: node.low), to: &printer)
        case .double: print(double: Double(bitPattern: node.payload), to: &printer)
        case .boolean: print(boolean: node, to: &printer)
        case .string: print(string: node, to: &printer)
        case .char: print(char: node.low, to: &printer)
        case .byteArray:
            printer.tagged("$bytes") { (inner: inout ValuePrinter) in
                inner.hex(message.blobs.span.extracting(Int(node.high)..<Int(node.high) + Int(node.low)))
            }
        case .array: print(array: node, to: &printer)
        case .dictionary: print(dictionary: node, to: &printer)
        default: printer.null()
        }
    }

    // MARK: Scalars

    private func print(long value: Int64, to printer: inout ValuePrinter) {
        if printer.style == .text {
            printer.number(value)
            printer.output.append("l")
        } else if Int32(exactly: value) == nil {
            printer.number(value)
        } else {
            printer.tagged("$long") { (inner: inout ValuePrinter) in inner.number(value) }
        }
    }

    private func print(float value: Float, to printer: inout ValuePrinter) {
        let isPlain = value.isFinite && MonkeyParser.number("\(value)") == MonkeyNode(.float, UInt64(value.bitPattern))
        guard printer.style == .json && !isPlain else { return value.print(to: &printer) }
        printer.tagged("$float") { (inner: inout ValuePrinter) in value.print(to: &inner) }
    }

    private func print(double value: Double, to printer: inout ValuePrinter) {
        if printer.style == .text {
            value.print(to: &printer)
            printer.output.append("d")
            return
        }
        guard value.isFinite && MonkeyParser.number("\(value)") == MonkeyNode(.double, value.bitPattern) else {
            return printer.tagged("$double") { (inner: inout ValuePrinter) in value.print(to: &inner) }
        }
        value.print(to: &printer)
    }

    private func print(boolean node: MonkeyNode, to printer: inout ValuePrinter) {
        guard node.payload > 1 else { return printer.bool(node.payload == 1) }
        printer.tagged("$bool") { (inner: inout ValuePrinter) in inner.number(unsigned: node.payload) }
    }

    private func print(char code: UInt32, to printer: inout ValuePrinter) {
        guard let scalar = Unicode.Scalar(code) else {
            return printer.tagged("$char") { (inner: inout ValuePrinter) in inner.number(unsigned: UInt64(code)) }
        }
        printer.tagged("$char") { (inner: inout ValuePrinter) in inner.string(String(Character(scalar))) }
    }

    private func print(string node: MonkeyNode, to printer: inout ValuePrinter) {
        guard let range = message.entry(of: node), let strings = message.strings else {
            return printer.tagged("$offset") { (inner: inout ValuePrinter) in inner.number(unsigned: UInt64(node.low)) }
        }
        if printed?.wasPrinted(Int(node.low), length: range.count) ?? false {
            return printer.tagged("$offset") { (inner: inout ValuePrinter) in inner.number(unsigned: UInt64(node.low)) }
        }
        let text = strings.span.extracting(range)
        if printer.style == .text { return printer.string(text) }
        guard hasUsualStrings || firstEntries.contains(Int(node.low)) else {
            return printer.tagged("$offset") { (inner: inout ValuePrinter) in inner.number(unsigned: UInt64(node.low)) }
        }
        guard UTF8Check.isValid(text) else {
            return printer.tagged("$utf8") { (inner: inout ValuePrinter) in inner.hex(text) }
        }
        printer.string(text)
    }

    // MARK: Containers

    private func print(array node: MonkeyNode, to printer: inout ValuePrinter) {
        let children = message.children(of: node)
        guard Int32(bitPattern: node.low) != children.count else { return print(elements: children, to: &printer) }
        printer.beginObject()
        printer.key("$array")
        print(elements: children, to: &printer)
        printer.key("$count")
        printer.number(Int64(Int32(bitPattern: node.low)))
        printer.endObject()
    }

    private func print(dictionary node: MonkeyNode, to printer: inout ValuePrinter) {
        let children = message.children(of: node)
        let isWhole = 2 * Int(Int32(bitPattern: node.low)) == children.count
        printer.beginObject()
        if isWhole, let keys = plainKeys(children) {
            for (place, key) in keys.enumerated() {
                printer.key(dynamic: key)
                print(at: children.lowerBound + 2 * place + 1, to: &printer)
            }
        } else {
            printer.key("$pairs")
            print(elements: children, to: &printer)
            if !isWhole {
                printer.key("$count")
                printer.number(Int64(Int32(bitPattern: node.low)))
            }
        }
        printer.endObject()
    }

    private func print(elements: Range<Int>, to printer: inout ValuePrinter) {
        printer.beginArray()
        for index in elements { print(at: index, to: &printer) }
        printer.endArray()
    }

    /// The keys of a dictionary that can be the names of an object's members; nil where one cannot.
    private func plainKeys(_ children: Range<Int>) -> [String]? {
        var keys: [String] = []
        // JSON readers compare names as Swift compares strings.
        var seen: Set<String> = []
        for index in stride(from: children.lowerBound, to: children.upperBound, by: 2) {
            let node = message.nodes[index]
            // Long keys that come again are printed as pairs, which can name their offsets.
            if printed?.isLong(message.entry(of: node)?.count ?? 0) ?? false { return nil }
            guard let range = message.entry(of: node), let strings = message.strings,
                hasUsualStrings || firstEntries.contains(Int(node.low)), strings[range].first != 0x24,
                UTF8Check.isValid(strings.span.extracting(range))
            else { return nil }
            let key = String(decoding: strings[range], as: UTF8.self)
            guard seen.insert(key).inserted else { return nil }
            keys.append(key)
        }
        return keys
    }
}

extension ValuePrinter {
    /// `{"$tag":value}`; people see the value alone.
    fileprivate mutating func tagged(_ tag: StaticString, _ value: (inout ValuePrinter) -> Void) {
        guard style == .json else { return value(&self) }
        beginObject()
        key(tag)
        value(&self)
        endObject()
    }
}
