// SPDX-License-Identifier: Apache-2.0

/// One entry of an ATT PDU that lists attributes.
public struct ATTEntry: Sendable, Hashable {
    /// Zero in Read Multiple Variable Response, which lists values in the order of the request's handles.
    public var handle: UInt16
    /// Last handle of the group: Find By Type Value and Read By Group Type Response.
    public var groupEnd: UInt16?
    /// Where in the PDU the entry's value lies (in Find Information Response: its UUID); may be empty.
    public var valueRange: Range<Int>
    /// How long the value is said to be, which is more than `valueRange` where the MTU cut it off.
    public var declaredLength: Int

    @inlinable
    public init(handle: UInt16, groupEnd: UInt16? = nil, valueRange: Range<Int>, declaredLength: Int) {
        self.handle = handle
        self.groupEnd = groupEnd
        self.valueRange = valueRange
        self.declaredLength = declaredLength
    }
}

/// Walks over the entries of an ATT PDU where they lie. It ends at the first entry that is not whole;
/// ``remainder`` then says how many bytes were left.
///
/// ```swift
/// var entries = ATTView(pdu).entries
/// while let entry = entries.next() { … entry.handle … pdu.extracting(entry.valueRange) … }
/// ```
public struct ATTEntries: ~Escapable {
    public let bytes: Span<UInt8>
    @usableFromInline var index: Int
    /// Bytes of one entry, 0 where the PDU has none or says something impossible, −1 where each entry has its length.
    @usableFromInline let stride: Int
    /// Bytes of handles in front of the value.
    @usableFromInline let handleBytes: Int

    @inlinable
    @_lifetime(copy bytes)
    public init(_ bytes: Span<UInt8>) {
        self.bytes = bytes
        let second = bytes.count > 1 ? Int(bytes[1]) : 0
        switch bytes.isEmpty ? 0 : bytes[0] {
        case 0x05:
            (index, handleBytes) = (2, 2)
            stride = second == 1 ? 4 : second == 2 ? 18 : 0
        case 0x07: (index, handleBytes, stride) = (1, 4, 4)
        case 0x09:
            (index, handleBytes) = (2, 2)
            stride = second >= 2 ? second : 0
        case 0x11:
            (index, handleBytes) = (2, 4)
            stride = second >= 4 ? second : 0
        case 0x21: (index, handleBytes, stride) = (1, 0, -1)
        case 0x23: (index, handleBytes, stride) = (1, 2, -1)
        default: (index, handleBytes, stride) = (bytes.count, 0, 0)
        }
    }

    /// Bytes that no entry has taken yet; after ``next()`` came back nil: bytes of an entry that is not whole.
    @inlinable
    public var remainder: Int { max(0, bytes.count - index) }

    @inlinable
    func number(at index: Int) -> UInt16 { UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8 }

    /// The next whole entry, nil after the last. A value that ends before its own length field says counts as whole
    /// when it is the last one: Read Multiple Variable Response cuts it off at the MTU.
    @inlinable
    public mutating func next() -> ATTEntry? {
        let left = bytes.count - index
        guard stride != 0, left > 0 else { return nil }
        if stride < 0 {
            guard left >= handleBytes + 2 else { return nil }
            let handle = handleBytes == 0 ? 0 : number(at: index)
            let length = Int(number(at: index + handleBytes))
            let start = index + handleBytes + 2
            let end = min(start + length, bytes.count)
            index = end
            return ATTEntry(handle: handle, valueRange: start..<end, declaredLength: length)
        }
        guard left >= stride else { return nil }
        let handle = number(at: index)
        let groupEnd = handleBytes == 4 ? number(at: index + 2) : nil
        let range = (index + handleBytes)..<(index + stride)
        index += stride
        return ATTEntry(handle: handle, groupEnd: groupEnd, valueRange: range, declaredLength: range.count)
    }
}
