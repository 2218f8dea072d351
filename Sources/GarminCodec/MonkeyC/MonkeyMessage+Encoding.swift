// SPDX-License-Identifier: Apache-2.0

extension MonkeyMessage {
    /// How many bytes the message takes.
    public var byteCount: Int {
        var total = trailing.count
        if let strings { total += 8 + strings.count }
        return hasDataBlock ? total + 8 + dataByteCount : total
    }

    /// How many bytes the values take.
    private var dataByteCount: Int {
        var total = 0
        for node in nodes { total += Self.byteCount(of: node) }
        return total
    }

    @inline(__always)
    private static func byteCount(of node: MonkeyNode) -> Int {
        switch node.type {
        case .null: 1
        case .boolean: 2
        case .long, .double: 9
        case .byteArray: 5 + Int(node.low)
        default: 5
        }
    }

    /// The message's bytes: those from which it was decoded.
    public func encoded() -> [UInt8] {
        let dataCount = dataByteCount
        let total = (strings.map { 8 + $0.count } ?? 0) + (hasDataBlock ? 8 + dataCount : 0) + trailing.count
        // The writer checks each value against the capacity, so that it stays inside whatever `total` says.
        return unsafe [UInt8](unsafeUninitializedCapacity: total) { buffer, written in
            var writer = unsafe MonkeyWriter(buffer)
            if let strings {
                writer.header(Self.stringMagic, strings.count)
                writer.bytes(strings, 0..<strings.count)
            }
            if hasDataBlock {
                writer.header(magic, dataCount)
                for node in nodes { writer.value(node, blobs) }
            }
            writer.bytes(trailing, 0..<trailing.count)
            written = writer.count
        }
    }
}
