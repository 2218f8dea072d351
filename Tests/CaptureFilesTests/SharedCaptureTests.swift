// SPDX-License-Identifier: Apache-2.0

import CaptureFiles
import Foundation
import Testing

/// Real captures, against what tshark 4.0.17 says about them (see Fixtures/captures/make_shared_table.py).
@Suite(
    "Real captures",
    .enabled(if: Folders.shared != nil, "skipped: no shared/captures in any folder above the package"))
struct SharedCaptureTests {
    static let rows = (try? Folders.rows("shared.expected.tsv")) ?? []

    @Test("have the frames, times and bytes that tshark sees", arguments: rows)
    func frames(row: [String]) throws {
        let path = try #require(Folders.shared).appendingPathComponent(row[0]).path
        let reading = Reading { () throws(CaptureError) in try CaptureReader(path: path) }
        #expect(reading.error == nil)
        #expect(reading.damage.isEmpty)
        #expect(String(reading.records.count) == row[1])
        #expect(reading.records.first.map { Self.time($0.time) } ?? "-" == row[2])
        #expect(reading.records.last.map { Self.time($0.time) } ?? "-" == row[3])
        var checksum = CRC32()
        for (record, data) in zip(reading.records, reading.rows.map(\.data)) {
            // tshark keeps the direction of these link types out of the frame.
            let hidden = record.link == .hciH4WithDirection || record.link == .linuxMonitor ? 4 : 0
            let hex = data.dropFirst(hidden).map { String(format: "%02x", $0) }.joined()
            checksum.add("\(record.number)\t\(Self.time(record.time))\t\(hex)\n".utf8)
        }
        #expect(String(format: "%08x", checksum.value) == row[4])
    }

    private static func time(_ time: CaptureTime) -> String {
        "\(time.seconds)." + String(format: "%09u", time.nanoseconds)
    }
}

/// The checksum of zlib.crc32.
private struct CRC32 {
    private var state: UInt32 = .max
    var value: UInt32 { ~state }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 0 ? value >> 1 : value >> 1 ^ 0xedb8_8320 }
    }

    mutating func add(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { state = state >> 8 ^ Self.table[Int(UInt8(truncatingIfNeeded: state) ^ byte)] }
    }
}
