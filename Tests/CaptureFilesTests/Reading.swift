// SPDX-License-Identifier: Apache-2.0

import ByteCoding

@testable import CaptureFiles

/// Everything that a reader gave, copied out of its batches.
struct Reading {
    struct Row: Equatable {
        var record: String
        var data: [UInt8]
        var payload: [UInt8]
        var comments: [String]
    }

    var rows: [Row] = []
    var records: [CaptureRecord] = []
    var damage: [CaptureDamage] = []
    /// Largest number of bytes that a batch held.
    var largestBatch = 0
    var error: CaptureError?

    /// Reads all; an error ends it and is kept, as is what came before.
    init(_ make: () throws(CaptureError) -> CaptureReader) {
        do throws(CaptureError) {
            let reader = try make()
            defer { damage = reader.damage }
            var batch = RecordBatch()
            while try reader.read(into: &batch) {
                largestBatch = max(largestBatch, batch.bytes.count)
                for index in batch.records.indices {
                    var record = batch.records[index]
                    // Where a record lies in its batch depends on how the bytes came in.
                    let data = Array(batch.data(of: index))
                    let payload = Array(batch.payload(of: index))
                    let comments = batch.comments.filter { $0.record == index }.map(\.text)
                    record.dataStart = 0
                    records.append(record)
                    rows.append(Row(record: "\(record)", data: data, payload: payload, comments: comments))
                }
            }
            // The end stays the end.
            let again = try reader.read(into: &batch)
            precondition(!again && batch.records.isEmpty && batch.bytes.isEmpty)
        } catch {
            self.error = error
        }
    }

    init(bytes: [UInt8], options: CaptureReader.Options = .init()) {
        self.init { () throws(CaptureError) in try CaptureReader(bytes: bytes, options: options) }
    }

    /// The columns of the tables that `make_captures.py` writes.
    func table() -> [[String]] {
        zip(records, rows).map { record, row in
            [
                String(record.number), Self.time(record.time), String(record.link.rawValue), "\(record.kind)",
                "\(record.direction)", String(record.adapter), String(record.opcode), Hex.string(row.payload),
                String(record.drops), row.comments.joined(separator: " | "),
            ]
        }
    }

    /// Decimal seconds with the precision of the file, rounded down.
    static func time(_ time: CaptureTime) -> String {
        guard time.digits > 0 else { return String(time.seconds) }
        let fraction = String(time.nanoseconds)
        let padded = String(repeating: "0", count: 9 - fraction.count) + fraction
        return "\(time.seconds)." + padded.prefix(Int(time.digits))
    }
}

/// A source that gives a few bytes at a time, as a slow pipe does.
final class DripSource: ByteSource {
    private let bytes: [UInt8]
    private let portion: Int
    private var position = 0

    init(_ bytes: [UInt8], portion: Int) {
        self.bytes = bytes
        self.portion = portion
    }

    var byteCount: Int64? { nil }
    func waitForMore() -> Bool { false }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(CaptureError) -> Int {
        let count = min(portion, buffer.count, bytes.count - position)
        guard count > 0 else { return 0 }
        buffer.copyBytes(from: bytes[position..<(position + count)])
        position += count
        return count
    }
}

/// SplitMix64: the same numbers for the same seed on every machine.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var value = state
        value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
        value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
        return value ^ (value >> 31)
    }
}
