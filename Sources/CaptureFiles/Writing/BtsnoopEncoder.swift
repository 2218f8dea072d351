// SPDX-License-Identifier: Apache-2.0

/// btsnoop files of data link 1001, 1002 or 2001; see `BtsnoopWalker` for the layout.
struct BtsnoopEncoder: RecordEncoder {
    private let link: LinkType
    private var hasHeader = false
    private var drops: UInt32 = 0

    init(link: LinkType) {
        self.link = link
    }

    private mutating func appendHeader(_ out: inout [UInt8]) {
        guard !hasHeader else { return }
        hasHeader = true
        out.append(contentsOf: BtsnoopWalker.magic)
        out.appendBig(1 as UInt32)
        out.appendBig(UInt32(link.rawValue))
    }

    mutating func append(_ item: OutgoingRecord, to out: inout [UInt8], losses: inout [CaptureLoss: Int]) -> Bool {
        appendHeader(&out)
        let start = out.count
        out.appendZeros(BtsnoopWalker.recordHeaderCount)
        if let loss = LinkEncoder.append(item, as: link, to: &out) {
            out.removeLast(out.count - start)
            losses[loss, default: 0] += 1
            return false
        }
        let included = out.count - start - BtsnoopWalker.recordHeaderCount
        drops &+= UInt32(clamping: item.record.drops)
        let (time, isExact) = Self.time(item.record.time)
        if !isExact { losses[.time, default: 0] += 1 }
        let flags = flags(item)
        let total = drops
        out.withUnsafeMutableBytes { bytes in
            bytes.storeBig(UInt32(clamping: included + item.cutCount), at: start)
            bytes.storeBig(UInt32(clamping: included), at: start + 4)
            bytes.storeBig(flags, at: start + 8)
            bytes.storeBig(total, at: start + 12)
            bytes.storeBig(time, at: start + 16)
        }
        dropComments(item, &losses)
        return true
    }

    mutating func finish(_ out: inout [UInt8]) { appendHeader(&out) }

    private func flags(_ item: OutgoingRecord) -> UInt32 {
        let record = item.record
        if link == .btsnoopMonitor {
            // A record that came from a monitor keeps its opcode, whatever it is.
            let isMonitor = record.link == .btsnoopMonitor || record.link == .linuxMonitor
            let opcode = isMonitor ? record.opcode : (try? LinkEncoder.monitorOpcode(item).get()) ?? record.opcode
            return UInt32(record.adapter) << 16 | UInt32(opcode)
        }
        let isControl = record.kind == .command || record.kind == .event
        return (record.direction == .received ? 1 : 0) | (isControl ? 2 : 0)
    }

    /// Microseconds in the file's time, and whether they are what the record says.
    private static func time(_ time: CaptureTime) -> (Int64, Bool) {
        let (whole, first) = time.seconds.multipliedReportingOverflow(by: 1_000_000)
        let (sum, second) = whole.addingReportingOverflow(Int64(time.nanoseconds / 1000))
        let (result, third) = sum.addingReportingOverflow(BtsnoopWalker.epoch)
        if first || second || third { return (time.seconds < 0 ? .min : .max, false) }
        return (result, true)
    }
}

extension UnsafeMutableRawBufferPointer {
    /// The caller has appended the bytes at `offset` before.
    func storeBig<T: FixedWidthInteger>(_ value: T, at offset: Int) {
        storeBytes(of: value.bigEndian, toByteOffset: offset, as: T.self)
    }
}
