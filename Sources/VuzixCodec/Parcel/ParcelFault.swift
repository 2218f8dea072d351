// SPDX-License-Identifier: Apache-2.0

/// Why a value cannot be written at an API level: it holds something that the level does not know, or it is too deep.
public struct ParcelFault: Error, Sendable, Hashable, CustomStringConvertible {
    /// Keys and fields from the outermost to the one at fault.
    public var path: [String]
    public var message: String

    public init(_ message: String, path: [String] = []) {
        self.message = message
        self.path = path
    }

    public var description: String { path.isEmpty ? message : path.joined(separator: ".") + ": " + message }
}
