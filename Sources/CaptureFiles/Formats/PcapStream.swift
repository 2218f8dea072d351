// SPDX-License-Identifier: Apache-2.0

internal import CLibpcap

/// Classic pcap files, read by libpcap.
final class PcapStream: RecordStream {
    private let window: PcapWindow
    private let header: PcapFileHeader
    private let maximumRecordLength: Int
    private let batchByteTarget: Int
    private var handle: OpaquePointer?
    private var number = 0
    private(set) var findings = CaptureFindings()

    /// - Parameter prefix: What was read of the source already; at least the file header.
    init(
        source: any ByteSource, header: PcapFileHeader, prefix: [UInt8], name: String,
        options: CaptureReader.Options
    ) throws(CaptureError) {
        window = PcapWindow(
            source: source, prefix: header.cleaned(prefix) + prefix[PcapFileHeader.count...],
            size: options.batchByteTarget)
        self.header = header
        maximumRecordLength = options.maximumRecordLength
        batchByteTarget = max(options.batchByteTarget, 4096)
        findings.saw(header.link)
        // The stream keeps the window alive until libpcap closes it.
        let cookie = Unmanaged.passRetained(window)
        guard
            let file = wearkit_open_reader(
                cookie.toOpaque(),
                { cookie, buffer, count in
                    guard let cookie, let buffer else { return -1 }
                    return Unmanaged<PcapWindow>.fromOpaque(cookie).takeUnretainedValue().take(into: buffer, count)
                },
                { cookie in
                    if let cookie { Unmanaged<PcapWindow>.fromOpaque(cookie).release() }
                    return 0
                })
        else {
            cookie.release()
            throw CaptureError(.unreadable, "\(name) cannot be read: no memory for a stream")
        }
        window.advance(PcapFileHeader.count)
        var message = [CChar](repeating: 0, count: Int(PCAP_ERRBUF_SIZE))
        handle = pcap_fopen_offline_with_tstamp_precision(file, UInt32(PCAP_TSTAMP_PRECISION_NANO), &message)
        guard handle != nil else {
            fclose(file)
            throw CaptureError(.damaged, "\(name) has a damaged pcap header: \(Self.text(message))")
        }
    }

    deinit {
        if let handle { pcap_close(handle) }
    }

    var fileOffset: Int64 { window.position }

    func read(into batch: inout RecordBatch) throws(CaptureError) -> Bool {
        batch.bytes.removeAll(keepingCapacity: true)
        batch.records.removeAll(keepingCapacity: true)
        batch.comments.removeAll(keepingCapacity: true)
        var found: UnsafeMutablePointer<pcap_pkthdr>?
        var data: UnsafePointer<UInt8>?
        while let handle, batch.bytes.count < batchByteTarget {
            // A record that is not whole yet must not hold back those before it.
            let whole = window.wholeRecord(headerCount: header.recordHeaderCount, bigEndian: header.bigEndian)
            if whole == nil && !batch.records.isEmpty { break }
            let offset = window.position
            switch pcap_next_ex(handle, &found, &data) {
            case 1:
                guard let found, let data, append(found.pointee, data, to: &batch, offset: offset) else {
                    close()
                    continue
                }
            case Int32(PCAP_ERROR_BREAK):
                close()
            default:
                if let failure = window.failure { throw failure }
                damage(
                    offset,
                    "the file ends inside this record, or its header is wrong: libpcap says \"\(Self.text(handle))\"")
                close()
            }
        }
        return !batch.records.isEmpty
    }

    /// Takes the record that libpcap holds; false when nothing after it can be trusted.
    private func append(
        _ found: pcap_pkthdr, _ data: UnsafePointer<UInt8>, to batch: inout RecordBatch, offset: Int64
    ) -> Bool {
        let count = Int(found.caplen)
        // The cleaned header has no snap length, so libpcap has cut nothing and stands behind the record.
        window.advance(header.recordHeaderCount + count)
        guard count <= maximumRecordLength else {
            damage(
                offset,
                "its length field says \(count) bytes, more than the \(maximumRecordLength) that a record may have")
            return false
        }
        number += 1
        var record = CaptureRecord(
            number: number, time: time(found.ts.tv_sec, found.ts.tv_usec), fileOffset: offset, link: header.link)
        record.dataStart = batch.bytes.count
        record.dataCount = count
        record.originalCount = Int(found.len)
        let bytes = UnsafeRawBufferPointer(start: data, count: count)
        LinkHeader.describe(&record, bytes)
        batch.bytes.append(contentsOf: bytes)
        batch.records.append(record)
        return true
    }

    /// libpcap reads seconds as signed 32 bits and scales the fraction to nanoseconds. The file format means unsigned
    /// seconds, and the fraction may be any number.
    private func time(_ seconds: Int, _ nanoseconds: Int) -> CaptureTime {
        let whole = Int64(UInt32(truncatingIfNeeded: seconds))
        let fraction = Int64(nanoseconds)
        var (carry, rest) = fraction.quotientAndRemainder(dividingBy: 1_000_000_000)
        if rest < 0 {
            rest += 1_000_000_000
            carry -= 1
        }
        return CaptureTime(seconds: whole + carry, nanoseconds: UInt32(rest), digits: header.nanoseconds ? 9 : 6)
    }

    private func damage(_ offset: Int64, _ message: String) {
        findings.add(CaptureDamage(record: number + 1, fileOffset: offset, message: message))
    }

    private func close() {
        if let handle { pcap_close(handle) }
        handle = nil
    }

    private static func text(_ handle: OpaquePointer) -> String {
        pcap_geterr(handle).map { String(cString: $0) } ?? ""
    }

    private static func text(_ message: [CChar]) -> String {
        String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
