// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CaptureFiles

@Suite("Captures made by make_captures.py")
struct OwnCaptureTests {
    @Test("are all there") func count() {
        #expect(Folders.ownCaptures.count >= 25)
    }

    @Test("give the records of their table", arguments: Folders.ownCaptures)
    func table(name: String) throws {
        let reading = Reading { () throws(CaptureError) in try CaptureReader(path: Folders.path(name)) }
        #expect(reading.error == nil)
        #expect(reading.damage.isEmpty)
        #expect(reading.table() == (try Folders.rows(name + ".expected.tsv")))
    }

    @Test("read the same however the bytes come in", arguments: Folders.ownCaptures, [1, 7, 4096])
    func drip(name: String, portion: Int) throws {
        let bytes = try Folders.bytes(name)
        let whole = Reading(bytes: bytes)
        var options = CaptureReader.Options()
        options.batchByteTarget = 1
        let dripped = Reading { () throws(CaptureError) in
            try CaptureReader(source: DripSource(bytes, portion: portion), name: "drip", options: options)
        }
        #expect(dripped.error == nil)
        #expect(dripped.rows == whole.rows)
    }

    @Test(
        "are named by their content",
        arguments: [
            ("h4.btsnoop", "btsnoop, HCI UART (H4)"), ("h1.btsnoop", "btsnoop, HCI without type byte (H1)"),
            ("monitor.btsnoop", "btsnoop, Linux monitor"), ("h4.pcap", "pcap"), ("mixed.pcapng", "pcapng"),
            ("packet_logger_big_endian.pklg", "Apple PacketLogger, big-endian"),
            ("packet_logger_little_endian.pklg", "Apple PacketLogger, little-endian"), ("old.hcidump", "hcidump"),
            ("bugreport_v1.txt", "Android btsnooz, version 1"), ("bugreport_v2_wide.txt", "Android btsnooz, version 2"),
        ])
    func format(name: String, description: String) throws {
        #expect(try CaptureReader(bytes: try Folders.bytes(name)).format.description == description)
    }

    @Test("tell channel, signal and PHY of radio headers") func radio() throws {
        let reading = Reading(bytes: try Folders.bytes("radio_header.pcap"))
        #expect(reading.records.map(\.air.channel) == [37, 0, 11, 36])
        #expect(reading.records.map(\.air.rssi) == [-60, -61, -62, -63])
        #expect(reading.records.map(\.air.phy) == [0, 0, 1, 2])
        #expect(reading.records.map { $0.air.flags.contains(.crcValid) } == [true, true, false, true])
        #expect(reading.records.map { $0.air.flags.contains(.crcChecked) } == [true, true, true, true])
        #expect(reading.records.map { $0.air.flags.contains(.codingIndicator) } == [false, false, false, true])
        #expect(reading.records.allSatisfy { $0.headerCount == 10 && !$0.air.flags.contains(.noCRC) })
    }

    @Test("tell channel, signal and PHY of nRF Sniffer headers") func nordic() throws {
        let reading = Reading(bytes: try Folders.bytes("nordic.pcap"))
        #expect(reading.records.map(\.air.channel) == [37, 9, 9, 9, 9])
        #expect(reading.records.map(\.air.rssi) == [-55, -56, -57, -58, -59])
        #expect(reading.records.map(\.air.eventCounter) == [7, 8, 9, 10, 11])
        #expect(reading.records.map { $0.air.flags.contains(.crcValid) } == [true, true, true, false, true])
        #expect(reading.records.last?.air.phy == 2)
    }

    @Test("map RF channels to channel indices and back", arguments: UInt8(0)...39)
    func channels(rfChannel: UInt8) {
        let index = LinkLayerHeader.channelIndex(rfChannel: rfChannel)
        #expect(index <= 39)
        #expect(LinkLayerHeader.rfChannel(channelIndex: index) == rfChannel)
    }

    @Test("tell passed over interfaces once") func notices() throws {
        let reader = try CaptureReader(bytes: try Folders.bytes("mixed.pcapng"))
        var batch = RecordBatch()
        while try reader.read(into: &batch) {}
        #expect(reader.notices.count == 1)
        #expect(reader.notices.first?.contains("Ethernet") == true)
        #expect(reader.linkTypes == [.hciH4WithDirection, .leLinkLayerWithHeader, .linuxMonitor, .hciH4])
    }
}
