// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// How a device is; two bytes, most significant first.
///
/// Sources: zakaton/Bose-Frames-Web-SDK and Bose's iOS, Android and Unity SDKs.
public struct BoseDeviceStatus: WireFlags {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The device can be paired with now.
    public static let pairingMode = BoseDeviceStatus(rawValue: 1 << 0)
    /// Sensors and gestures can be used only after pairing.
    public static let pairingRequired = BoseDeviceStatus(rawValue: 1 << 1)
    /// Whoever reads this is paired.
    public static let paired = BoseDeviceStatus(rawValue: 1 << 2)
    /// Neither sensor nor gesture data is sent for now.
    public static let suspended = BoseDeviceStatus(rawValue: 1 << 3)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "pairingMode", 1: "pairingRequired", 2: "paired", 3: "suspended",
    ]

    public static var numbers: [(bit: Int, width: Int, name: StaticString)] {
        [(bit: 12, width: 4, name: "suspensionReason")]
    }

    /// The upper four bits as they are, which mean something only while ``suspended``.
    public var rawSuspensionReason: UInt8 { UInt8(rawValue >> 12) }

    /// Why sensors and gestures are suspended; nil while they are not.
    public func suspensionReason(reading: BoseSuspensionReason.Reading = .number) -> BoseSuspensionReason? {
        contains(.suspended) ? BoseSuspensionReason(rawSuspensionReason, reading: reading) : nil
    }

    /// The same status with sensors and gestures suspended, or not.
    public func suspended(_ reason: BoseSuspensionReason?) -> BoseDeviceStatus {
        let kept = rawValue & 0x0ff7
        guard let reason else { return BoseDeviceStatus(rawValue: kept) }
        return BoseDeviceStatus(rawValue: kept | 1 << 3 | UInt16(reason.rawValue & 0xf) << 12)
    }
}
