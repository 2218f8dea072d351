// SPDX-License-Identifier: Apache-2.0

/// Records of Apple PacketLogger files (Wireshark wiretap/packetlogger.c, BlueZ src/shared/btsnoop.c).
///
/// There is no file header, and files exist in both byte orders. Record:
///
///     offset  0  length of all that follows u32
///             4  seconds since 1970 u32
///             8  microseconds u32
///            12  type u8
///            13  data (length - 9 bytes)
final class PacketLoggerWalker: RecordWalker {
    static let recordHeaderCount = 13
    /// What the length counts beside the data.
    static let countedHeader = 9

    private let bigEndian: Bool
    private let maximumRecordLength: Int

    init(bigEndian: Bool, maximumRecordLength: Int) {
        self.bigEndian = bigEndian
        self.maximumRecordLength = maximumRecordLength
    }

    func walk(_ window: UnsafeRawBufferPointer, into output: inout WalkOutput) -> WalkStep {
        while true {
            let start = output.position
            let available = window.count - start
            guard available >= Self.recordHeaderCount else { return .needs(Self.recordHeaderCount) }
            let length = Int(window.load(start, bigEndian: bigEndian, as: UInt32.self))
            guard length >= Self.countedHeader, length <= maximumRecordLength + Self.countedHeader else {
                return .damaged(
                    "its length field says \(length), which is not between \(Self.countedHeader) and "
                        + "\(maximumRecordLength + Self.countedHeader)")
            }
            guard available >= length + 4 else { return .needs(length + 4) }
            output.number += 1
            var record = CaptureRecord(
                number: output.number,
                time: CaptureTime(
                    seconds: window.load(start + 4, bigEndian: bigEndian),
                    microseconds: window.load(start + 8, bigEndian: bigEndian)),
                fileOffset: output.fileOffset, link: .packetLogger)
            // The type byte counts as link header, as in Wireshark.
            record.dataStart = start + Self.recordHeaderCount - 1
            record.dataCount = length - Self.countedHeader + 1
            record.headerCount = 1
            record.originalCount = record.dataCount
            PacketLoggerType.describe(&record, type: window[start + 12])
            output.records.append(record)
            output.position = start + 4 + length
        }
    }

    /// Length of the record at `start` if a record can start there; 0 if its header is not whole.
    static func plausibleLength(_ bytes: UnsafeRawBufferPointer, _ start: Int, bigEndian: Bool) -> Int? {
        guard bytes.count - start >= recordHeaderCount else { return 0 }
        let length = Int(bytes.load(start, bigEndian: bigEndian, as: UInt32.self))
        let microseconds: UInt32 = bytes.load(start + 8, bigEndian: bigEndian)
        // Wireshark's bounds; the first record has to have a known type, since there is no file header to go by.
        guard length >= countedHeader, length <= 65_535, microseconds < 1_000_000 else { return nil }
        guard start > 0 || PacketLoggerType.isKnown(bytes[12]) else { return nil }
        return length + 4
    }
}
