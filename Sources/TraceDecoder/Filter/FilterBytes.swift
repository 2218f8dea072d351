// SPDX-License-Identifier: Apache-2.0

/// A PDU, a value, or a slice of one.
struct FilterBytes: Sendable, Hashable {
    enum Base: UInt8, Sendable, Hashable {
        case pdu
        case value
    }

    var base: Base
    var isATTOnly = false
    var isSliced = false
    /// First byte; negative counts from the end.
    var start: Int32 = 0
    /// Count of bytes, or −1 for all up to the end.
    var length: Int32 = -1

    init(base: Base, isATTOnly: Bool = false) {
        self.base = base
        self.isATTOnly = isATTOnly
    }

    func sliced(from start: Int, length: Int?) -> FilterBytes {
        var slice = self
        slice.isSliced = true
        slice.start = Int32(clamping: start)
        slice.length = length.map { Int32(clamping: $0) } ?? -1
        return slice
    }

    /// Its place in the batch's bytes; nil where the event has none, or not so many bytes.
    @inline(__always)
    func range(_ event: TraceEvent) -> Range<Int>? {
        if isATTOnly && event.layer != .att { return nil }
        var first = event.start
        var count = event.count
        if base == .value {
            guard event.parts.contains(.value) else { return nil }
            first += event.valueOffset
            count = event.valueCount
        }
        guard isSliced else { return first..<(first + count) }
        let offset = start < 0 ? count + Int(start) : Int(start)
        let needed = length < 0 ? max(1, count - offset) : Int(length)
        guard offset >= 0, offset + needed <= count else { return nil }
        return (first + offset)..<(first + offset + needed)
    }

    /// −1, 0 or 1: how two byte strings lie to each other, byte by byte, the shorter first.
    static func order(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Int64 {
        for index in 0..<min(left.count, right.count) where left[index] != right[index] {
            return left[index] < right[index] ? -1 : 1
        }
        return left.count == right.count ? 0 : left.count < right.count ? -1 : 1
    }
}
