// SPDX-License-Identifier: Apache-2.0

/// Cuts records out of a window of bytes that a `WindowedStream` keeps filled.
protocol RecordWalker: AnyObject {
    /// Takes whole records from `window`, starting at `output.position`, and moves the position behind them.
    func walk(_ window: UnsafeRawBufferPointer, into output: inout WalkOutput) -> WalkStep
    /// Asked at a sound end: why this capture is nothing for this library, if so.
    func refusalAtEnd() -> CaptureError?
}

extension RecordWalker {
    func refusalAtEnd() -> CaptureError? { nil }
}

/// Why a walker came back.
enum WalkStep {
    /// The window ends inside the record at `position`, which needs this many bytes (as far as is known yet).
    case needs(Int)
    /// This many bytes from `position` on are of no interest; they may reach far beyond the window.
    case skip(Int)
    /// Nothing after `position` can be trusted.
    case damaged(String)
}

/// What walkers share with their stream: the place in the file and the lists that they fill.
struct WalkOutput {
    /// First byte of the window that is not consumed yet.
    var position = 0
    /// File offset of the window's first byte.
    var windowOffset: Int64 = 0
    /// Number of the last record.
    var number = 0
    var records: [CaptureRecord] = []
    var comments: [(record: Int, text: String)] = []
    var findings = CaptureFindings()

    /// File offset of `position`.
    var fileOffset: Int64 { windowOffset + Int64(position) }
}
