// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// How a decode went whose fields were printed on the way.
public struct DecodeOutcome: Sendable {
    /// Why it stopped early; nil when it did not.
    public var error: DecodeError?
    /// What was accepted although it is forbidden.
    public var oddities: [DecodeError]

    @inlinable
    public init(error: DecodeError?, oddities: [DecodeError]) {
        self.error = error
        self.oddities = oddities
    }

    @inlinable
    public var isClean: Bool { error == nil && oddities.isEmpty }
}
