// SPDX-License-Identifier: Apache-2.0

/// Why a capture cannot be opened or read at all. What was read before a damaged place is never an error:
/// see `CaptureDamage`.
public struct CaptureError: Error, Sendable, Hashable, CustomStringConvertible {
    public enum Kind: Sendable, Hashable {
        /// The file cannot be opened or read (missing, a directory, no permission, I/O).
        case unreadable
        /// The content is of no format that is read here.
        case unknownFormat
        /// A known format or link type that is not read here.
        case unsupported
        /// A known format, but damaged before its first record.
        case damaged
        /// The output cannot be written.
        case unwritable
        /// The reader of the output went away, as `head` does.
        case outputClosed
    }

    public var kind: Kind
    /// One sentence: what, where, what to do.
    public var message: String

    public init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }

    public var description: String { message }
}
