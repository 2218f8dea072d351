// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// Fills fields from bytes.
public struct FieldDecoder: FieldCoder, ~Escapable {
    public typealias Failure = DecodeError

    public var reader: ByteReader

    @inlinable
    @_lifetime(copy reader)
    public init(_ reader: ByteReader) { self.reader = reader }

    @inlinable public var isReading: Bool { true }
    @inlinable public var remaining: Int? { reader.remaining }

    @inlinable
    public mutating func field<V: FieldValue>(_ name: StaticString, _ value: inout V) throws(DecodeError) {
        let before = reader.oddities.count
        do throws(DecodeError) { try value.read(from: &reader) } catch { throw error.inside(name) }
        if reader.oddities.count != before { reader.nameOddities(from: before, name) }
    }

    @inlinable
    public mutating func isPresent(_ name: StaticString, exists: Bool, flag: Bool) -> Bool { flag }

    @inlinable
    public mutating func list<V: FieldValue>(
        _ name: StaticString, _ values: inout [V], count: Int?, blank: V
    ) throws(DecodeError) {
        values = []
        while count.map({ values.count < $0 }) ?? !reader.isAtEnd {
            let start = reader.offset
            var element = blank
            try field(name, &element)
            values.append(element)
            // An element that takes no bytes would never come to an end.
            if count == nil && reader.offset == start { break }
        }
    }

    @inlinable
    public mutating func group<G: FieldCoded>(_ name: StaticString, _ value: inout G) throws(DecodeError) {
        let before = reader.oddities.count
        do throws(DecodeError) { try value.code(&self) } catch { throw error.inside(name) }
        if reader.oddities.count != before { reader.nameOddities(from: before, name) }
    }

    @inlinable
    public mutating func group<G: FieldCoded>(
        _ name: StaticString, _ value: inout G, byteCount: Int
    ) throws(DecodeError) {
        var inner: FieldDecoder
        do throws(DecodeError) { inner = FieldDecoder(try reader.readSlice(byteCount)) } catch {
            throw error.inside(name)
        }
        do throws(DecodeError) {
            try value.code(&inner)
            try inner.reader.expectEnd()
        } catch { throw error.inside(name) }
        let before = reader.oddities.count
        reader.adopt(inner.reader.oddities)
        if reader.oddities.count != before { reader.nameOddities(from: before, name) }
    }

    @inlinable
    public mutating func groups<G: FieldCoded>(
        _ name: StaticString, _ values: inout [G], count: Int?
    ) throws(DecodeError) {
        values = []
        while count.map({ values.count < $0 }) ?? !reader.isAtEnd {
            let start = reader.offset
            var element = G()
            try group(name, &element)
            values.append(element)
            if count == nil && reader.offset == start { break }
        }
    }

    @inlinable
    public mutating func bytes(_ name: StaticString, _ value: inout [UInt8], count: Int?) throws(DecodeError) {
        do throws(DecodeError) { value = try reader.readBytes(count ?? reader.remaining) } catch {
            throw error.inside(name)
        }
    }

    @inlinable
    public mutating func text(_ name: StaticString, _ value: inout UTF8Text, count: Int?) throws(DecodeError) {
        let before = reader.oddities.count
        do throws(DecodeError) {
            value = try UTF8Text(reading: count ?? reader.remaining, from: &reader)
        } catch { throw error.inside(name) }
        if reader.oddities.count != before { reader.nameOddities(from: before, name) }
    }

    @inlinable
    public mutating func expect(
        _ condition: Bool, _ name: StaticString, _ detail: StaticString
    ) throws(DecodeError) {
        guard !condition else { return }
        try reportForbidden(name, detail)
    }

    @inline(never)
    @usableFromInline
    mutating func reportForbidden(_ name: StaticString, _ detail: StaticString) throws(DecodeError) {
        try reader.report(
            DecodeError(.reservedValue, path: ["\(name)"], offset: reader.position, detail: "\(detail)"))
    }
}
