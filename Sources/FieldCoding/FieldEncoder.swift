// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// Appends fields as bytes; it cannot fail.
public struct FieldEncoder: FieldCoder {
    public typealias Failure = Never

    public var writer: ByteWriter

    public init(_ writer: ByteWriter = ByteWriter()) { self.writer = writer }

    @inlinable public var isReading: Bool { false }
    @inlinable public var remaining: Int? { nil }

    @inlinable
    public mutating func field<V: FieldValue>(_ name: StaticString, _ value: inout V) {
        value.write(to: &writer)
    }

    @inlinable
    public mutating func isPresent(_ name: StaticString, exists: Bool, flag: Bool) -> Bool { exists }

    @inlinable
    public mutating func list<V: FieldValue>(_ name: StaticString, _ values: inout [V], count: Int?, blank: V) {
        for value in values { value.write(to: &writer) }
    }

    @inlinable
    public mutating func group<G: FieldCoded>(_ name: StaticString, _ value: inout G) {
        value.code(&self)
    }

    @inlinable
    public mutating func group<G: FieldCoded>(_ name: StaticString, _ value: inout G, byteCount: Int) {
        value.code(&self)
    }

    @inlinable
    public mutating func groups<G: FieldCoded>(_ name: StaticString, _ values: inout [G], count: Int?) {
        for index in values.indices { values[index].code(&self) }
    }

    @inlinable
    public mutating func bytes(_ name: StaticString, _ value: inout [UInt8], count: Int?) {
        writer.write(value)
    }

    @inlinable
    public mutating func text(_ name: StaticString, _ value: inout UTF8Text, count: Int?) {
        guard let count else { return writer.write(value.bytes) }
        // A text of fixed size is padded with zeros.
        for index in 0..<max(0, count) { writer.write(index < value.bytes.count ? value.bytes[index] : UInt8(0)) }
    }

    @inlinable
    public mutating func expect(_ condition: Bool, _ name: StaticString, _ detail: StaticString) {}
}
