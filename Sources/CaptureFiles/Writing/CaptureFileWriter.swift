// SPDX-License-Identifier: Apache-2.0

/// Writes a capture file.
///
/// Records whose link type is the one of the file keep their data bit for bit; others get the link header of the
/// file's link type. What the format cannot say is counted in `losses`, never dropped silently.
public final class CaptureFileWriter: CaptureWriter {
    public let format: CaptureFormat
    /// Records written.
    public private(set) var writtenCount = 0
    /// What was left out, by reason.
    public private(set) var losses: [CaptureLoss: Int] = [:]
    private let sink: FileSink
    private var encoder: any RecordEncoder

    /// Creates the file, or empties it; "-" is standard output.
    ///
    /// - Parameters:
    ///   - link: Link type of a pcap file; nil takes the one that suits the first record. Ignored for other formats.
    /// - Throws: `CaptureError` when the format is only read here or the file cannot be created.
    /// - Parameter createsAtOnce: False to leave a file that is there as it is until there is something to write.
    public convenience init(
        path: String, format: CaptureFormat, link: LinkType? = nil, createsAtOnce: Bool = true
    ) throws(CaptureError) {
        try self.init(destination: path, format: format, link: link)
        if createsAtOnce { try sink.open() }
    }

    /// Writes into memory; see `bytes`.
    public convenience init(format: CaptureFormat, link: LinkType? = nil) throws(CaptureError) {
        try self.init(destination: nil, format: format, link: link)
    }

    private init(destination: String?, format: CaptureFormat, link: LinkType?) throws(CaptureError) {
        self.format = format
        switch format {
        case .btsnoop(let link) where link == .btsnoopH1 || link == .btsnoopH4 || link == .btsnoopMonitor:
            encoder = BtsnoopEncoder(link: link)
        case .pcap: encoder = PcapEncoder(link: link)
        case .pcapng: encoder = PcapngEncoder()
        case .packetLogger(let bigEndian): encoder = PacketLoggerEncoder(bigEndian: bigEndian)
        default:
            throw CaptureError(
                .unsupported,
                "\(format) is not written here: choose btsnoop, pcap, pcapng or Apple PacketLogger")
        }
        sink = FileSink(path: destination)
    }

    /// The file so far, of a writer into memory.
    public var bytes: [UInt8] { sink.pending }

    /// Records that could not be written, by reason.
    public var skipped: [CaptureLoss: Int] { losses.filter { $0.key.isWholeRecord } }

    public func write(_ record: CaptureRecord, in batch: RecordBatch) throws(CaptureError) {
        let comments = batch.comments.isEmpty ? [] : Self.comments(of: record, in: batch)
        // Callers can make records of their own, so the range is not taken for granted.
        let range = record.dataRange.clamped(to: 0..<batch.bytes.count)
        batch.bytes.withUnsafeBytes { bytes in
            append(record, UnsafeRawBufferPointer(rebasing: bytes[range]), comments)
        }
        try sink.flushIfLarge()
    }

    /// Writes a packet that comes from no capture: `payload` is what `PacketKind` says, without any link header.
    ///
    /// - Parameters:
    ///   - opcode: Linux monitor opcode, for the kind `.monitor` only.
    public func write(
        _ kind: PacketKind, _ direction: PacketDirection, time: CaptureTime, adapter: UInt16 = 0, opcode: UInt16 = 0,
        air: AirMetadata = AirMetadata(), payload: [UInt8]
    ) throws(CaptureError) {
        // Data without link header is what these link types have.
        let link: LinkType =
            kind == .linkLayer ? .leLinkLayer : kind == .monitor || adapter != 0 ? .btsnoopMonitor : .btsnoopH1
        var record = CaptureRecord(number: writtenCount + 1, time: time, fileOffset: 0, link: link)
        record.kind = kind
        record.direction = direction
        record.adapter = adapter
        record.opcode = kind == .monitor ? opcode : MonitorOpcode.of(kind, direction) ?? opcode
        record.air = air
        record.dataCount = payload.count
        record.originalCount = payload.count
        payload.withUnsafeBytes { append(record, $0, []) }
        try sink.flushIfLarge()
    }

    private func append(_ record: CaptureRecord, _ data: UnsafeRawBufferPointer, _ comments: [String]) {
        let item = OutgoingRecord(record: record, data: data, comments: comments)
        if encoder.append(item, to: &sink.pending, losses: &losses) { writtenCount += 1 }
    }

    /// Hands what was written so far to the system, for readers that follow the file.
    public func flush() throws(CaptureError) {
        try sink.flush()
    }

    /// Writes what is still in memory; a file without records gets its header. Nothing may be written afterwards.
    public func finish() throws(CaptureError) {
        encoder.finish(&sink.pending)
        try sink.flush()
    }

    /// Comments are in the order of the records, so they are found by bisection.
    private static func comments(of record: CaptureRecord, in batch: RecordBatch) -> [String] {
        var low = 0
        var high = batch.comments.count
        while low < high {
            let middle = (low + high) / 2
            if batch.records[batch.comments[middle].record].number < record.number {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return batch.comments[low...].prefix { batch.records[$0.record].number == record.number }.map(\.text)
    }
}
