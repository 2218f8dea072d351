// SPDX-License-Identifier: Apache-2.0

/// Why output ended.
public enum OutputFailure: Error, Sendable, Hashable {
    /// The reader went away, as `head` does. Not a fault: the program ends quietly with exit code 0.
    case closed
    /// The system refused, for example because the disk is full. The value is an `errno`.
    case system(Int32)
}

extension OutputFailure: CustomStringConvertible {
    public var description: String {
        switch self {
        case .closed: "cannot write to standard output: the reader is gone"
        case .system(let code): "cannot write to standard output: \(SystemMessage.text(for: code))"
        }
    }
}
