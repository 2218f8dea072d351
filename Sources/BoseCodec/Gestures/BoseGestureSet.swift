// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A set of gestures as device information spells it; four bytes, most significant first. Which bit is which gesture
/// says ``BoseGesture/maskBit``.
public struct BoseGestureSet: WireFlags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public init(_ gestures: some Sequence<BoseGesture>) {
        var raw: UInt32 = 0
        for gesture in gestures { if let bit = gesture.maskBit { raw |= 1 << UInt32(bit) } }
        rawValue = raw
    }

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "singleTap", 1: "doubleTap", 2: "headNod", 3: "headShake", 4: "touchAndHold", 16: "input",
        17: "affirmative", 18: "negative",
    ]

    public func contains(_ gesture: BoseGesture) -> Bool {
        gesture.maskBit.map { rawValue & (1 << UInt32($0)) != 0 } ?? false
    }

    /// The members that have a name, in the order of their bits.
    public var gestures: [BoseGesture] { (0..<32).compactMap { BoseGesture(maskBit: $0) }.filter { contains($0) } }
}
