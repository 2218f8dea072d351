// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding

/// One item of a report descriptor.
public struct HIDItem: Sendable, Hashable {
    /// Tag and type of a short item in the upper six bits, 0xFE for a long item.
    public var prefix: UInt8
    /// Tag of a long item.
    public var longTag: UInt8?
    /// 0, 1, 2 or 4 bytes in a short item, least significant first; up to 255 in a long one.
    public var data: [UInt8]

    /// A short item; data that fits no size is padded with zeros, or cut after four bytes.
    public init(prefix: UInt8, data: [UInt8] = []) {
        self.prefix = prefix & 0xfc
        self.data = Array(data.prefix(4))
        if self.data.count == 3 { self.data.append(0) }
    }

    /// A long item; data is cut after 255 bytes.
    public init(longTag: UInt8, data: [UInt8]) {
        prefix = 0xfe
        self.longTag = longTag
        self.data = Array(data.prefix(255))
    }

    /// The name of the tag in the specification, nil for reserved ones.
    public var name: StaticString? {
        guard longTag == nil else { return "long" }
        for (code, name) in Self.names where code == prefix { return name }
        return nil
    }

    static let names: KeyValuePairs<UInt8, StaticString> = [
        0x80: "input", 0x90: "output", 0xb0: "feature", 0xa0: "collection", 0xc0: "endCollection", 0x04: "usagePage",
        0x14: "logicalMinimum", 0x24: "logicalMaximum", 0x34: "physicalMinimum", 0x44: "physicalMaximum",
        0x54: "unitExponent", 0x64: "unit", 0x74: "reportSize", 0x84: "reportID", 0x94: "reportCount", 0xa4: "push",
        0xb4: "pop", 0x08: "usage", 0x18: "usageMinimum", 0x28: "usageMaximum", 0x38: "designatorIndex",
        0x48: "designatorMinimum", 0x58: "designatorMaximum", 0x78: "stringIndex", 0x88: "stringMinimum",
        0x98: "stringMaximum", 0xa8: "delimiter",
    ]

    /// Reads one item, or nothing where the bytes end before it does.
    init?(reading reader: inout ByteReader) {
        guard let first = reader.peek() else { return nil }
        if first == 0xfe {
            guard let size = reader.peek(at: 1), let tag = reader.peek(at: 2), reader.remaining >= 3 + Int(size),
                let bytes = try? reader.readBytes(3 + Int(size))
            else { return nil }
            self.init(longTag: tag, data: Array(bytes.dropFirst(3)))
        } else {
            let size = first & 3 == 3 ? 4 : Int(first & 3)
            guard reader.remaining > size, let bytes = try? reader.readBytes(1 + size) else { return nil }
            self.init(prefix: first, data: Array(bytes.dropFirst()))
        }
    }

    func write(to writer: inout ByteWriter) {
        if let longTag {
            writer.write([0xfe, UInt8(truncatingIfNeeded: min(data.count, 255)), longTag])
            writer.write(Array(data.prefix(255)))
        } else {
            let item = HIDItem(prefix: prefix, data: data)
            writer.write(item.prefix | (item.data.count == 4 ? 3 : UInt8(truncatingIfNeeded: item.data.count)))
            writer.write(item.data)
        }
    }
}
