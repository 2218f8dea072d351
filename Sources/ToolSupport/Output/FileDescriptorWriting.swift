// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// write(2) until everything is written.
enum FileDescriptorWriting {
    static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) throws(OutputFailure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let pointer = UnsafeRawBufferPointer(rebasing: rest)
            #if canImport(Glibc)
                let written = Glibc.write(descriptor, pointer.baseAddress, pointer.count)
            #elseif canImport(Musl)
                let written = Musl.write(descriptor, pointer.baseAddress, pointer.count)
            #elseif canImport(Darwin)
                let written = Darwin.write(descriptor, pointer.baseAddress, pointer.count)
            #endif
            if written > 0 {
                rest = rest.dropFirst(written)
                continue
            }
            switch written < 0 ? errno : EIO {
            case EINTR: continue
            case EAGAIN:
                // Somebody who shares the descriptor made it non-blocking.
                var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&wait, 1, -1)
            case EPIPE: throw .closed
            case let code: throw .system(code)
            }
        }
    }
}
