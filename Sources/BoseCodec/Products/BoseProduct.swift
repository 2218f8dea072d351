// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Which product; two bytes, the same number as in the PnP ID.
///
/// Sources: Bose Android and Unity SDKs, and the catalogue of aaronsb/bosectl.
public struct BoseProduct: WireEnumeration {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let quietComfort35II = BoseProduct(rawValue: 0x4020)
    public static let noiseCancellingHeadphones700 = BoseProduct(rawValue: 0x4024)
    public static let frames = BoseProduct(rawValue: 0x402c)
    public static let framesSecondGeneration = BoseProduct(rawValue: 0x404c)

    public static let names: KeyValuePairs<UInt16, StaticString> = [
        0x4020: "quietComfort35II", 0x4024: "noiseCancellingHeadphones700", 0x402c: "frames",
        0x404c: "framesSecondGeneration",
    ]

    /// The name of a variant of the product: a model or a colour.
    public func variantName(_ variant: UInt8) -> StaticString? {
        switch (rawValue, variant) {
        case (0x402c, 1): "Alto"
        case (0x402c, 2): "Rondo"
        case (0x4020, 1), (0x4024, 1): "black"
        case (0x4020, 2), (0x4024, 2): "silver"
        case (0x4020, 5): "rose gold"
        default: nil
        }
    }

    /// What the product has for input: touch-and-hold on the Noise Cancelling Headphones 700, otherwise double tap.
    /// Source: Bose Unity SDK for Frames and QuietComfort 35 II; assumed for all other products.
    public var inputGesture: BoseGesture {
        self == .noiseCancellingHeadphones700 ? .touchAndHold : .doubleTap
    }
}
