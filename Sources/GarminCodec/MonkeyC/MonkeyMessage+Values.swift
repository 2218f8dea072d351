// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding

extension MonkeyMessage {
    /// Reads the values of a data block. No recursion: the wire's order is the order of a queue, and all that has to
    /// be known is how many values each level has.
    ///
    /// - Parameter base: Offset of the data block's values in the message.
    /// - Returns: How many values are announced that are not there.
    mutating func decodeValues(
        _ bytes: Span<UInt8>, base: Int, _ options: MonkeyDecoding, _ starts: MonkeyEntryStarts,
        _ oddities: inout MonkeyOddities
    ) throws(DecodeError) -> Int {
        // Most values take five bytes.
        nodes.reserveCapacity(bytes.count / 5 + 1)
        var cursor = MonkeyCursor(offset: 0, base: base)
        while cursor.offset < bytes.count {
            rootIndices.append(nodes.count)
            cursor.nextChild = nodes.count + 1
            cursor.levelsLeft = options.maximumDepth
            var left = 1
            while left > 0 {
                let firstOfNext = cursor.nextChild
                while left > 0 && cursor.offset < bytes.count {
                    try decodeValue(bytes, starts, &cursor, &oddities)
                    left -= 1
                }
                if left > 0 { return left &+ cursor.nextChild &- firstOfNext }
                left = cursor.nextChild - firstOfNext
                cursor.levelsLeft -= 1
            }
        }
        return 0
    }

    @inline(__always)
    private mutating func decodeValue(
        _ bytes: Span<UInt8>, _ starts: MonkeyEntryStarts, _ cursor: inout MonkeyCursor,
        _ oddities: inout MonkeyOddities
    ) throws(DecodeError) {
        let start = cursor.offset
        let type = MonkeyType(rawValue: bytes[start])
        let available = bytes.count - start - 1
        switch type {
        case .number, .float, .char:
            guard available >= 4 else { throw cursor.truncated(4, available) }
            nodes.append(MonkeyNode(type, UInt64(bytes.bigEndian32(at: start + 1))))
            cursor.offset = start + 5
        case .string:
            guard available >= 4 else { throw cursor.truncated(4, available) }
            let reference = bytes.bigEndian32(at: start + 1)
            let isKnown = starts.contains(reference)
            if !isKnown { oddities.unknownStrings.note(cursor.position + 1) }
            nodes.append(MonkeyNode(type, low: reference, high: isKnown ? 1 : 0))
            cursor.offset = start + 5
        case .array, .dictionary:
            guard available >= 4 else { throw cursor.truncated(4, available) }
            guard cursor.levelsLeft > 0 else { throw cursor.tooDeep() }
            let count = bytes.bigEndian32(at: start + 1)
            if count > UInt32(Int32.max) { oddities.negativeCounts.note(cursor.position + 1) }
            let node = MonkeyNode(type, low: count, high: UInt32(clamping: cursor.nextChild))
            nodes.append(node)
            cursor.nextChild &+= node.declaredChildren
            cursor.offset = start + 5
        case .null:
            nodes.append(MonkeyNode(.null))
            cursor.offset = start + 1
        case .boolean:
            guard available >= 1 else { throw cursor.truncated(1, available) }
            let byte = bytes[start + 1]
            if byte > 1 { oddities.booleans.note(cursor.position + 1) }
            nodes.append(MonkeyNode(.boolean, UInt64(byte)))
            cursor.offset = start + 2
        case .long, .double:
            guard available >= 8 else { throw cursor.truncated(8, available) }
            nodes.append(MonkeyNode(type, bytes.bigEndian64(at: start + 1)))
            cursor.offset = start + 9
        case .byteArray:
            try decodeByteArray(bytes, &cursor)
        default:
            throw cursor.unknown(type)
        }
    }

    private mutating func decodeByteArray(_ bytes: Span<UInt8>, _ cursor: inout MonkeyCursor) throws(DecodeError) {
        let available = bytes.count - cursor.offset - 1
        guard available >= 4 else { throw cursor.truncated(4, available) }
        let count = Int(bytes.bigEndian32(at: cursor.offset + 1))
        guard count <= available - 4 else { throw cursor.truncated(4 + count, available) }
        let start = cursor.offset + 5
        nodes.append(
            MonkeyNode(.byteArray, low: UInt32(clamping: count), high: UInt32(clamping: blobs.count)))
        blobs.append(contentsOf: [UInt8](copying: bytes.extracting(start..<start + count)))
        cursor.offset = start + count
    }
}
