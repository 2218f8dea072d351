// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Focus identifier: which app may configure the device; four bytes that each running app chooses.
///
/// An app writes its own to ask for the focus; what is read or notified is the owner's. The vendor's SDKs ignore it
/// unless told otherwise. Sources: Bose Android SDK, Ukaton-Inc/side-missions-firmware.
public struct BoseFocusIdentifier: FieldCoded, Hashable {
    /// The four bytes, the first in the highest place. 0 while nobody has the focus (single source).
    public var identifier: UInt32 = 0

    public init() {}
    public init(_ identifier: UInt32) { self.identifier = identifier }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.bigEndian("identifier", &identifier, isHexadecimal: true)
    }
}
