// SPDX-License-Identifier: Apache-2.0

import ByteCoding

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file or standard input, read with read(2).
final class FileSource: ByteSource {
    private let descriptor: Int32
    private let ownsDescriptor: Bool
    private let name: String
    private let isRegular: Bool
    private let follow: Bool
    private let onWait: (@Sendable () -> Bool)?
    private var position: Int64 = 0

    init(path: String, options: CaptureReader.Options) throws(CaptureError) {
        if path == "-" {
            name = "standard input"
            descriptor = 0
            ownsDescriptor = false
        } else {
            name = path
            descriptor = SystemText.withCString(path) { open($0, O_RDONLY | O_CLOEXEC) }
            ownsDescriptor = true
        }
        follow = options.follow
        onWait = options.onWait
        guard descriptor >= 0 else {
            isRegular = false
            throw CaptureError(.unreadable, "\(name) cannot be opened: \(systemMessage(errno))")
        }
        var status = stat()
        let known = fstat(descriptor, &status) == 0
        isRegular = known && status.st_mode & S_IFMT == S_IFREG
        if known && status.st_mode & S_IFMT == S_IFDIR {
            // The initialiser throws after all properties are set, so deinit closes the descriptor.
            throw CaptureError(.unreadable, "\(name) is a directory: name a capture file in it")
        }
        if isRegular { byteCountAtOpening = Int64(status.st_size) }
    }

    deinit {
        if ownsDescriptor && descriptor >= 0 { close(descriptor) }
    }

    private var byteCountAtOpening: Int64?
    var byteCount: Int64? { byteCountAtOpening }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(CaptureError) -> Int {
        guard buffer.count > 0 else { return 0 }
        while true {
            #if canImport(Glibc)
                let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
            #else
                let count = Musl.read(descriptor, buffer.baseAddress, buffer.count)
            #endif
            if count >= 0 {
                position += Int64(count)
                return count
            }
            // A signal is no reason to stop; a descriptor set to non-blocking by a parent is waited for.
            if errno == EINTR {
                if let onWait, !onWait() { return 0 }
                continue
            }
            if errno == EAGAIN {
                pauseBriefly()
                continue
            }
            throw CaptureError(.unreadable, "\(name) cannot be read at offset \(position): \(systemMessage(errno))")
        }
    }

    /// Only a regular file grows: at the end of a pipe its writer is gone.
    func waitForMore() -> Bool {
        guard follow && isRegular else { return false }
        var status = stat()
        // A file that became shorter was started anew; what is in it now does not continue what was read.
        guard fstat(descriptor, &status) == 0, Int64(status.st_size) >= position else { return false }
        guard Int64(status.st_size) == position else { return true }
        if let onWait { return onWait() }
        pauseBriefly()
        return true
    }

    private func pauseBriefly() {
        usleep(50_000)
    }
}

/// The system's words for an error number, in lower case as part of a sentence.
func systemMessage(_ number: Int32) -> String {
    switch number {
    case ENOENT: "there is no such file"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "it is a directory"
    case ENOSPC: "no space is left on the device"
    case ENOTDIR: "part of its path is not a directory"
    default: strerror(number).map { String(cString: $0) } ?? "error \(number)"
    }
}
