// SPDX-License-Identifier: Apache-2.0

/// Records of files that `hcidump -w` of BlueZ 4 and BTstack wrote (Wireshark wiretap/hcidump.c).
///
/// There is no file header. Record, little-endian:
///
///     offset  0  length of the data u16
///             2  received u8 (0 or 1)
///             3  0
///             4  seconds since 1970 u32
///             8  microseconds u32
///            12  data: an H4 packet
final class HcidumpWalker: RecordWalker {
    static let recordHeaderCount = 12

    private let maximumRecordLength: Int

    init(maximumRecordLength: Int) {
        self.maximumRecordLength = maximumRecordLength
    }

    func walk(_ window: UnsafeRawBufferPointer, into output: inout WalkOutput) -> WalkStep {
        while true {
            let start = output.position
            let available = window.count - start
            guard available >= Self.recordHeaderCount else { return .needs(Self.recordHeaderCount) }
            let length = Int(window.little(start, as: UInt16.self))
            guard window[start + 2] <= 1, window[start + 3] == 0, length >= 1, length <= maximumRecordLength else {
                return .damaged("its header is none of hcidump: length \(length), direction \(window[start + 2])")
            }
            guard available >= Self.recordHeaderCount + length else { return .needs(Self.recordHeaderCount + length) }
            output.number += 1
            var record = CaptureRecord(
                number: output.number,
                time: CaptureTime(seconds: window.little(start + 4), microseconds: window.little(start + 8)),
                fileOffset: output.fileOffset, link: .hcidump)
            record.dataStart = start + Self.recordHeaderCount
            record.dataCount = length
            record.originalCount = length
            record.direction = window[start + 2] == 0 ? .sent : .received
            LinkHeader.setKind(&record, h4Type: window[record.dataStart])
            output.records.append(record)
            output.position = start + Self.recordHeaderCount + length
        }
    }

    /// Length of the record at `start` if a record can start there; 0 if its header is not whole.
    static func plausibleLength(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int? {
        guard bytes.count - start > recordHeaderCount else { return 0 }
        let length = Int(bytes.little(start, as: UInt16.self))
        guard length >= 1, bytes[start + 2] <= 1, bytes[start + 3] == 0 else { return nil }
        guard bytes.little(start + 8, as: UInt32.self) < 1_000_000, (1...5).contains(bytes[start + 12]) else {
            return nil
        }
        return recordHeaderCount + length
    }
}
