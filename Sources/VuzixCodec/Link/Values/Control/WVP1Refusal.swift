// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// NACK: a message was dropped.
public struct WVP1Refusal: FieldCoded, Hashable {
    public var slot: UInt8 = 0
    public var error: WVP1Error = .malformed
    /// Number of the fragment at which it was dropped.
    public var fragment: UInt16 = 0

    /// The slot of a refusal that is about no slot (assumed).
    public static let noSlot: UInt8 = 0xff

    public init() {}

    public init(slot: UInt8, error: WVP1Error, fragment: UInt16) {
        self.slot = slot
        self.error = error
        self.fragment = fragment
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("slot", &slot)
        try coder.field("error", &error)
        try coder.field("fragment", &fragment)
    }
}
