// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The configuration of a gesture where it takes one byte, as on all known devices. Other bits are kept.
public struct BoseGestureSettings: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let enabled = BoseGestureSettings(rawValue: 1 << 0)

    public static let bits: KeyValuePairs<Int, StaticString> = [0: "enabled"]
}
