// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import CaptureFiles

@Suite("Writing captures")
struct WriterTests {
    private func convert(
        _ bytes: [UInt8], to format: CaptureFormat, link: LinkType? = nil
    ) throws -> (CaptureFileWriter, Reading) {
        let reader = try CaptureReader(bytes: bytes)
        let writer = try CaptureFileWriter(format: format, link: link)
        var batch = RecordBatch()
        while try reader.read(into: &batch) {
            for record in batch.records { try writer.write(record, in: batch) }
        }
        try writer.finish()
        return (writer, Reading(bytes: writer.bytes))
    }

    @Test(
        "to the same format keeps the bytes",
        arguments: [
            "h4.btsnoop", "h1.btsnoop", "odd_h4.btsnoop", "empty.btsnoop", "packet_logger_big_endian.pklg",
            "packet_logger_little_endian.pklg", "h4.pcap", "h4_direction.pcap", "monitor.pcap", "link_layer.pcap",
            "radio_header.pcap", "ppi.pcap", "nordic.pcap", "nordic_user10.pcap",
        ])
    func sameFormat(name: String) throws {
        let bytes = try Folders.bytes(name)
        let (writer, _) = try convert(bytes, to: try CaptureReader(bytes: bytes).format)
        #expect(writer.losses.isEmpty)
        // The snap length of pcap headers is ours.
        let start = name.hasSuffix(".pcap") ? 24 : 0
        #expect(writer.bytes.dropFirst(start) == bytes.dropFirst(start))
    }

    @Test("to pcapng keeps every record", arguments: Folders.ownCaptures)
    func toPcapng(name: String) throws {
        let bytes = try Folders.bytes(name)
        let before = Reading(bytes: bytes)
        let (writer, after) = try convert(bytes, to: .pcapng)
        #expect(after.error == nil)
        #expect(after.damage.isEmpty)
        let skipped = writer.skipped.values.reduce(0, +)
        #expect(after.records.count == before.records.count - skipped)
        #expect(writer.writtenCount == after.records.count)
        guard skipped == 0 else { return }
        #expect(after.rows.map(\.comments) == before.rows.map(\.comments))
        #expect(after.rows.map(\.payload) == before.rows.map(\.payload))
        #expect(after.records.map(\.kind) == before.records.map(\.kind))
        #expect(after.records.map(\.direction) == before.records.map(\.direction))
        #expect(after.records.map(\.drops) == before.records.map(\.drops))
        if writer.losses[.time] == nil {
            #expect(after.records.map(\.time.seconds) == before.records.map(\.time.seconds))
            #expect(after.records.map(\.time.nanoseconds) == before.records.map(\.time.nanoseconds))
        }
    }

    static let targets: [CaptureFormat] = [
        .btsnoop(.btsnoopH4), .btsnoop(.btsnoopMonitor), .pcap, .pcapng, .packetLogger(bigEndian: true),
        .packetLogger(bigEndian: false),
    ]
    static let sources = [
        "h4.btsnoop", "h4_direction.pcap", "h4_direction_big_endian_nanoseconds.pcap", "old.hcidump",
        "bugreport_v1.txt",
        "bugreport_v2.txt",
    ]

    @Test("of HCI keeps packets, times and directions in every format", arguments: sources, targets)
    func hci(name: String, format: CaptureFormat) throws {
        let bytes = try Folders.bytes(name)
        let before = Reading(bytes: bytes)
        let (writer, after) = try convert(bytes, to: format)
        #expect(writer.losses.isEmpty)
        #expect(after.error == nil)
        #expect(after.rows.map(\.payload) == before.rows.map(\.payload))
        #expect(after.records.map(\.kind) == before.records.map(\.kind))
        #expect(after.records.map(\.direction) == before.records.map(\.direction))
        #expect(after.records.map(\.time.seconds) == before.records.map(\.time.seconds))
        #expect(after.records.map { $0.time.nanoseconds / 1000 } == before.records.map { $0.time.nanoseconds / 1000 })
    }

    @Test("of sniffed packets keeps the radio header", arguments: ["radio_header.pcap", "nordic.pcap", "ppi.pcap"])
    func toRadioHeader(name: String) throws {
        let bytes = try Folders.bytes(name)
        let before = Reading(bytes: bytes)
        let (writer, after) = try convert(bytes, to: .pcap, link: .leLinkLayerWithHeader)
        let kept = zip(before.records, before.rows).filter { $0.0.kind == .linkLayer }
        #expect(after.rows.map(\.payload) == kept.map(\.1.payload))
        #expect(after.records.map(\.direction) == kept.map(\.0.direction))
        #expect(after.records.map(\.air.channel) == kept.map(\.0.air.channel))
        #expect(after.records.map(\.air.phy) == kept.map { $0.0.air.phy == 255 ? 0 : $0.0.air.phy })
        #expect(writer.skipped.values.reduce(0, +) == before.records.count - kept.count)
    }

    @Test(
        "counts what a format cannot hold",
        arguments: [
            ("radio_header.pcap", CaptureFormat.btsnoop(.btsnoopH4), CaptureLoss.linkLayerRecord, 4),
            ("monitor.btsnoop", .btsnoop(.btsnoopH4), .monitorRecord, 2),
            ("packet_logger_big_endian.pklg", .btsnoop(.btsnoopH4), .note, 4),
            ("h4.pcap", .btsnoop(.btsnoopH4), .unknownDirection, 7),
            ("h4.btsnoop", .btsnoop(.btsnoopH1), .kindNotInH1, 3),
            ("mixed.pcapng", .btsnoop(.btsnoopMonitor), .comment, 2),
            ("odd_h4.btsnoop", .pcap, .time, 3),
            ("odd_h4.btsnoop", .packetLogger(bigEndian: true), .originalLength, 1),
        ])
    func losses(name: String, format: CaptureFormat, loss: CaptureLoss, count: Int) throws {
        let (writer, _) = try convert(try Folders.bytes(name), to: format)
        #expect(writer.losses[loss] == count, "\(writer.losses)")
    }

    @Test("keeps cumulative drops") func drops() throws {
        let (_, after) = try convert(try Folders.bytes("monitor.btsnoop"), to: .btsnoop(.btsnoopMonitor))
        #expect(after.records.map(\.drops) == Reading(bytes: try Folders.bytes("monitor.btsnoop")).records.map(\.drops))
    }

    @Test("takes packets that come from no capture", arguments: targets)
    func made(format: CaptureFormat) throws {
        let writer = try CaptureFileWriter(format: format)
        let time = CaptureTime(seconds: 1_750_000_000, nanoseconds: 5_000_000)
        try writer.write(.command, .sent, time: time, payload: [3, 0x0c, 0])
        try writer.write(.acl, .received, time: time, payload: [0x40, 0x20, 0, 0])
        try writer.finish()
        let reading = Reading(bytes: writer.bytes)
        #expect(reading.records.map(\.kind) == [.command, .acl])
        #expect(reading.records.map(\.direction) == [.sent, .received])
        #expect(reading.rows.map(\.payload) == [[3, 0x0c, 0], [0x40, 0x20, 0, 0]])
        #expect(reading.records.map(\.time.seconds) == [1_750_000_000, 1_750_000_000])
    }

    @Test("goes to a file") func file() throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("written-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let writer = try CaptureFileWriter(path: path, format: .btsnoop(.btsnoopH4))
        try writer.write(.event, .received, time: CaptureTime(microseconds: 0), payload: [0x0e, 0])
        try writer.finish()
        #expect(Reading { () throws(CaptureError) in try CaptureReader(path: path) }.records.count == 1)
    }

    @Test("is refused where it cannot be") func refusals() {
        #expect(throws: CaptureError.self) { try CaptureFileWriter(format: .hcidump) }
        #expect(throws: CaptureError.self) { try CaptureFileWriter(format: .btsnooz(version: 2)) }
        #expect(throws: CaptureError.self) { try CaptureFileWriter(format: .btsnoop(.btsnoopH5)) }
        #expect(throws: CaptureError.self) { try CaptureFileWriter(path: "/no/such/folder/x", format: .pcap) }
        #expect(throws: CaptureError.self) {
            let writer = try CaptureFileWriter(path: "/dev/full", format: .pcap)
            try writer.finish()
        }
    }
}
