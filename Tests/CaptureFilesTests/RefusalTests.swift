// SPDX-License-Identifier: Apache-2.0

import CaptureFiles
import Testing

@Suite("Files that are refused")
struct RefusalTests {
    private func error(_ make: () throws(CaptureError) -> CaptureReader) -> CaptureError? {
        Reading(make).error
    }

    @Test(
        "are named in one sentence",
        arguments: [
            ("refused_1003.btsnoop", "1003 (HCI BCSP)"), ("refused_1004.btsnoop", "1004 (HCI three-wire UART (H5))"),
            ("refused_2002.btsnoop", "2002 (BlueZ simulator)"), ("refused_1.pcap", "1 (Ethernet)"),
            ("refused_161.pcap", "161 (user 14)"), ("refused_255.pcap", "255 (BR/EDR baseband)"),
            ("refused_ethernet.pcapng", "none of its 1 packets"), ("refused_smartrf.psd", "SmartRF"),
        ])
    func unsupported(name: String, words: String) {
        let error = error { () throws(CaptureError) in try CaptureReader(path: Folders.path(name)) }
        #expect(error?.kind == .unsupported)
        #expect(error?.message.contains(words) == true)
        #expect(error?.message.contains(name) == true)
    }

    @Test(
        "because of what they are",
        arguments: [
            ("/", CaptureError.Kind.unreadable, "is a directory"),
            ("/no/such/file", .unreadable, "no such file"),
            ("/dev/null", .damaged, "is empty"),
        ])
    func paths(path: String, kind: CaptureError.Kind, words: String) {
        let error = error { () throws(CaptureError) in try CaptureReader(path: path) }
        #expect(error?.kind == kind)
        #expect(error?.message.contains(words) == true)
    }

    @Test(
        "because of their first bytes",
        arguments: [
            ([], CaptureError.Kind.damaged, "is empty"),
            (Array("btsnoop\0\0\0\0".utf8), .damaged, "inside the 16 byte file header of btsnoop"),
            (Array("btsnap\0\0\0\0".utf8), .unknownFormat, "no Bluetooth capture"),
            (Array("btsnoop\0".utf8) + [0, 0, 0, 2, 0, 0, 3, 234], .unsupported, "version 2"),
            (Array("btsnoop\0".utf8) + [0, 0, 0, 1, 0, 1, 3, 234], .unsupported, "data link 66538"),
            ([0xd4, 0xc3, 0xb2, 0xa1, 2, 0], .damaged, "file header of pcap"),
            ([0x0a, 0x0d, 0x0d, 0x0a, 28, 0, 0, 0], .damaged, "file header of pcapng"),
            ([0x0a, 0x0d, 0x0d, 0x0a] + [UInt8](repeating: 0, count: 40), .damaged, "byte order mark"),
            ([0x50, 0x4b, 3, 4] + [UInt8](repeating: 0, count: 40), .unsupported, "zip archive"),
            ([0x1f, 0x8b, 8, 0] + [UInt8](repeating: 0, count: 40), .unsupported, "gzip"),
            (Array("Just some text\n".utf8), .unknownFormat, "without a btsnooz block"),
            ([UInt8](repeating: 0xff, count: 100), .unknownFormat, "no Bluetooth capture"),
        ] as [([UInt8], CaptureError.Kind, String)])
    func firstBytes(bytes: [UInt8], kind: CaptureError.Kind, words: String) {
        let error = error { () throws(CaptureError) in try CaptureReader(bytes: bytes, name: "x.log") }
        #expect(error?.kind == kind)
        #expect(error?.message.contains(words) == true, "\(String(describing: error))")
        #expect(error?.message.hasPrefix("x.log ") == true)
    }

    @Test("as libpcap does, where the pcap version is none") func pcapVersion() throws {
        var bytes = try Folders.bytes("h4.pcap")
        bytes[4] = 9
        #expect(Reading(bytes: bytes).error?.kind == .damaged)
    }

    @Test("not because they hold no record", arguments: ["empty.btsnoop", "empty.pcapng"])
    func empty(name: String) throws {
        let reader = try CaptureReader(path: Folders.path(name))
        var batch = RecordBatch()
        #expect(try reader.read(into: &batch) == false)
        #expect(reader.damage.isEmpty)
    }
}
