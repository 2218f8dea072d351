// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

extension MonkeyMessage {
    /// Reads a message that takes all of `bytes`.
    ///
    /// - Parameter oddities: What was accepted although Garmin's own encoder does not write it.
    public init(
        decoding bytes: Span<UInt8>, options: MonkeyDecoding = .lenient, policy: DecodePolicy = .lenient,
        oddities: inout [DecodeError]
    ) throws(DecodeError) {
        var reader = ByteReader(bytes, policy: policy)
        try decode(&reader, options)
        oddities = reader.oddities
    }

    /// Reads a message that takes all of `bytes`.
    public init(
        decoding bytes: [UInt8], options: MonkeyDecoding = .lenient, policy: DecodePolicy = .lenient
    ) throws(DecodeError) {
        var reader = ByteReader(bytes.span, policy: policy)
        try decode(&reader, options)
    }

    /// Reads a message that takes all that is left of `reader`. What was read before a fault stays in `self`.
    package mutating func decode(_ reader: inout ByteReader, _ options: MonkeyDecoding) throws(DecodeError) {
        self = MonkeyMessage()
        var oddities = MonkeyOddities()
        var starts = MonkeyEntryStarts()
        var first = try Self.peek(&reader, "magic")
        if first == Self.stringMagic {
            try decodeStrings(&reader, options, &starts, &oddities)
            if strings == [] && options.emptyStringBlock == .hideValues {
                hasDataBlock = false
                return trailing = reader.readRemainingBytes()
            }
            first = try Self.peek(&reader, "magic")
        }
        magic = first
        if first != Self.dataMagic {
            let detail = "the data block starts with \(hexadecimal: first), not with da7ada7a"
            let fault = DecodeError(.invalidValue, path: ["magic"], offset: reader.position, detail: detail)
            guard options.acceptsAnyDataMagic else { throw fault }
            try reader.report(fault)
        }
        var block = try Self.block(&reader, "values")
        let bytes = block.bytes
        let missing: Int
        do throws(DecodeError) {
            missing = try decodeValues(bytes, base: block.base, options, starts, &oddities)
        } catch { throw error.inside("values") }
        try oddities.report(options, to: &reader)
        try block.skip(bytes.count)
        if missing > 0 {
            let fault = DecodeError(
                .lengthMismatch(declared: nodes.count &+ missing, actual: nodes.count), path: ["values"],
                offset: block.position, detail: "values are missing")
            guard options.acceptsMissingValues else { throw fault }
            try reader.report(fault)
        }
        if rootCount != 1 {
            let fault = DecodeError(
                .invalidValue, path: ["values"], offset: block.base, detail: "\(rootCount) values stand side by side")
            guard options.acceptsOtherRootCounts else { throw fault }
            try reader.report(fault)
        }
        guard !reader.isAtEnd else { return }
        let fault = DecodeError(
            .trailingBytes(count: reader.remaining), path: ["trailing"], offset: reader.position)
        guard options.acceptsTrailingBytes else { throw fault }
        try reader.report(fault)
        trailing = reader.readRemainingBytes()
    }

    private static func peek(_ reader: inout ByteReader, _ name: StaticString) throws(DecodeError) -> UInt32 {
        guard reader.remaining >= 4 else {
            throw DecodeError(
                .truncated(needed: 4, available: reader.remaining), path: ["\(name)"], offset: reader.position)
        }
        return reader.bytes.bigEndian32(at: reader.offset)
    }

    /// A block without its header of magic and byte count.
    @_lifetime(copy reader)
    private static func block(_ reader: inout ByteReader, _ name: StaticString) throws(DecodeError) -> ByteReader {
        do throws(DecodeError) {
            try reader.skip(4)
            let count = try reader.readBigEndian(UInt32.self)
            return try reader.readSlice(Int(count))
        } catch { throw error.inside(name) }
    }

    private mutating func decodeStrings(
        _ reader: inout ByteReader, _ options: MonkeyDecoding, _ starts: inout MonkeyEntryStarts,
        _ oddities: inout MonkeyOddities
    ) throws(DecodeError) {
        let block = try Self.block(&reader, "strings")
        let bytes = block.bytes
        strings = Array(copying: bytes)
        if bytes.isEmpty {
            let fault = DecodeError(.invalidValue, path: ["strings"], offset: block.base, detail: "no entry")
            guard options.emptyStringBlock != .refuse else { throw fault }
            try reader.report(fault)
        }
        starts = MonkeyEntryStarts(byteCount: bytes.count)
        let isASCII = bytes.isASCII
        var offset = 0
        while offset < bytes.count {
            guard bytes.count - offset >= 2 else {
                throw DecodeError(
                    .truncated(needed: 2, available: 1), path: ["strings"], offset: block.base + offset)
            }
            let count = Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
            guard count > 0 else {
                throw DecodeError(
                    .invalidValue, path: ["strings"], offset: block.base + offset,
                    detail: "an entry of no bytes, not even the one that ends it")
            }
            let end = offset + 2 + count
            guard end <= bytes.count else {
                throw DecodeError(
                    .truncated(needed: count, available: bytes.count - offset - 2), path: ["strings"],
                    offset: block.base + offset + 2)
            }
            if count > Int(Int16.max) { oddities.longStrings.note(block.base + offset) }
            if bytes[end - 1] != 0 { oddities.terminators.note(block.base + end - 1) }
            if !isASCII && !UTF8Check.isValid(bytes.extracting(offset + 2..<end - 1)) {
                oddities.texts.note(block.base + offset + 2)
            }
            starts.insert(offset)
            offset = end
        }
    }
}

extension DefaultStringInterpolation {
    /// Eight hex digits.
    mutating func appendInterpolation(hexadecimal value: UInt32) {
        let digits = String(value, radix: 16)
        appendLiteral(String(repeating: "0", count: 8 - digits.count) + digits)
    }
}

extension Span where Element == UInt8 {
    /// Whether no byte is above 0x7F.
    var isASCII: Bool {
        var index = 0
        var all: UInt64 = 0
        while count - index >= 8 {
            all |= bigEndian64(at: index)
            index += 8
        }
        while index < count {
            all |= UInt64(self[index])
            index += 1
        }
        return all & 0x8080_8080_8080_8080 == 0
    }
}
