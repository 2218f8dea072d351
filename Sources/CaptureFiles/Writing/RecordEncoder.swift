// SPDX-License-Identifier: Apache-2.0

/// Spells records in one file format.
protocol RecordEncoder {
    /// Appends the record to `out`, or reports in `losses` why it is left out.
    mutating func append(_ item: OutgoingRecord, to out: inout [UInt8], losses: inout [CaptureLoss: Int]) -> Bool
    /// Called at the end: what a file without records needs, such as a file header.
    mutating func finish(_ out: inout [UInt8])
}

extension RecordEncoder {
    /// Counts comments that the format has no place for.
    func dropComments(_ item: OutgoingRecord, _ losses: inout [CaptureLoss: Int]) {
        if !item.comments.isEmpty { losses[.comment, default: 0] += item.comments.count }
    }
}
