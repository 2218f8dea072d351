// SPDX-License-Identifier: Apache-2.0

/// What the manufacturer data of an advertisement says of a Bose device.
///
/// Its first two bytes are no company identifier but a format version and a product code. They tell apart devices that
/// advertise the control service and not the wearable one, because their firmware is too old. What follows the two
/// bytes is not known. Sources: Bose iOS SDK (01 09 and the serial number), Bose Android SDK (all three);
/// Ukaton-Inc/side-missions-firmware advertises 01 16. Which product 01 16 and 03 0F stand for: single source.
public struct BoseAdvertisement: Sendable, Hashable {
    /// A known pair of format version and product code.
    public enum Mark: Sendable, Hashable {
        case frames
        case noiseCancellingHeadphones700
        case quietComfort35II
    }

    /// What a client should do with a device.
    public enum Verdict: Sendable, Hashable {
        /// It has the wearable service.
        case capable
        case firmwareUpdateRequired
        /// Connect, read the serial number of the Device Information Service, and ask ``verdict(serialNumber:)``.
        case serialNumberNeeded
        case unsupported
    }

    public var formatVersion: UInt8
    public var productCode: UInt8

    /// From the manufacturer data as it is on the air, the first two bytes included; nil for less.
    public init?(manufacturerData: [UInt8]) {
        guard manufacturerData.count >= 2 else { return nil }
        formatVersion = manufacturerData[0]
        productCode = manufacturerData[1]
    }

    public var mark: Mark? {
        switch (formatVersion, productCode) {
        case (0x01, 0x16): .frames
        case (0x03, 0x0f): .noiseCancellingHeadphones700
        case (0x01, 0x09): .quietComfort35II
        default: nil
        }
    }

    /// What to do with a device that advertises the wearable service or only the control service.
    public func verdict(advertisesWearableService: Bool) -> Verdict {
        if advertisesWearableService { return .capable }
        switch mark {
        case .frames, .noiseCancellingHeadphones700: return .firmwareUpdateRequired
        case .quietComfort35II: return .serialNumberNeeded
        case nil: return .unsupported
        }
    }

    /// What to do with a QuietComfort 35 II without the wearable service: units whose serial number ends in AZ can be
    /// updated.
    public static func verdict(serialNumber: String) -> Verdict {
        serialNumber.hasSuffix("AZ") ? .firmwareUpdateRequired : .unsupported
    }

    /// Names of the low-energy side start so; the audio side is a device of its own.
    public static let localNamePrefix = "LE-"
}
