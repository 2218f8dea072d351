// SPDX-License-Identifier: Apache-2.0

/// A capture that is being read, whatever its format.
protocol RecordStream: AnyObject {
    /// Refills `batch`; false at the end. Damage is put into `findings`, not thrown.
    func read(into batch: inout RecordBatch) throws(CaptureError) -> Bool
    var findings: CaptureFindings { get }
    /// How far reading has come, for progress.
    var fileOffset: Int64 { get }
}
