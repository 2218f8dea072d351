// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Which gesture; one byte. Source: Bose iOS and Android SDK documentation.
public struct BoseGesture: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Named by the SDKs, never sent by a device.
    public static let singleTap = BoseGesture(rawValue: 0x80)
    public static let doubleTap = BoseGesture(rawValue: 0x81)
    public static let headNod = BoseGesture(rawValue: 0x82)
    public static let headShake = BoseGesture(rawValue: 0x83)
    public static let touchAndHold = BoseGesture(rawValue: 0x84)
    /// Whatever the device has for "go": see ``agnostic(for:)``.
    public static let input = BoseGesture(rawValue: 0xc0)
    public static let affirmative = BoseGesture(rawValue: 0xc1)
    public static let negative = BoseGesture(rawValue: 0xc2)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0x80: "singleTap", 0x81: "doubleTap", 0x82: "headNod", 0x83: "headShake", 0x84: "touchAndHold",
        0xc0: "input", 0xc1: "affirmative", 0xc2: "negative",
    ]

    /// All gestures that have a name.
    public static let all: [BoseGesture] = names.map { BoseGesture(rawValue: $0.key) }

    /// The bit that stands for the gesture in device information: 0 to 4 for 0x80 to 0x84, 16 to 18 for 0xC0 to 0xC2.
    /// Nil for a gesture without a name. Source: Bose Android SDK; flags of the Unity SDK are shifted right by one.
    public var maskBit: Int? {
        switch rawValue {
        case 0x80...0x84: Int(rawValue - 0x80)
        case 0xc0...0xc2: Int(rawValue - 0xc0) + 16
        default: nil
        }
    }

    /// The gesture that a bit of device information stands for.
    public init?(maskBit: Int) {
        switch maskBit {
        case 0...4: self.init(rawValue: 0x80 + UInt8(maskBit))
        case 16...18: self.init(rawValue: 0xc0 + UInt8(maskBit - 16))
        default: return nil
        }
    }

    /// The gesture of the same meaning that does not depend on the product: input, affirmative or negative. A device on
    /// which both are enabled sends both. Sources: Bose Unity SDK; both notifications:
    /// Ukaton-Inc/side-missions-firmware (single source).
    public func agnostic(for product: BoseProduct) -> BoseGesture? {
        switch self {
        case .headNod: .affirmative
        case .headShake: .negative
        case product.inputGesture: .input
        default: nil
        }
    }

    /// What the product has for a gesture that does not depend on it; nil for one that does.
    public func specific(for product: BoseProduct) -> BoseGesture? {
        switch self {
        case .input: product.inputGesture
        case .affirmative: .headNod
        case .negative: .headShake
        default: nil
        }
    }
}
