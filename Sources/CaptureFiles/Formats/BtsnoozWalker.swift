// SPDX-License-Identifier: Apache-2.0

/// Records of a decompressed btsnooz block; see `BtsnoozLayout`. File offsets count in the decompressed block.
final class BtsnoozWalker: RecordWalker {
    private let layout: BtsnoozLayout
    private let maximumRecordLength: Int
    /// Microseconds since 1970 of the record before.
    private var time: UInt64

    init(layout: BtsnoozLayout, firstTime: UInt64, maximumRecordLength: Int) {
        self.layout = layout
        self.maximumRecordLength = maximumRecordLength
        time = firstTime
    }

    func walk(_ window: UnsafeRawBufferPointer, into output: inout WalkOutput) -> WalkStep {
        let headerCount = layout.recordHeaderCount
        while true {
            let start = output.position
            let available = window.count - start
            guard available >= headerCount else { return .needs(headerCount) }
            let length = Int(window.little(start, as: UInt16.self))
            let type = window[start + layout.typeOffset]
            guard length >= 1, length <= maximumRecordLength, Self.isKnown(type) else {
                return .damaged("its header is none of btsnooz: length \(length), type \(type)")
            }
            guard available >= headerCount + length - 1 else { return .needs(headerCount + length - 1) }
            output.number += 1
            time &+= layout.delta(window, start)
            var record = CaptureRecord(
                number: output.number, time: CaptureTime(microseconds: Int64(bitPattern: time)),
                fileOffset: output.fileOffset, link: .btsnooz)
            record.dataStart = start + headerCount
            record.dataCount = length - 1
            record.originalCount =
                layout == .version1 ? record.dataCount : max(Int(window.little(start + 2, as: UInt16.self)) - 1, 0)
            record.opcode = UInt16(type)
            describe(&record, type)
            output.records.append(record)
            output.position = start + headerCount + length - 1
        }
    }

    private func describe(_ record: inout CaptureRecord, _ type: UInt8) {
        record.direction = type & 0xf0 == 0x10 ? .received : .sent
        switch type {
        case 0x20: record.kind = .command
        case 0x10: record.kind = .event
        case 0x11, 0x21: record.kind = .acl
        case 0x12, 0x22: record.kind = .sco
        default: record.kind = .iso
        }
    }

    static func isKnown(_ type: UInt8) -> Bool {
        switch type {
        case 0x10, 0x11, 0x12, 0x17, 0x20, 0x21, 0x22, 0x2d: true
        default: false
        }
    }
}
