// SPDX-License-Identifier: Apache-2.0

internal import CLibpcap

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Captures on a live interface through libpcap: `bluetooth0` (link type 201) or `bluetooth-monitor` (254).
public final class LiveCapture {
    public struct Interface: Sendable, Hashable {
        public var name: String
        /// libpcap's words; empty where it has none.
        public var description: String
        /// Whether the name is one of a Bluetooth interface.
        public var isBluetooth: Bool
    }

    public let name: String
    public let link: LinkType
    private let handle: OpaquePointer
    private let shouldStop: @Sendable () -> Bool
    private var number = 0
    private var header: UnsafeMutablePointer<pcap_pkthdr>?
    private var data: UnsafePointer<UInt8>?

    /// How often `shouldStop` is asked while nothing comes in, in milliseconds.
    private static let patience: Int32 = 100
    private static let batchByteTarget = 256 * 1024

    /// The interfaces that libpcap finds, those for Bluetooth first.
    public static func interfaces() throws(CaptureError) -> [Interface] {
        var message = [CChar](repeating: 0, count: Int(PCAP_ERRBUF_SIZE))
        var first: UnsafeMutablePointer<pcap_if_t>?
        guard pcap_findalldevs(&first, &message) == 0 else {
            throw CaptureError(.unreadable, "interfaces cannot be listed: \(text(message))")
        }
        defer { pcap_freealldevs(first) }
        var found: [Interface] = []
        var next = first
        while let entry = next?.pointee {
            if let name = entry.name.map({ String(cString: $0) }) {
                let description = entry.description.map { String(cString: $0) } ?? ""
                found.append(
                    Interface(name: name, description: description, isBluetooth: name.hasPrefix("bluetooth")))
            }
            next = entry.next
        }
        return found.filter(\.isBluetooth) + found.filter { !$0.isBluetooth }
    }

    /// Opens the interface.
    ///
    /// - Parameter shouldStop: Asked about ten times a second while nothing comes in; true ends the capture.
    /// - Throws: `CaptureError` when there is no such interface, it may not be captured on, or is not Bluetooth.
    public init(interface: String, shouldStop: @escaping @Sendable () -> Bool = { false }) throws(CaptureError) {
        name = interface
        self.shouldStop = shouldStop
        var message = [CChar](repeating: 0, count: Int(PCAP_ERRBUF_SIZE))
        guard let created = pcap_create(interface, &message) else {
            throw CaptureError(.unreadable, "\(interface) cannot be opened: \(Self.text(message))")
        }
        pcap_set_snaplen(created, 262_144)
        pcap_set_timeout(created, Self.patience)
        pcap_set_immediate_mode(created, 1)
        let status = pcap_activate(created)
        guard status >= 0 else {
            let error = Self.activationError(status, interface, created)
            pcap_close(created)
            throw error
        }
        link = LinkType(rawValue: UInt16(truncatingIfNeeded: pcap_datalink(created)))
        guard link.isReadFromPcap else {
            pcap_close(created)
            throw CaptureError(
                .unsupported,
                "\(interface) has link type \(link.numberAndName), which is not Bluetooth: try bluetooth0 or bluetooth-monitor"
            )
        }
        guard pcap_setnonblock(created, 1, &message) == 0 else {
            pcap_close(created)
            throw CaptureError(.unreadable, "\(interface) cannot be read: \(Self.text(message))")
        }
        handle = created
    }

    deinit {
        pcap_close(handle)
    }

    /// Packets that the system dropped because they were not fetched in time.
    public var droppedCount: Int {
        var statistics = pcap_stat()
        return pcap_stats(handle, &statistics) == 0 ? Int(statistics.ps_drop) : 0
    }

    /// Refills `batch` with what came in; waits for at least one record.
    ///
    /// - Returns: False when `shouldStop` said so; the batch is then empty.
    /// - Throws: `CaptureError` when the interface goes away.
    public func read(into batch: inout RecordBatch) throws(CaptureError) -> Bool {
        batch.bytes.removeAll(keepingCapacity: true)
        batch.records.removeAll(keepingCapacity: true)
        batch.comments.removeAll(keepingCapacity: true)
        while batch.bytes.count < Self.batchByteTarget {
            switch pcap_next_ex(handle, &header, &data) {
            case 1: append(to: &batch)
            case 0:
                if !batch.records.isEmpty { return true }
                if shouldStop() { return false }
                waitForPackets()
            default:
                if !batch.records.isEmpty { return true }
                let reason = pcap_geterr(handle).map { String(cString: $0) } ?? "unknown error"
                throw CaptureError(.unreadable, "\(name) cannot be read any more: \(reason)")
            }
        }
        return true
    }

    private func append(to batch: inout RecordBatch) {
        guard let found = header?.pointee, let data else { return }
        number += 1
        var record = CaptureRecord(
            number: number,
            time: CaptureTime(
                seconds: Int64(found.ts.tv_sec), nanoseconds: UInt32(clamping: Int64(found.ts.tv_usec) * 1000)),
            fileOffset: 0, link: link)
        record.dataStart = batch.bytes.count
        record.dataCount = Int(found.caplen)
        record.originalCount = Int(found.len)
        let bytes = UnsafeRawBufferPointer(start: data, count: record.dataCount)
        LinkHeader.describe(&record, bytes)
        batch.bytes.append(contentsOf: bytes)
        batch.records.append(record)
    }

    private func waitForPackets() {
        var descriptor = pollfd(fd: pcap_get_selectable_fd(handle), events: Int16(POLLIN), revents: 0)
        if descriptor.fd < 0 {
            usleep(UInt32(Self.patience) * 1000)
        } else {
            poll(&descriptor, 1, Self.patience)
        }
    }

    private static func activationError(_ status: Int32, _ interface: String, _ handle: OpaquePointer) -> CaptureError {
        let detail = pcap_geterr(handle).map { String(cString: $0) } ?? ""
        let words = pcap_statustostr(status).map { String(cString: $0) } ?? "error \(status)"
        // libpcap's words for unspecific errors say nothing, and often both say the same.
        let reason = detail.isEmpty ? words : detail
        let remedy = "; run as root, or give the program CAP_NET_RAW and CAP_NET_ADMIN with setcap(8)"
        switch status {
        case PCAP_ERROR_NO_SUCH_DEVICE:
            return CaptureError(.unreadable, "there is no interface \(interface): \(reason)")
        case PCAP_ERROR_PERM_DENIED:
            return CaptureError(
                .unreadable, "\(interface) may not be captured on: \(reason)\(remedy)")
        case PCAP_ERROR where detail.contains("not permitted") || detail.contains("ermission denied"):
            return CaptureError(.unreadable, "\(interface) may not be captured on: \(detail)\(remedy)")
        case PCAP_ERROR where detail.contains("not supported by protocol"):
            return CaptureError(
                .unreadable,
                "\(interface) cannot be captured on: \(detail); this kernel has no Bluetooth, or its module is not loaded"
            )
        default: return CaptureError(.unreadable, "\(interface) cannot be captured on: \(reason)")
        }
    }

    private static func text(_ message: [CChar]) -> String {
        String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}
