// SPDX-License-Identifier: Apache-2.0

/// Follows the records of a btsnooz block in one layout, to add up its deltas and to see whether the layout is right.
struct BtsnoozMeter {
    let layout: BtsnoozLayout
    /// Sum of the deltas of all sound records.
    private(set) var sum: UInt64 = 0
    /// Bytes in sound records.
    private var reach = 0
    private var isBroken = false
    private var header: [UInt8] = []
    private var dataLeft = 0
    /// Delta and size of the record whose data is not whole yet.
    private var pending: (delta: UInt64, count: Int)?

    init(layout: BtsnoozLayout) {
        self.layout = layout
    }

    /// Every record was sound and whole.
    private var isExact: Bool { !isBroken && header.isEmpty && pending == nil }

    func isBetter(than other: BtsnoozMeter) -> Bool {
        isExact == other.isExact ? reach > other.reach : isExact
    }

    mutating func take(_ bytes: UnsafeRawBufferPointer) {
        var position = 0
        while !isBroken && position < bytes.count {
            if pending == nil {
                let count = min(layout.recordHeaderCount - header.count, bytes.count - position)
                header.append(contentsOf: bytes[position..<(position + count)])
                position += count
                if header.count == layout.recordHeaderCount { begin() }
            } else {
                let count = min(dataLeft, bytes.count - position)
                dataLeft -= count
                position += count
            }
            finishIfWhole()
        }
    }

    private mutating func begin() {
        let (length, delta) = header.withUnsafeBytes { bytes in
            (Int(bytes.little(0, as: UInt16.self)), layout.delta(bytes, 0))
        }
        guard length >= 1, BtsnoozWalker.isKnown(header[layout.typeOffset]) else {
            isBroken = true
            return
        }
        dataLeft = length - 1
        pending = (delta, layout.recordHeaderCount + dataLeft)
        header.removeAll(keepingCapacity: true)
    }

    private mutating func finishIfWhole() {
        guard dataLeft == 0, let (delta, count) = pending else { return }
        sum &+= delta
        reach += count
        pending = nil
    }
}
