// SPDX-License-Identifier: Apache-2.0

/// Takes records and puts them into a capture.
public protocol CaptureWriter: AnyObject {
    /// Writes one record of `batch` with the comments that the batch holds for it.
    func write(_ record: CaptureRecord, in batch: RecordBatch) throws(CaptureError)
    /// Writes what is still in memory. Nothing may be written afterwards.
    func finish() throws(CaptureError)
}
