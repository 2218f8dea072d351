// SPDX-License-Identifier: Apache-2.0

/// Why JSON is not what was expected: what is wrong, in which member or at which line and column.
public struct JSONFault: Error, Sendable, Hashable, CustomStringConvertible {
    public var path: [String]
    public var message: String

    public init(_ message: String, path: [String] = []) {
        self.message = message
        self.path = path
    }

    public consuming func inside(_ member: String) -> JSONFault {
        path.insert(member, at: 0)
        return self
    }

    public var description: String { path.isEmpty ? message : path.joined(separator: ".") + ": " + message }
}
