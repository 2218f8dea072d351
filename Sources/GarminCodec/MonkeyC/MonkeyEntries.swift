// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding

/// The entries of a string block, in its order.
struct MonkeyEntries {
    /// The block without its header.
    let bytes: [UInt8]
    /// Offset of each entry and the range of its text and of the byte that ends it.
    private(set) var all: [(offset: Int, content: Range<Int>)] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var offset = 0
        while bytes.count - offset >= 2 {
            let end = offset + 2 + (Int(bytes[offset]) << 8 | Int(bytes[offset + 1]))
            guard end > offset + 2, end <= bytes.count else { return }
            all.append((offset, offset + 2..<end))
            offset = end
        }
    }

    /// Offsets of the entries before which no other has the same text.
    var first: Set<Int> { Set(firstByText.values) }

    /// Text → offset of the first entry with it.
    var firstByText: [[UInt8]: Int] {
        var result: [[UInt8]: Int] = [:]
        for entry in all {
            let text = Array(bytes[entry.content.dropLast()])
            if result[text] == nil { result[text] = entry.offset }
        }
        return result
    }

    /// A list: an entry as text, or as `{"hex":…}` with the byte that ends it where text would not do.
    func print(to printer: inout ValuePrinter) {
        printer.beginArray()
        for entry in all {
            let text = bytes.span.extracting(entry.content.dropLast())
            if bytes[entry.content.upperBound - 1] == 0 && UTF8Check.isValid(text) {
                printer.string(text)
            } else {
                printer.beginObject()
                printer.key("hex")
                printer.hex(bytes.span.extracting(entry.content))
                printer.endObject()
            }
        }
        printer.endArray()
    }

    /// The block that ``print(to:)`` prints.
    static func block(_ json: JSONValue) throws(JSONFault) -> [UInt8] {
        var block: [UInt8] = []
        for element in try json.arrayValue() {
            var content: [UInt8]
            if let hex = element["hex"] {
                content = try hex.hexBytes()
            } else {
                content = Array(try element.stringValue().utf8) + [0]
            }
            guard let count = UInt16(exactly: content.count), count > 0 else {
                throw JSONFault("an entry takes 1 to 65535 bytes, not \(content.count)")
            }
            block.append(UInt8(count >> 8))
            block.append(UInt8(truncatingIfNeeded: count))
            block.append(contentsOf: content)
        }
        return block
    }
}

extension MonkeyMessage {
    /// Whether the string block is the one that our own encoder writes for these values.
    var hasUsualStrings: Bool {
        var pool = MonkeyStringPool()
        for index in indices(in: .depthFirst) {
            guard let range = entry(of: nodes[index]), let strings else { continue }
            let offset = pool.insert(strings.span.extracting(range))
            guard offset == nodes[index].low, range.count <= MonkeyEncoding.typed.maximumStringBytes else {
                return false
            }
        }
        // No block and an empty one are two spellings.
        return pool.bytes.isEmpty ? strings == nil : pool.bytes == strings
    }
}
