// SPDX-License-Identifier: Apache-2.0

/// A message of which fragments are missing.
public struct IncompleteMessage: Sendable, Hashable {
    public var slot: UInt8
    public var receivedByteCount: Int
    public var declaredByteCount: Int
}
