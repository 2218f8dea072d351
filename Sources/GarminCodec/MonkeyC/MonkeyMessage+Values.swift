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
        var cursor = MonkeyCursor(base: base, starts: starts, oddities: oddities)
        defer {
            oddities = cursor.oddities
            blobs = cursor.blobs
            dataByteCount = cursor.offset
            // A root that could not be read.
            if furtherRoots.last == nodes.count { furtherRoots.removeLast() }
        }
        // Most values take five bytes.
        nodes.reserveCapacity(bytes.count / 5 + 1)
        while cursor.offset < bytes.count {
            if !nodes.isEmpty { furtherRoots.append(nodes.count) }
            cursor.nextChild = nodes.count + 1
            cursor.levelsLeft = options.maximumDepth
            var left = 1
            while left > 0 {
                let firstOfNext = cursor.nextChild
                while left > 0 && cursor.offset < bytes.count {
                    let before = nodes.count
                    // No more than there can be: each value takes a byte.
                    let room = min(left, max(64, (bytes.count - cursor.offset) / 5 + 1))
                    try nodes.append(addingCapacity: room) {
                        (target: inout OutputSpan<MonkeyNode>) throws(DecodeError) in
                        try cursor.decodeValues(bytes, into: &target)
                    }
                    left -= nodes.count - before
                }
                if left > 0 { return left &+ cursor.nextChild &- firstOfNext }
                left = cursor.nextChild - firstOfNext
                cursor.levelsLeft -= 1
            }
        }
        return 0
    }
}

extension MonkeyCursor {
    /// Reads values until `target` is full or no byte is left.
    @inline(__always)
    mutating func decodeValues(
        _ bytes: Span<UInt8>, into target: inout OutputSpan<MonkeyNode>
    ) throws(DecodeError) {
        while !target.isFull && offset < bytes.count {
            let start = offset
            let type = MonkeyType(rawValue: bytes[start])
            let available = bytes.count - start - 1
            switch type {
            case .number, .float, .char:
                guard available >= 4 else { throw truncated(4, available) }
                target.append(MonkeyNode(type, UInt64(bytes.bigEndian32(at: start + 1))))
                offset = start + 5
            case .string:
                guard available >= 4 else { throw truncated(4, available) }
                let reference = bytes.bigEndian32(at: start + 1)
                let isKnown = starts.contains(reference)
                if !isKnown { oddities.unknownStrings.note(position + 1) }
                target.append(MonkeyNode(type, low: reference, high: isKnown ? 1 : 0))
                offset = start + 5
            case .array, .dictionary:
                guard available >= 4 else { throw truncated(4, available) }
                guard levelsLeft > 0 else { throw tooDeep() }
                let count = bytes.bigEndian32(at: start + 1)
                if count > UInt32(Int32.max) { oddities.negativeCounts.note(position + 1) }
                let node = MonkeyNode(type, low: count, high: UInt32(clamping: nextChild))
                target.append(node)
                nextChild &+= node.declaredChildren
                offset = start + 5
            case .null:
                target.append(MonkeyNode(.null))
                offset = start + 1
            case .boolean:
                guard available >= 1 else { throw truncated(1, available) }
                let byte = bytes[start + 1]
                if byte > 1 { oddities.booleans.note(position + 1) }
                target.append(MonkeyNode(.boolean, UInt64(byte)))
                offset = start + 2
            case .long, .double:
                guard available >= 8 else { throw truncated(8, available) }
                target.append(MonkeyNode(type, bytes.bigEndian64(at: start + 1)))
                offset = start + 9
            case .byteArray:
                guard available >= 4 else { throw truncated(4, available) }
                target.append(try decodeByteArray(bytes))
            default:
                throw unknown(type)
            }
        }
    }

    @inline(never)
    private mutating func decodeByteArray(_ bytes: Span<UInt8>) throws(DecodeError) -> MonkeyNode {
        let available = bytes.count - offset - 5
        let count = Int(bytes.bigEndian32(at: offset + 1))
        guard count <= available else { throw truncated(4 + count, 4 + available) }
        let start = offset + 5
        let node = MonkeyNode(.byteArray, low: UInt32(clamping: count), high: UInt32(clamping: blobs.count))
        blobs.append(contentsOf: [UInt8](copying: bytes.extracting(start..<start + count)))
        offset = start + count
        return node
    }
}
