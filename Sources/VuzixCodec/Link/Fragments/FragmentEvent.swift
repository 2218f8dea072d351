// SPDX-License-Identifier: Apache-2.0

/// What a ``FragmentReceiver`` made of a fragment or of time that passed.
public enum FragmentEvent: Sendable, Hashable {
    /// A message is complete.
    case message(FragmentedMessage)
    /// A message was dropped, and its sender is to be told.
    case dropped(DroppedMessage)
    /// The same fragment came twice in a row; the second was ignored.
    case duplicate(slot: UInt8)
    /// The other side may send as many fragments more.
    case credit(UInt8)
}
