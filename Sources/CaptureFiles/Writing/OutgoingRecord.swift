// SPDX-License-Identifier: Apache-2.0

/// A record on its way into a file.
struct OutgoingRecord {
    var record: CaptureRecord
    /// The record's data as it was read, link header included.
    var data: UnsafeRawBufferPointer
    var comments: [String] = []

    /// The data without link header and trailer.
    var payload: UnsafeRawBufferPointer {
        let start = min(record.headerCount, data.count)
        let end = max(start, data.count - record.trailerCount)
        return UnsafeRawBufferPointer(rebasing: data[start..<end])
    }

    /// Whether kind and direction make a packet that formats with direction can hold.
    var isHCI: Bool { record.kind.rawValue <= 5 }

    /// Bytes that the recorder cut off.
    var cutCount: Int { max(0, record.originalCount - record.dataCount) }

    /// Whether the payload of a record of unknown kind starts with an H4 type byte, though an unknown one.
    var startsWithH4Type: Bool {
        switch record.link {
        case .btsnoopH4, .hciH4, .hciH4WithDirection, .hcidump: true
        default: false
        }
    }
}
