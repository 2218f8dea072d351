// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Registered User, 0x2B37: one entry of the list of users, in segments.
///
/// | field | bytes | present |
/// |---|---|---|
/// | segmentation | 1 | always |
/// | flags, user index | 1 + 1 | first segment |
/// | name | to the end | always |
///
/// The layout is assumed (User Data Service 1.1, 3.2.2, from memory). A later segment may start in the middle of a
/// character, which is then reported as text that is not UTF-8.
public struct RegisteredUser: CharacteristicValue {
    public static var uuid: UInt16 { 0x2b37 }
    public static var name: StaticString { "Registered User" }
    public static var source: StaticString { "User Data Service 1.1, 3.2.2 (assumed)" }

    public struct Segmentation: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let first = Segmentation(rawValue: 1 << 0)
        public static let last = Segmentation(rawValue: 1 << 1)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "first", 1: "last",
        ]

        public static var numbers: [(bit: Int, width: Int, name: StaticString)] { [(2, 6, "counter")] }

        /// Counts the segments, modulo 64.
        public var counter: Int { Int(rawValue >> 2) }
    }

    public struct Flags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let userNamePresent = Flags(rawValue: 1 << 0)
        public static let userNameTruncated = Flags(rawValue: 1 << 1)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "userNamePresent", 1: "userNameTruncated",
        ]
    }

    public var segmentation: Segmentation = []
    public var flags: Flags?
    public var userIndex: UInt8?
    public var userName = UTF8Text()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&segmentation, .first, from: flags != nil || userIndex != nil)
        if !coder.isReading, segmentation.contains(.first) { (flags, userIndex) = (flags ?? [], userIndex ?? 0) }
        try coder.field("segmentation", &segmentation)
        try coder.optional("flags", &flags, if: segmentation.contains(.first))
        try coder.optional("userIndex", &userIndex, if: segmentation.contains(.first))
        try coder.text("userName", &userName)
    }
}
