// SPDX-License-Identifier: Apache-2.0

internal import CZlib

/// The decompressed bytes of a zlib stream in memory.
final class InflateSource: ByteSource {
    /// Far above what Android keeps; ends the reading of a block made to exhaust its reader.
    private static let maximumOutput = 64 * 1024 * 1024

    private var compressed: [UInt8]
    private var position = 0
    private var produced = 0
    private var ended = false
    private var isOpen = false
    /// zlib keeps a pointer to its stream, so the stream may not move.
    private let stream: UnsafeMutablePointer<z_stream>
    private(set) var problemAtEnd: String?

    /// - Parameter problem: What is known to be wrong with the end of `compressed`.
    init(_ compressed: [UInt8], problem: String?) {
        self.compressed = compressed
        problemAtEnd = problem
        stream = .allocate(capacity: 1)
        stream.initialize(to: z_stream())
        isOpen = inflateInit_(stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
        if !isOpen { end("zlib cannot be started") }
    }

    deinit {
        if isOpen { inflateEnd(stream) }
        stream.deallocate()
    }

    var byteCount: Int64? { nil }
    func waitForMore() -> Bool { false }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(CaptureError) -> Int {
        guard buffer.count > 0 else { return 0 }
        // zlib may take input without giving output; only `ended` means the end.
        while !ended {
            let count = inflateOnce(into: buffer)
            if count > 0 { return count }
        }
        return 0
    }

    private func inflateOnce(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let room = min(buffer.count, 1 << 20)
        let start = position
        let result = compressed.withUnsafeMutableBufferPointer { input in
            // zlib declares its input mutable, but does not write to it.
            stream.pointee.next_in = input.baseAddress.map { $0 + start }
            stream.pointee.avail_in = UInt32(input.count - start)
            stream.pointee.next_out = buffer.baseAddress?.assumingMemoryBound(to: UInt8.self)
            stream.pointee.avail_out = UInt32(room)
            let result = inflate(stream, Z_NO_FLUSH)
            position = input.count - Int(stream.pointee.avail_in)
            return result
        }
        let count = room - Int(stream.pointee.avail_out)
        produced += count
        switch result {
        case Z_OK: break
        case Z_STREAM_END: ended = true
        case Z_BUF_ERROR: end("the compressed block is cut off")
        default: end("the compressed block is damaged (zlib error \(result))")
        }
        if produced > Self.maximumOutput { end("the block decompresses to more than \(Self.maximumOutput) bytes") }
        return count
    }

    /// The problem that was known before says more about the cause.
    private func end(_ problem: String) {
        ended = true
        if problemAtEnd == nil { problemAtEnd = problem }
    }
}
