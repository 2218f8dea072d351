// SPDX-License-Identifier: Apache-2.0

/// Classic pcap files, little-endian; see `PcapFileHeader`. A file has one link type and one resolution, both those
/// of its first record unless the link type is given.
struct PcapEncoder: RecordEncoder {
    private var link: LinkType?
    private var hasHeader = false
    private var nanoseconds = false

    init(link: LinkType?) {
        self.link = link
    }

    private mutating func appendHeader(_ out: inout [UInt8], link: LinkType) {
        guard !hasHeader else { return }
        hasHeader = true
        out.appendLittle(nanoseconds ? 0xa1b2_3c4d : 0xa1b2_c3d4 as UInt32)
        out.appendLittle(2 as UInt16)
        out.appendLittle(4 as UInt16)
        out.appendLittle(0 as UInt64)
        out.appendLittle(262_144 as UInt32)
        out.appendLittle(UInt32(link.rawValue))
    }

    mutating func append(_ item: OutgoingRecord, to out: inout [UInt8], losses: inout [CaptureLoss: Int]) -> Bool {
        let link = self.link ?? item.record.pcapLink
        let start = out.count
        if !hasHeader { nanoseconds = item.record.time.digits > 6 }
        let isFirst = !hasHeader
        appendHeader(&out, link: link)
        let header = out.count
        out.appendZeros(16)
        if let loss = LinkEncoder.append(item, as: link, to: &out) {
            out.removeLast(out.count - start)
            // A record that is left out must not decide what the file holds.
            if isFirst { hasHeader = false }
            losses[loss, default: 0] += 1
            return false
        }
        self.link = link
        let included = out.count - header - 16
        let (seconds, isExact) = item.record.time.unsignedSeconds
        if !isExact { losses[.time, default: 0] += 1 }
        let fields = [
            seconds, nanoseconds ? item.record.time.nanoseconds : item.record.time.nanoseconds / 1000,
            UInt32(clamping: included), UInt32(clamping: included + item.cutCount),
        ]
        out.withUnsafeMutableBytes { bytes in
            for (index, field) in fields.enumerated() { bytes.storeBig(field.byteSwapped, at: header + 4 * index) }
        }
        dropComments(item, &losses)
        return true
    }

    mutating func finish(_ out: inout [UInt8]) { appendHeader(&out, link: link ?? .hciH4WithDirection) }
}

extension CaptureRecord {
    /// The pcap link type that suits the record best: its own where it has one.
    var pcapLink: LinkType {
        if link.isReadFromPcap { return link }
        if kind == .linkLayer { return .leLinkLayerWithHeader }
        return link == .btsnoopMonitor || kind == .monitor ? .linuxMonitor : .hciH4WithDirection
    }
}
