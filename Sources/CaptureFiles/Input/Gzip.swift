// SPDX-License-Identifier: Apache-2.0

internal import CZlib

/// gzip (RFC 1952) in memory, by zlib.
package enum Gzip {
    package enum Fault: Error, Sendable, Hashable {
        case damaged
        case tooLarge
    }

    /// 15 bits of window, and 16 for the gzip header and trailer.
    private static let windowBits: Int32 = 15 + 16

    /// Expands all of `bytes`, which have to be one member; gives up as soon as there are more than `limit` bytes.
    package static func inflate(_ bytes: [UInt8], limit: Int) throws(Fault) -> [UInt8] {
        var stream = z_stream()
        guard inflateInit2_(&stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            throw .damaged
        }
        defer { inflateEnd(&stream) }
        var input = bytes
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 16 * 1024)
        var position = 0
        while true {
            let start = position
            let result: Int32 = input.withUnsafeMutableBufferPointer { source in
                chunk.withUnsafeMutableBufferPointer { target in
                    // zlib declares its input mutable, but does not write to it.
                    stream.next_in = source.baseAddress.map { $0 + start }
                    stream.avail_in = UInt32(source.count - start)
                    stream.next_out = target.baseAddress
                    stream.avail_out = UInt32(target.count)
                    let result = CZlib.inflate(&stream, Z_NO_FLUSH)
                    position = source.count - Int(stream.avail_in)
                    return result
                }
            }
            output += chunk.prefix(chunk.count - Int(stream.avail_out))
            guard output.count <= limit else { throw .tooLarge }
            switch result {
            case Z_STREAM_END:
                guard position == input.count else { throw .damaged }
                return output
            case Z_OK: continue
            default: throw .damaged
            }
        }
    }
}
