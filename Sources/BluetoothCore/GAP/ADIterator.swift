// SPDX-License-Identifier: Apache-2.0

/// Walks over AD structures where they lie, without building values (Core specification 5.4, volume 3, part C, 11).
///
/// It ends at a length of zero, at the end of the bytes, and behind a structure whose length reaches too far; of that
/// one it gives what is there.
public struct ADIterator: ~Escapable {
    public let bytes: Span<UInt8>
    @usableFromInline var index = 0

    @inlinable
    @_lifetime(copy bytes)
    public init(_ bytes: Span<UInt8>) { self.bytes = bytes }

    /// The next structure's type and where its data lies; nil after the last.
    @inlinable
    public mutating func next() -> (type: UInt8, data: Range<Int>)? {
        guard index + 1 < bytes.count, bytes[index] != 0 else { return nil }
        let end = min(index + 1 + Int(bytes[index]), bytes.count)
        let start = index + 2
        let type = bytes[index + 1]
        index = end
        return (type, start..<end)
    }
}
