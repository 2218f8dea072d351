// SPDX-License-Identifier: Apache-2.0

/// One record of a capture; its bytes lie in the `RecordBatch` that it belongs to.
public struct CaptureRecord: Sendable {
    /// Number in the file from 1, counting every record (in pcapng: every packet block).
    public var number: Int
    public var time: CaptureTime
    /// Where the record (with its header) starts in the file.
    public var fileOffset: Int64
    /// Link type of the record: a pcap link type, or the btsnoop data link type.
    public var link: LinkType
    public var kind: PacketKind
    public var direction: PacketDirection
    /// Index of the HCI adapter, 0 when the file knows only one, 0xFFFF for records that belong to none.
    public var adapter: UInt16
    /// Linux monitor opcode, PacketLogger type, or the like; 0 elsewhere.
    public var opcode: UInt16
    /// First byte of the record's data in the batch, link header included.
    public var dataStart: Int
    public var dataCount: Int
    /// Length of the link header within the data; the payload follows it.
    public var headerCount: Int
    /// Bytes at the end of the data that do not belong to the payload.
    public var trailerCount: Int
    /// Length of the packet before the recorder cut it; at least `dataCount` in a sound file.
    public var originalCount: Int
    /// Records lost just before this one, as far as the file tells.
    public var drops: Int
    public var air: AirMetadata

    public init(number: Int, time: CaptureTime, fileOffset: Int64, link: LinkType) {
        self.number = number
        self.time = time
        self.fileOffset = fileOffset
        self.link = link
        kind = .unknown
        direction = .unknown
        adapter = 0
        opcode = 0
        dataStart = 0
        dataCount = 0
        headerCount = 0
        trailerCount = 0
        originalCount = 0
        drops = 0
        air = AirMetadata()
    }

    /// The data's place in `RecordBatch.bytes`.
    public var dataRange: Range<Int> { dataStart..<(dataStart + dataCount) }
    /// The payload's place in `RecordBatch.bytes`.
    public var payloadRange: Range<Int> {
        let start = dataStart + min(headerCount, dataCount)
        return start..<max(start, dataStart + dataCount - trailerCount)
    }
}
