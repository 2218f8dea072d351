// SPDX-License-Identifier: Apache-2.0

/// One value in the table of a ``FlatParcel``: what it is and where its bytes are. A value's own values follow it.
struct ParcelNode: Sendable, Hashable {
    /// Stands for a value without a key.
    static let noKey = UInt32.max

    var type: ExtraType
    /// Offset of the key (of its count of units).
    var key: UInt32
    /// Java hash of the key.
    var hash: Int32
    /// Offset of the value behind its type code: of a scalar, of the first element, of a bundle's length.
    var offset: UInt32
    /// Count of elements, units, entries or bytes; for an intent the offset of its end.
    var count: UInt32
    /// Index of the first node that does not lie inside of this one.
    var next: UInt32
}
