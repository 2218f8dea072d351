// SPDX-License-Identifier: Apache-2.0

/// The type code in front of every serialized Monkey C value.
///
/// Sources: Garmin's Android SDK (its output), "Monkey C Binary Format Specification (PRG)" for the codes that never
/// occur in messages (single source).
public struct MonkeyType: RawRepresentable, Sendable, Hashable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// No bytes follow.
    public static let null = MonkeyType(rawValue: 0x00)
    /// A 32-bit integer.
    public static let number = MonkeyType(rawValue: 0x01)
    /// A single-precision number.
    public static let float = MonkeyType(rawValue: 0x02)
    /// Offset of an entry in the string block, 32 bits.
    public static let string = MonkeyType(rawValue: 0x03)
    /// Count of elements, 32 bits.
    public static let array = MonkeyType(rawValue: 0x05)
    /// One byte.
    public static let boolean = MonkeyType(rawValue: 0x09)
    /// Count of pairs, 32 bits.
    public static let dictionary = MonkeyType(rawValue: 0x0b)
    /// A 64-bit integer.
    public static let long = MonkeyType(rawValue: 0x0e)
    /// A double-precision number.
    public static let double = MonkeyType(rawValue: 0x0f)
    /// A code point, 32 bits.
    public static let char = MonkeyType(rawValue: 0x13)
    /// A 32-bit count, then the bytes themselves (layout: assumed).
    public static let byteArray = MonkeyType(rawValue: 0x14)

    /// What the virtual machine has for itself and never sends.
    static let internalNames: KeyValuePairs<UInt8, StaticString> = [
        0x04: "object", 0x06: "method", 0x07: "class", 0x08: "symbol", 0x0a: "module",
    ]
}
