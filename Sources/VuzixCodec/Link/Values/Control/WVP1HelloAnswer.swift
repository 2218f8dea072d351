// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// HELLO_ACK: what the glasses answer to ``WVP1Hello``.
public struct WVP1HelloAnswer: FieldCoded, Hashable {
    public struct Status: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let accepted = Status(rawValue: 0)
        /// The versions do not fit.
        public static let versionRefused = Status(rawValue: 1)
        /// The glasses know no link with a phone.
        public static let notLinked = Status(rawValue: 2)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            0: "accepted", 1: "versionRefused", 2: "notLinked",
        ]
    }

    public var status: Status = .accepted
    /// The slots that the phone may use start here.
    public var firstSlot: UInt8 = 0
    public var slotCount = UInt8(WVP1Limits.slots)
    /// Fragments that the phone may send at first.
    public var credits: UInt8 = WVP1Limits.initialCredits

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("firstSlot", &firstSlot)
        try coder.field("slotCount", &slotCount)
        try coder.field("credits", &credits)
    }
}
