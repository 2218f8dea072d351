// SPDX-License-Identifier: Apache-2.0

/// Reads a Bluetooth capture record by record in constant memory.
///
/// The content decides the format, never the name of the file. One thread at a time may use a reader.
///
///     let reader = try CaptureReader(path: "btsnoop_hci.log")
///     var batch = RecordBatch()
///     while try reader.read(into: &batch) {
///         for index in batch.records.indices { use(batch.records[index], batch.payload(of: index)) }
///     }
public final class CaptureReader {
    /// File name for messages; "standard input" for "-".
    public let name: String
    public let format: CaptureFormat
    /// Size of the file when it was opened; nil for pipes.
    public let byteCount: Int64?
    private let stream: any RecordStream
    private var delivered = 0

    /// Opens a file; "-" is standard input.
    ///
    /// - Throws: `CaptureError` when the file cannot be opened, is of no known or supported format, or its file header
    ///   is damaged. A valid file without records is no error.
    public convenience init(path: String, options: Options = Options()) throws(CaptureError) {
        try self.init(
            source: try FileSource(path: path, options: options), name: path == "-" ? "standard input" : path,
            options: options)
    }

    /// Reads a capture that is in memory already, for tests and fuzzing.
    public convenience init(
        bytes: [UInt8], name: String = "memory", options: Options = Options()
    ) throws(CaptureError) {
        try self.init(source: MemorySource(bytes), name: name, options: options)
    }

    init(source: any ByteSource, name: String, options: Options) throws(CaptureError) {
        self.name = name
        byteCount = source.byteCount
        var bounded = options
        bounded.maximumRecordLength = min(max(options.maximumRecordLength, 1), 8 * 1024 * 1024)
        bounded.batchByteTarget = min(max(options.batchByteTarget, 4096), 64 * 1024 * 1024)
        // A small file needs no large window. Files of /proc say that their size is 0.
        if !options.follow, let byteCount, byteCount > 0 {
            bounded.batchByteTarget = min(bounded.batchByteTarget, Int(clamping: max(byteCount, 4096)))
        }
        (format, stream) = try FormatSniffer(source: source, name: name, options: bounded).open()
    }

    /// Link types seen so far; complete once `read` returned false.
    public var linkTypes: [LinkType] { stream.findings.linkTypes }
    /// What was damaged; complete once `read` returned false.
    public var damage: [CaptureDamage] { stream.findings.damage }
    /// What a user may want to know although it is no damage, for example interfaces that are passed over.
    public var notices: [String] { stream.findings.notices }
    /// Packets of link types that are not read here; they have numbers and nothing else.
    public var foreignPackets: Int { stream.findings.foreignPackets }
    /// How far reading has come in the file.
    public var fileOffset: Int64 { stream.fileOffset }

    /// Refills `batch` with the next records: clears it, but keeps its memory.
    ///
    /// - Returns: False at the end; the batch is then empty.
    /// - Throws: `CaptureError` when the file cannot be read any more, or is damaged so that not one record of it
    ///   could be read.
    public func read(into batch: inout RecordBatch) throws(CaptureError) -> Bool {
        if try stream.read(into: &batch) {
            delivered += batch.records.count
            return true
        }
        if delivered == 0, let first = stream.findings.damage.first {
            throw CaptureError(.damaged, "\(name) is damaged before its first record could be read: \(first)")
        }
        return false
    }
}
