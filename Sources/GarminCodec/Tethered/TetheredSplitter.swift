// SPDX-License-Identifier: Apache-2.0

/// Cuts what arrives over TCP into messages.
public struct TetheredSplitter: Sendable {
    public enum Mode: Sendable, Hashable {
        /// As Garmin's Android SDK: what one read gives is one message, at most 16,384 bytes. Of two objects in one
        /// read only the first is decoded, and one object in two reads becomes two broken messages.
        case asRead
        /// By the lengths that the objects declare, however they arrive.
        case byDeclaredLength
    }

    public enum Output: Sendable, Hashable {
        /// What is taken for a message; one object in the tolerant mode, anything in the other.
        case message([UInt8])
        /// Bytes between objects that belong to none.
        case junk([UInt8])
        /// The beginning of an object whose end never came.
        case incomplete([UInt8])
    }

    public let mode: Mode
    /// Bytes of one read (`asRead`).
    public let readLimit: Int
    /// Bytes of an object that are waited for; one that declares more is taken for junk.
    public let objectLimit: Int
    private var buffer: [UInt8] = []
    /// Bytes at the start of `buffer` that are done with.
    private var consumed = 0

    public init(_ mode: Mode, readLimit: Int = TetheredForm.readLimit, objectLimit: Int = 1 << 20) {
        self.mode = mode
        self.readLimit = max(1, readLimit)
        self.objectLimit = max(16, objectLimit)
    }

    /// Bytes that wait for the rest of their object.
    public var waitingCount: Int { buffer.count - consumed }

    /// Takes what one read of the socket gave.
    public mutating func receive(_ bytes: [UInt8]) -> [Output] {
        guard mode == .byDeclaredLength else {
            return stride(from: 0, to: bytes.count, by: readLimit).map {
                .message(Array(bytes[$0..<min($0 + readLimit, bytes.count)]))
            }
        }
        buffer.append(contentsOf: bytes)
        return take()
    }

    /// The connection ended.
    public mutating func finish() -> [Output] {
        guard waitingCount > 0 else { return [] }
        let rest = Array(buffer[consumed...])
        buffer = []
        consumed = 0
        return [.incomplete(rest)]
    }

    private mutating func take() -> [Output] {
        var outputs: [Output] = []
        var junkStart: Int?
        func junk(_ end: Int) {
            if let start = junkStart, start < end { outputs.append(.junk(Array(buffer[start..<end]))) }
            junkStart = nil
        }
        while consumed < buffer.count {
            switch MonkeyObjectLength(buffer, from: consumed) {
            case .known(let count) where count <= objectLimit:
                junk(consumed)
                guard buffer.count - consumed >= count else { return compacted(outputs) }
                outputs.append(.message(Array(buffer[consumed..<consumed + count])))
                consumed += count
            case .atLeast(let count) where count <= objectLimit:
                junk(consumed)
                return compacted(outputs)
            default:
                // No object starts here; the next one may start at the next byte.
                if junkStart == nil { junkStart = consumed }
                consumed += 1
            }
        }
        junk(consumed)
        return compacted(outputs)
    }

    private mutating func compacted(_ outputs: [Output]) -> [Output] {
        buffer.removeFirst(consumed)
        consumed = 0
        return outputs
    }
}
