// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding

/// Reads fields once more to tell where a forbidden value lies.
///
/// A layout checks values after it has read them, when the reader has moved on. Keeping where each field began would
/// slow every decode down; so only values that broke a rule are read again, by this coder.
struct FieldLocator: FieldCoder, ~Escapable {
    typealias Failure = DecodeError

    var decoder: FieldDecoder
    /// Where the fields of the group at hand began, counted from the outermost value.
    private var starts: [(name: StaticString, position: Int)] = []

    @_lifetime(copy reader)
    init(_ reader: ByteReader) { decoder = FieldDecoder(reader) }

    var isReading: Bool { true }
    var remaining: Int? { decoder.remaining }

    private mutating func begin(_ name: StaticString) { starts.append((name, decoder.reader.position)) }

    mutating func field<V: FieldValue>(_ name: StaticString, _ value: inout V) throws(DecodeError) {
        begin(name)
        try decoder.field(name, &value)
    }

    mutating func isPresent(_ name: StaticString, exists: Bool, flag: Bool) -> Bool { flag }

    mutating func list<V: FieldValue>(
        _ name: StaticString, _ values: inout [V], count: Int?, blank: V
    ) throws(DecodeError) {
        begin(name)
        try decoder.list(name, &values, count: count, blank: blank)
    }

    mutating func group<G: FieldCoded>(_ name: StaticString, _ value: inout G) throws(DecodeError) {
        begin(name)
        let outer = starts
        starts = []
        let before = decoder.reader.oddities.count
        do throws(DecodeError) { try value.code(&self) } catch { throw error.inside(name) }
        decoder.reader.nameOddities(from: before, name)
        starts = outer
    }

    mutating func group<G: FieldCoded>(
        _ name: StaticString, _ value: inout G, byteCount: Int
    ) throws(DecodeError) {
        begin(name)
        var inner: FieldLocator
        do throws(DecodeError) { inner = FieldLocator(try decoder.reader.readSlice(byteCount)) } catch {
            throw error.inside(name)
        }
        do throws(DecodeError) {
            try value.code(&inner)
            try inner.decoder.reader.expectEnd()
        } catch { throw error.inside(name) }
        let before = decoder.reader.oddities.count
        decoder.reader.adopt(inner.decoder.reader.oddities)
        decoder.reader.nameOddities(from: before, name)
    }

    mutating func groups<G: FieldCoded>(
        _ name: StaticString, _ values: inout [G], count: Int?
    ) throws(DecodeError) {
        begin(name)
        values = []
        while count.map({ values.count < $0 }) ?? !decoder.reader.isAtEnd {
            let start = decoder.reader.offset
            var element = G()
            let outer = starts
            starts = []
            let before = decoder.reader.oddities.count
            do throws(DecodeError) { try element.code(&self) } catch { throw error.inside(name) }
            decoder.reader.nameOddities(from: before, name)
            starts = outer
            values.append(element)
            if count == nil && decoder.reader.offset == start { break }
        }
    }

    mutating func bytes(_ name: StaticString, _ value: inout [UInt8], count: Int?) throws(DecodeError) {
        begin(name)
        try decoder.bytes(name, &value, count: count)
    }

    mutating func text(_ name: StaticString, _ value: inout UTF8Text, count: Int?) throws(DecodeError) {
        begin(name)
        try decoder.text(name, &value, count: count)
    }

    mutating func expect(_ condition: Bool, _ name: StaticString, _ detail: StaticString) throws(DecodeError) {
        guard !condition else { return }
        let start = starts.last { Self.same($0.name, name) }
        try decoder.reader.report(
            DecodeError(
                .reservedValue, path: ["\(name)"], offset: start?.position ?? decoder.reader.position,
                detail: "\(detail)"))
    }

    private static func same(_ left: StaticString, _ right: StaticString) -> Bool { "\(left)" == "\(right)" }
}

extension FieldLocator {
    /// What a decode of `bytes` reports, each with the offset at which the value begins that is at fault.
    static func located<V: FieldCoded>(
        _ outcome: DecodeOutcome, _ blank: V, _ bytes: Span<UInt8>, _ policy: DecodePolicy
    ) -> DecodeOutcome {
        guard outcome.breaksRule else { return outcome }
        var locator = FieldLocator(ByteReader(bytes, policy: policy))
        var value = blank
        var failure: DecodeError?
        do throws(DecodeError) {
            try value.code(&locator)
            try locator.decoder.reader.expectEnd()
        } catch { failure = error }
        return DecodeOutcome(error: failure, oddities: locator.decoder.reader.oddities)
    }
}

extension DecodeOutcome {
    /// Whether a check of a layout failed, whose offset is that of the reader at the time.
    fileprivate var breaksRule: Bool {
        error?.kind == .reservedValue || oddities.contains { $0.kind == .reservedValue }
    }
}
