// SPDX-License-Identifier: Apache-2.0

/// Takes a sensor-data notification apart without allocating anything.
///
/// ```swift
/// var records = SensorRecords(bytes, layout: layout)
/// while let reading = records.next() {
///     let quantities = reading.scaled(scales)
/// }
/// ```
///
/// A record whose length is not known, or that is cut, ends the iteration; ``rest`` is where it starts.
public struct SensorRecords: ~Escapable {
    @usableFromInline let bytes: Span<UInt8>
    @usableFromInline let lengths: Span<UInt16>
    @usableFromInline var cursor = 0

    @inlinable
    @_lifetime(copy bytes, borrow layout)
    public init(_ bytes: Span<UInt8>, layout: borrowing SensorLayout) {
        self.bytes = bytes
        lengths = layout.lengths.span
    }

    /// Offset of the first byte that no record has taken.
    @inlinable
    public var rest: Int { cursor }

    /// Whether all bytes were taken.
    @inlinable
    public var isAtEnd: Bool { cursor == bytes.count }

    /// The next record; nil at the end and at what cannot be read.
    @inlinable @inline(__always)
    public mutating func next() -> SensorReading? {
        let start = cursor
        guard bytes.count - start >= 3 else { return nil }
        let sensor = BoseSensor(rawValue: bytes[start])
        let length = Int(lengths[Int(sensor.rawValue)])
        guard length != Int(UInt16.max), bytes.count - start - 3 >= length else { return nil }
        let offset = start + 3
        var reading = SensorReading(
            sensor, shape: SensorShape(sensor, length: length), timestamp: UInt16(bitPattern: word(start + 1)),
            offset: offset, length: length)
        cursor = offset + length
        guard reading.shape != .opaque else { return reading }
        reading.x = word(offset)
        reading.y = word(offset + 2)
        reading.z = word(offset + 4)
        switch reading.shape {
        case .vector: reading.accuracy = Int16(bytes[offset + 6])
        case .quaternion:
            reading.w = word(offset + 6)
            reading.accuracy = word(offset + 8)
        case .plainQuaternion: reading.w = word(offset + 6)
        case .biasedVector:
            reading.biasX = word(offset + 6)
            reading.biasY = word(offset + 8)
            reading.biasZ = word(offset + 10)
        case .plainVector, .opaque: break
        }
        return reading
    }

    /// The number at an offset that was checked.
    @inlinable @inline(__always)
    func word(_ offset: Int) -> Int16 {
        Int16(bitPattern: UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1]))
    }
}
