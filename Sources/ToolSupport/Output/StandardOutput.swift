// SPDX-License-Identifier: Apache-2.0

import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Standard output with a buffer of its own. On a terminal each write arrives at once.
///
/// A closed pipe throws `OutputFailure.closed`; let it travel to `Program.run`, which then ends quietly.
/// After a failure all further writes throw it again.
public final class StandardOutput: Sendable {
    private struct State {
        var pending: [UInt8] = []
        var failure: OutputFailure?
    }

    private let descriptor: Int32
    private let capacity: Int
    private let flushesEachWrite: Bool
    private let state = Mutex(State())

    /// - Parameters:
    ///   - flushesEachWrite: For terminals and for readers that follow a live stream.
    ///   - capacity: Bytes to collect before they are written.
    public convenience init(flushesEachWrite: Bool = false, capacity: Int = 1 << 16) {
        self.init(descriptor: STDOUT_FILENO, flushesEachWrite: flushesEachWrite, capacity: capacity)
    }

    /// Another descriptor than standard output, for tests. It stays open.
    package init(descriptor: Int32, flushesEachWrite: Bool = false, capacity: Int = 1 << 16) {
        self.descriptor = descriptor
        self.capacity = capacity
        self.flushesEachWrite = flushesEachWrite
    }

    /// Writes bytes as they are.
    public func write(_ bytes: Span<UInt8>) throws(OutputFailure) {
        try bytes.withUnsafeBytes { buffer throws(OutputFailure) in try write(buffer) }
    }

    /// Writes bytes as they are.
    public func write(_ bytes: UnsafeRawBufferPointer) throws(OutputFailure) {
        try withState { state throws(OutputFailure) in
            if state.pending.count + bytes.count > capacity { try drain(&state) }
            if bytes.count >= capacity {
                try FileDescriptorWriting.write(bytes, to: descriptor)
            } else {
                state.pending.append(contentsOf: bytes)
            }
            if flushesEachWrite { try drain(&state) }
        }
    }

    /// Writes text as it is. Escape text of others first where it may reach a terminal: `TerminalText`.
    public func write(_ text: String) throws(OutputFailure) {
        try write(text.utf8Span.span)
    }

    /// Writes text and a line end.
    public func print(_ line: String) throws(OutputFailure) {
        try write(line + "\n")
    }

    /// Hands everything to the system.
    public func flush() throws(OutputFailure) {
        try withState { state throws(OutputFailure) in try drain(&state) }
    }

    private func drain(_ state: inout State) throws(OutputFailure) {
        guard !state.pending.isEmpty else { return }
        defer { state.pending.removeAll(keepingCapacity: true) }
        try state.pending.span.withUnsafeBytes { bytes throws(OutputFailure) in
            try FileDescriptorWriting.write(bytes, to: descriptor)
        }
    }

    private func withState(_ body: (inout State) throws(OutputFailure) -> Void) throws(OutputFailure) {
        try state.withLock { state throws(OutputFailure) in
            if let failure = state.failure { throw failure }
            do throws(OutputFailure) {
                try body(&state)
            } catch {
                state.failure = error
                throw error
            }
        }
    }
}
