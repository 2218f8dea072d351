// SPDX-License-Identifier: Apache-2.0

/// A run of records and the bytes that they share.
///
/// Readers refill the same batch again and again, so a capture of any size takes the memory of one batch.
public struct RecordBatch: Sendable {
    /// Bytes of all records; a record names its part by range. May hold bytes between records too.
    public var bytes: [UInt8] = []
    public var records: [CaptureRecord] = []
    /// Comments that the file attaches to records (pcapng), by index into `records`.
    public var comments: [(record: Int, text: String)] = []

    public init() {}

    /// The bytes of record `index`, link header included.
    public func data(of index: Int) -> ArraySlice<UInt8> { bytes[records[index].dataRange] }
    /// The bytes of record `index` without link header and trailer.
    public func payload(of index: Int) -> ArraySlice<UInt8> { bytes[records[index].payloadRange] }
}
