// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding

/// Where a field lay in the bytes.
struct FieldBound: Hashable, CustomStringConvertible {
    var name: String
    var offset: Int
    var count: Int
    /// Bytes, text and sets of bits, which others take apart further.
    var isDivisible: Bool

    var description: String { "\(name) \(offset)+\(count)" }
}

/// Decodes like ``FieldDecoder`` and notes where each field lay.
struct BoundRecorder: FieldCoder, ~Escapable {
    typealias Failure = DecodeError

    var decoder: FieldDecoder
    private(set) var bounds: [FieldBound] = []

    @_lifetime(copy reader)
    init(_ reader: ByteReader) { decoder = FieldDecoder(reader) }

    var isReading: Bool { true }
    var remaining: Int? { decoder.remaining }

    private mutating func note(_ name: StaticString, from start: Int, isDivisible: Bool) {
        bounds.append(
            FieldBound(
                name: "\(name)", offset: start, count: decoder.reader.position - start, isDivisible: isDivisible))
    }

    mutating func field<V: FieldValue>(_ name: StaticString, _ value: inout V) throws(DecodeError) {
        let start = decoder.reader.position
        try decoder.field(name, &value)
        let type = value.fieldType.name
        note(name, from: start, isDivisible: type.hasPrefix("flags") || type == "bytes")
    }

    mutating func isPresent(_ name: StaticString, exists: Bool, flag: Bool) -> Bool { flag }

    mutating func list<V: FieldValue>(
        _ name: StaticString, _ values: inout [V], count: Int?, blank: V
    ) throws(DecodeError) {
        values = []
        while count.map({ values.count < $0 }) ?? !decoder.reader.isAtEnd {
            var element = blank
            try field(name, &element)
            values.append(element)
        }
    }

    mutating func group<G: FieldCoded>(_ name: StaticString, _ value: inout G) throws(DecodeError) {
        do throws(DecodeError) { try value.code(&self) } catch { throw error.inside(name) }
    }

    mutating func group<G: FieldCoded>(
        _ name: StaticString, _ value: inout G, byteCount: Int
    ) throws(DecodeError) {
        let start = decoder.reader.position
        try decoder.group(name, &value, byteCount: byteCount)
        note(name, from: start, isDivisible: true)
    }

    mutating func groups<G: FieldCoded>(
        _ name: StaticString, _ values: inout [G], count: Int?
    ) throws(DecodeError) {
        values = []
        while count.map({ values.count < $0 }) ?? !decoder.reader.isAtEnd {
            var element = G()
            try group(name, &element)
            values.append(element)
        }
    }

    mutating func bytes(_ name: StaticString, _ value: inout [UInt8], count: Int?) throws(DecodeError) {
        let start = decoder.reader.position
        try decoder.bytes(name, &value, count: count)
        note(name, from: start, isDivisible: true)
    }

    mutating func text(_ name: StaticString, _ value: inout UTF8Text, count: Int?) throws(DecodeError) {
        let start = decoder.reader.position
        try decoder.text(name, &value, count: count)
        note(name, from: start, isDivisible: true)
    }

    mutating func expect(_ condition: Bool, _ name: StaticString, _ detail: StaticString) throws(DecodeError) {
        try decoder.expect(condition, name, detail)
    }

    /// The bounds of the fields of a `V`, their offsets counted from `base`.
    static func bounds<V: FieldCoded>(
        of type: V.Type, in bytes: [UInt8], base: Int
    ) throws(DecodeError) -> [FieldBound] {
        var recorder = BoundRecorder(ByteReader(bytes.span, base: base))
        var value = V()
        try value.code(&recorder)
        try recorder.decoder.reader.expectEnd()
        return recorder.bounds
    }
}
