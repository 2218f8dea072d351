// SPDX-License-Identifier: Apache-2.0

import CaptureFiles
import Foundation
import Synchronization
import Testing

/// A file that grows each time the reader has come to its end, without any sleeping.
private final class GrowingFile: Sendable {
    let path: String
    private let parts: Mutex<[[UInt8]]>

    init(_ bytes: [UInt8], portion: Int) {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("growing-\(UUID().uuidString)").path
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        parts = Mutex(
            stride(from: 0, to: bytes.count, by: portion).map { Array(bytes[$0..<min($0 + portion, bytes.count)]) })
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Appends the next part; false when there is none left.
    func grow() -> Bool {
        guard let part = parts.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) else { return false }
        guard let handle = FileHandle(forWritingAtPath: path) else { return false }
        defer { try? handle.close() }
        _ = try? handle.seekToEnd()
        return (try? handle.write(contentsOf: Data(part))) != nil
    }
}

@Suite("Following a file that grows")
struct FollowTests {
    static let names = [
        "h4.btsnoop", "h4.pcap", "h4_direction_big_endian_nanoseconds.pcap", "simple.pcapng",
        "packet_logger_big_endian.pklg", "old.hcidump",
    ]

    @Test("gives every record, whatever parts it comes in", arguments: names, [1, 13, 100])
    func grows(name: String, portion: Int) throws {
        let bytes = try Folders.bytes(name)
        let whole = Reading(bytes: bytes)
        let file = GrowingFile(bytes, portion: portion)
        let options = CaptureReader.Options(follow: true, onWait: { file.grow() })
        let reading = Reading { () throws(CaptureError) in try CaptureReader(path: file.path, options: options) }
        #expect(reading.error == nil)
        #expect(reading.damage.isEmpty)
        #expect(reading.rows == whole.rows)
    }

    @Test("gives whole records before it waits for the rest of one", arguments: names)
    func wholeRecordsFirst(name: String) throws {
        let bytes = try Folders.bytes(name)
        let records = Reading(bytes: bytes).records
        let last = try #require(records.last)
        // Everything but the end of the last record is there, then reading ends.
        let file = GrowingFile(Array(bytes[..<(Int(last.fileOffset) + 3)]), portion: bytes.count)
        #expect(file.grow())
        let waits = Mutex(0)
        let options = CaptureReader.Options(
            follow: true,
            onWait: {
                waits.withLock { $0 += 1 }
                return false
            })
        let reader = try CaptureReader(path: file.path, options: options)
        var batch = RecordBatch()
        var count = 0
        while count < last.number - 1, try reader.read(into: &batch) { count += batch.records.count }
        #expect(count == last.number - 1)
        #expect(waits.withLock { $0 } == 0)
    }
}
