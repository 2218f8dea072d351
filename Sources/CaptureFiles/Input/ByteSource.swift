// SPDX-License-Identifier: Apache-2.0

/// Where the bytes of a capture come from.
protocol ByteSource: AnyObject {
    /// Reads up to `buffer.count` bytes and returns how many; 0 at the end (of what there is so far).
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(CaptureError) -> Int
    /// After `read` returned 0: waits until there may be more. False where there never will be.
    func waitForMore() -> Bool
    /// Size in bytes, where the source has one.
    var byteCount: Int64? { get }
    /// After `read` returned 0: what is wrong with the end, if anything.
    var problemAtEnd: String? { get }
}

extension ByteSource {
    var problemAtEnd: String? { nil }

    /// Reads up to `count` bytes over those from `start` on.
    func read(over bytes: inout [UInt8], from start: Int, count: Int) throws(CaptureError) -> Int {
        try bytes.withUnsafeMutableBufferPointer { (buffer) throws(CaptureError) -> Int in
            let window = UnsafeMutableRawBufferPointer(buffer)
            return try read(into: UnsafeMutableRawBufferPointer(rebasing: window[start..<(start + count)]))
        }
    }

    /// Appends up to `count` bytes to `bytes`; false at the end.
    func append(to bytes: inout [UInt8], count: Int) throws(CaptureError) -> Bool {
        let start = bytes.count
        bytes.appendZeros(count)
        let got = try read(over: &bytes, from: start, count: count)
        bytes.removeLast(count - got)
        return got > 0
    }
}
