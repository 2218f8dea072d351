// SPDX-License-Identifier: Apache-2.0

extension MonkeyMessage {
    /// How many bytes the message takes.
    public var byteCount: Int {
        var total = trailing.count
        if let strings { total += 8 + strings.count }
        return hasDataBlock ? total + 8 + dataByteCount : total
    }

    /// Whether the message takes more bytes than `encoding` finds sensible. It can be sent all the same.
    public func isTooLarge(_ encoding: MonkeyEncoding = .typed) -> Bool {
        encoding.warnsAbove.map { byteCount > $0 } ?? false
    }

    /// The message's bytes: those from which it was decoded.
    public func encoded() -> [UInt8] {
        // The writer checks each value against the capacity, so that it stays inside whatever the counts say.
        return unsafe [UInt8](unsafeUninitializedCapacity: byteCount + MonkeyWriter.slack) { buffer, written in
            var writer = unsafe MonkeyWriter(buffer)
            if let strings {
                writer.header(Self.stringMagic, strings.count)
                writer.bytes(strings, strings.indices)
            }
            if hasDataBlock {
                writer.header(magic, dataByteCount)
                for node in nodes { writer.value(node, blobs) }
            }
            writer.bytes(trailing, trailing.indices)
            written = writer.count
        }
    }
}
