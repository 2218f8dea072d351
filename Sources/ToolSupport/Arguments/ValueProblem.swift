// SPDX-License-Identifier: Apache-2.0

/// Why a word is not a value of the wanted kind: the second half of a sentence after "… is not allowed for …".
public struct ValueProblem: Error, Sendable, Hashable {
    /// What is allowed, or what is wrong, for example `expected a whole number from 1 to 10`.
    public var reason: String
    /// The allowed word that was probably meant.
    public var nearest: String?

    public init(_ reason: String, nearest: String? = nil) {
        self.reason = reason
        self.nearest = nearest
    }
}
