// SPDX-License-Identifier: Apache-2.0

import BluetoothCore

/// Joins the fragments of L2CAP B-frames that travel one way on one connection
/// (Core specification, volume 3, part A, 7.2.1).
///
/// It holds at most one frame, whose length field has 16 bits, so its memory is bounded.
struct FragmentAssembler {
    private(set) var buffer: [UInt8] = []
    private(set) var isOpen = false

    enum Outcome {
        /// Nothing is complete yet.
        case pending
        /// A continuation without a start.
        case orphan
        /// `buffer` holds a whole frame, and `surplus` bytes came after it.
        case complete(surplus: Int)
    }

    /// Length of the frame with its header, nil while the header is not whole.
    private var expected: Int? {
        buffer.count >= 4 ? 4 + Int(UInt16(buffer[0]) | UInt16(buffer[1]) << 8) : nil
    }

    /// The first fragment, when it is not the whole frame.
    mutating func start(_ data: Span<UInt8>) {
        buffer.removeAll(keepingCapacity: true)
        append(data)
        isOpen = true
    }

    mutating func proceed(_ data: Span<UInt8>) -> Outcome {
        guard isOpen else { return .orphan }
        let before = buffer.count
        append(data)
        guard let expected, buffer.count >= expected else { return .pending }
        isOpen = false
        let surplus = buffer.count - expected
        if surplus > 0 { buffer.removeLast(min(surplus, buffer.count - before)) }
        return .complete(surplus: surplus)
    }

    mutating func close() { isOpen = false }

    private mutating func append(_ data: Span<UInt8>) {
        data.withUnsafeBufferPointer { buffer.append(contentsOf: $0) }
    }
}
