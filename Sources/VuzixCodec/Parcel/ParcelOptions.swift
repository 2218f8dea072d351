// SPDX-License-Identifier: Apache-2.0

/// Limits of reading parcels.
public struct ParcelOptions: Sendable, Hashable {
    /// How deep bundles and intents may lie inside of each other; the outermost counts as 1. Android has no limit.
    public let maximumDepth: Int

    /// - Parameter maximumDepth: 1 to 64; what lies outside is taken as the nearest of them, for the stack's sake.
    public init(maximumDepth: Int = 32) {
        self.maximumDepth = min(max(1, maximumDepth), 64)
    }
}
