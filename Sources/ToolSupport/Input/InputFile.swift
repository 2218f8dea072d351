// SPDX-License-Identifier: Apache-2.0

import ByteCoding

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Small files that are read whole: single values, JSON, plans.
public enum InputFile {
    /// The bytes of a file; "-" is standard input.
    ///
    /// - Throws: `ToolFailure` with exit code 3 when the file cannot be read or holds more than `limit` bytes.
    public static func bytes(of path: String, limit: Int = 64 * 1024 * 1024) throws(ToolFailure) -> [UInt8] {
        let name = path == "-" ? "standard input" : path
        let descriptor =
            path == "-" ? STDIN_FILENO : SystemText.withCString(path) { open($0, O_RDONLY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw .cannot("open", name, errno: errno) }
        defer { if path != "-" { close(descriptor) } }
        var result: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65536)
        while true {
            let count = read(descriptor, &chunk, chunk.count)
            if count == 0 { return result }
            guard count > 0 else {
                if errno == EINTR { continue }
                throw .cannot("read", name, errno: errno)
            }
            guard result.count + count <= limit else {
                throw ToolFailure(.unreadable, "\(name) is too long: more than \(limit) bytes")
            }
            result += chunk.prefix(count)
        }
    }
}
