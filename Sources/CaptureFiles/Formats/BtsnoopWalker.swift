// SPDX-License-Identifier: Apache-2.0

/// Records of btsnoop files (Wireshark wiretap/btsnoop.c, BlueZ doc/btsnoop-protocol.rst).
///
/// All integers are big-endian. File header: id "btsnoop" and NUL, version u32 (1), data link u32. Record:
///
///     offset  0  original length u32
///             4  included length u32
///             8  flags u32: H1 and H4 bit 0 received, bit 1 command or event; monitor: adapter << 16 | opcode
///            12  cumulative drops u32
///            16  microseconds since midnight of the year 0, i64
///            24  data of the included length
final class BtsnoopWalker: RecordWalker {
    static let magic: [UInt8] = [0x62, 0x74, 0x73, 0x6e, 0x6f, 0x6f, 0x70, 0]
    static let fileHeaderCount = 16
    static let recordHeaderCount = 24
    /// 1970-01-01 in the time of the file.
    static let epoch: Int64 = 0x00dc_ddb3_0f2f_8000

    private let link: LinkType
    private let maximumRecordLength: Int
    private var drops: UInt32 = 0

    init(link: LinkType, maximumRecordLength: Int) {
        self.link = link
        self.maximumRecordLength = maximumRecordLength
    }

    func walk(_ window: UnsafeRawBufferPointer, into output: inout WalkOutput) -> WalkStep {
        var position = output.position
        var number = output.number
        defer {
            output.position = position
            output.number = number
        }
        while true {
            let available = window.count - position
            guard available >= Self.recordHeaderCount else { return .needs(Self.recordHeaderCount) }
            let included = Int(window.big(position + 4, as: UInt32.self))
            guard included <= maximumRecordLength else {
                return .damaged(
                    "its length field says \(included) bytes, more than the \(maximumRecordLength) "
                        + "that a record may have")
            }
            let end = Self.recordHeaderCount + included
            guard available >= end else { return .needs(end) }
            number += 1
            var record = CaptureRecord(
                number: number, time: Self.time(window.big(position + 16)),
                fileOffset: output.windowOffset + Int64(position), link: link)
            record.dataStart = position + Self.recordHeaderCount
            record.dataCount = included
            record.originalCount = Int(window.big(position, as: UInt32.self))
            let total: UInt32 = window.big(position + 12)
            if total != drops {
                // A count that goes down was started anew.
                record.drops = total > drops ? Int(total - drops) : 0
                drops = total
            }
            let flags: UInt32 = window.big(position + 8)
            describe(&record, flags, included > 0 ? window[position + Self.recordHeaderCount] : 0)
            output.records.append(record)
            position += end
        }
    }

    /// - Parameter firstByte: First byte of the data; 0, which is no packet type, where there is none.
    @inline(__always)
    private func describe(_ record: inout CaptureRecord, _ flags: UInt32, _ firstByte: UInt8) {
        switch link {
        case .btsnoopH4:
            record.direction = flags & 1 == 0 ? .sent : .received
            LinkHeader.setKind(&record, h4Type: firstByte)
        case .btsnoopMonitor:
            record.adapter = UInt16(flags >> 16)
            MonitorOpcode.describe(&record, opcode: UInt16(truncatingIfNeeded: flags))
        default:
            record.direction = flags & 1 == 0 ? .sent : .received
            record.kind = flags & 2 == 0 ? .acl : flags & 1 == 0 ? .command : .event
        }
    }

    /// Times are signed, and any 64-bit value may be met.
    @inline(__always)
    static func time(_ raw: Int64) -> CaptureTime {
        let (microseconds, overflow) = raw.subtractingReportingOverflow(epoch)
        return CaptureTime(microseconds: overflow ? .min : microseconds)
    }
}
