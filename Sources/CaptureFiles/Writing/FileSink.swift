// SPDX-License-Identifier: Apache-2.0

import ByteCoding

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file, standard output, or nothing but memory, written in large chunks.
final class FileSink {
    private static let chunk = 256 * 1024

    private let name: String
    /// The file to create; nil where there is none to create.
    private var path: String?
    /// -1: only memory, or not created yet.
    private var descriptor: Int32
    private let ownsDescriptor: Bool
    /// What is not written yet; in memory, all of it.
    var pending: [UInt8] = []

    /// - Parameter path: "-" is standard output; nil keeps the bytes in `pending`. A file is created when it is needed,
    ///   or by `open`.
    init(path: String?) {
        switch path {
        case nil:
            (name, descriptor, ownsDescriptor) = ("memory", -1, false)
            return
        case "-":
            (name, descriptor, ownsDescriptor) = ("standard output", 1, false)
        case .some(let path):
            (name, descriptor, ownsDescriptor) = (path, -1, true)
            self.path = path
        }
        pending.reserveCapacity(Self.chunk + 65_536)
    }

    /// Creates the file, or empties the one that is there.
    func open() throws(CaptureError) {
        guard let path, descriptor < 0 else { return }
        descriptor = SystemText.withCString(path) { name in
            #if canImport(Glibc)
                Glibc.open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
            #else
                Musl.open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
            #endif
        }
        guard descriptor >= 0 else {
            throw CaptureError(.unwritable, "\(name) cannot be written: \(systemMessage(errno))")
        }
    }

    deinit {
        if ownsDescriptor && descriptor >= 0 { close(descriptor) }
    }

    func flushIfLarge() throws(CaptureError) {
        if pending.count >= Self.chunk { try flush() }
    }

    func flush() throws(CaptureError) {
        try open()
        guard descriptor >= 0 else { return }
        var written = 0
        while written < pending.count {
            let count = pending.withUnsafeBytes { bytes in
                let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
                #if canImport(Glibc)
                    return Glibc.write(descriptor, rest.baseAddress, rest.count)
                #else
                    return Musl.write(descriptor, rest.baseAddress, rest.count)
                #endif
            }
            if count < 0 {
                if errno == EINTR { continue }
                if errno == EAGAIN {
                    usleep(1000)
                    continue
                }
                let message = systemMessage(errno)
                let kind: CaptureError.Kind = errno == EPIPE ? .outputClosed : .unwritable
                pending.removeAll(keepingCapacity: true)
                throw CaptureError(kind, "\(name) cannot be written: \(message)")
            }
            written += count
        }
        pending.removeAll(keepingCapacity: true)
    }
}
