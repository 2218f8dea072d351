// SPDX-License-Identifier: Apache-2.0

/// A firmware version as the product version of a PnP ID spells it: 0x0416 is 4.1.6.
///
/// Sources: Ukaton-Inc/side-missions-firmware; an entry of bluez/bluez for a QuietComfort 35 II (0x0481) fits too.
public struct BoseFirmwareVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The product version as it is.
    public let rawValue: UInt16

    public init(pnpVersion: UInt16) { rawValue = pnpVersion }

    /// From `4.1.6`; nil where a part does not fit.
    public init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt16($0) }
        guard parts.count == 3, let major = parts[0], let minor = parts[1], let patch = parts[2],
            major <= 0xff, minor <= 0xf, patch <= 0xf
        else { return nil }
        rawValue = major << 8 | minor << 4 | patch
    }

    public var major: UInt8 { UInt8(rawValue >> 8) }
    public var minor: UInt8 { UInt8(rawValue >> 4 & 0xf) }
    public var patch: UInt8 { UInt8(rawValue & 0xf) }

    public var description: String { "\(major).\(minor).\(patch)" }

    public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}
