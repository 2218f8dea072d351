// SPDX-License-Identifier: Apache-2.0

/// pcapng files, little-endian, one section; an interface for each link type, adapter and resolution.
struct PcapngEncoder: RecordEncoder {
    private struct Interface: Hashable {
        var link: LinkType
        /// Only of link types whose records do not tell it.
        var adapter: UInt16
        /// 6 or 9.
        var digits: UInt8
    }

    private var interfaces: [Interface: UInt32] = [:]
    private var hasHeader = false

    private mutating func appendHeader(_ out: inout [UInt8]) {
        guard !hasHeader else { return }
        hasHeader = true
        appendBlock(0x0a0d_0d0a, to: &out) { out in
            out.appendLittle(0x1a2b_3c4d as UInt32)
            out.appendLittle(1 as UInt16)
            out.appendLittle(0 as UInt16)
            out.appendLittle(-1 as Int64)
            appendOption(4, Array("wearkit".utf8), to: &out)
            out.appendLittle(0 as UInt32)
        }
    }

    private mutating func interface(_ interface: Interface, _ out: inout [UInt8]) -> UInt32 {
        if let id = interfaces[interface] { return id }
        let id = UInt32(interfaces.count)
        interfaces[interface] = id
        appendBlock(1, to: &out) { out in
            out.appendLittle(interface.link.rawValue)
            out.appendLittle(0 as UInt16)
            out.appendLittle(0 as UInt32)
            if interface.link == .hciH4WithDirection || interface.link == .hciH4 {
                appendOption(2, Array("bluetooth\(interface.adapter)".utf8), to: &out)
            }
            appendOption(9, [interface.digits], to: &out)
            out.appendLittle(0 as UInt32)
        }
        return id
    }

    mutating func append(_ item: OutgoingRecord, to out: inout [UInt8], losses: inout [CaptureLoss: Int]) -> Bool {
        appendHeader(&out)
        let record = item.record
        let link = record.pcapLink
        var data: [UInt8] = []
        data.reserveCapacity(item.data.count + 16)
        if let loss = LinkEncoder.append(item, as: link, to: &data) {
            losses[loss, default: 0] += 1
            return false
        }
        let telling = link == .linuxMonitor || record.kind == .linkLayer
        let digits: UInt8 = record.time.digits > 6 ? 9 : 6
        let id = interface(Interface(link: link, adapter: telling ? 0 : record.adapter, digits: digits), &out)
        let (ticks, isExact) = Self.ticks(record.time, digits)
        if !isExact { losses[.time, default: 0] += 1 }
        appendBlock(6, to: &out) { out in
            out.appendLittle(id)
            out.appendLittle(UInt32(truncatingIfNeeded: ticks >> 32))
            out.appendLittle(UInt32(truncatingIfNeeded: ticks))
            out.appendLittle(UInt32(clamping: data.count))
            out.appendLittle(UInt32(clamping: data.count + item.cutCount))
            out.append(contentsOf: data)
            out.appendZeros(-data.count & 3)
            guard !item.comments.isEmpty || record.drops > 0 else { return }
            for comment in item.comments { appendOption(1, Array(comment.utf8.prefix(65_532)), to: &out) }
            if record.drops > 0 {
                let drops = UInt64(record.drops)
                appendOption(4, (0..<8).map { UInt8(truncatingIfNeeded: drops >> UInt64(8 * $0)) }, to: &out)
            }
            out.appendLittle(0 as UInt32)
        }
        return true
    }

    mutating func finish(_ out: inout [UInt8]) { appendHeader(&out) }

    private static func ticks(_ time: CaptureTime, _ digits: UInt8) -> (UInt64, Bool) {
        guard time.seconds >= 0 else { return (0, false) }
        let perSecond: UInt64 = digits == 9 ? 1_000_000_000 : 1_000_000
        let (whole, first) = UInt64(time.seconds).multipliedReportingOverflow(by: perSecond)
        let fraction = UInt64(digits == 9 ? time.nanoseconds : time.nanoseconds / 1000)
        let (sum, second) = whole.addingReportingOverflow(fraction)
        return first || second ? (.max, false) : (sum, true)
    }

    private func appendBlock(_ type: UInt32, to out: inout [UInt8], _ body: (inout [UInt8]) -> Void) {
        let start = out.count
        out.appendLittle(type)
        out.appendLittle(0 as UInt32)
        body(&out)
        let length = UInt32(clamping: out.count - start + 4)
        out.appendLittle(length)
        out.withUnsafeMutableBytes { $0.storeBig(length.byteSwapped, at: start + 4) }
    }

    private func appendOption(_ code: UInt16, _ value: [UInt8], to out: inout [UInt8]) {
        out.appendLittle(code)
        out.appendLittle(UInt16(clamping: value.count))
        out.append(contentsOf: value)
        out.appendZeros(-value.count & 3)
    }
}
