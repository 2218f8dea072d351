// SPDX-License-Identifier: Apache-2.0

/// Apple PacketLogger files; see `PacketLoggerWalker` for the layout.
struct PacketLoggerEncoder: RecordEncoder {
    private let bigEndian: Bool

    init(bigEndian: Bool) {
        self.bigEndian = bigEndian
    }

    mutating func append(_ item: OutgoingRecord, to out: inout [UInt8], losses: inout [CaptureLoss: Int]) -> Bool {
        let start = out.count
        out.appendZeros(12)
        if let loss = LinkEncoder.append(item, as: .packetLogger, to: &out) {
            out.removeLast(out.count - start)
            losses[loss, default: 0] += 1
            return false
        }
        let (seconds, isExact) = item.record.time.unsignedSeconds
        if !isExact { losses[.time, default: 0] += 1 }
        let fields = [UInt32(clamping: out.count - start - 4), seconds, item.record.time.nanoseconds / 1000]
        out.withUnsafeMutableBytes { bytes in
            for (index, field) in fields.enumerated() {
                bytes.storeBig(bigEndian ? field : field.byteSwapped, at: start + 4 * index)
            }
        }
        if item.cutCount > 0 { losses[.originalLength, default: 0] += 1 }
        dropComments(item, &losses)
        return true
    }

    mutating func finish(_ out: inout [UInt8]) {}
}

extension CaptureTime {
    /// Seconds for formats with 32 unsigned bits, and whether they are what the time says.
    var unsignedSeconds: (UInt32, Bool) {
        let clamped = UInt32(clamping: seconds)
        return (clamped, Int64(clamped) == seconds)
    }
}
