// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Why something was refused on a link of WVP1. Source: toolkit profile WVP1.
public struct WVP1Error: WireEnumeration, Error {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// No error; only the state's reason uses it.
    public static let none = WVP1Error(rawValue: 0)
    /// A fragment or control message that is too short, runs over its message, or ends it too early.
    public static let malformed = WVP1Error(rawValue: 1)
    /// A fragment is missing, or they came in the wrong order.
    public static let gap = WVP1Error(rawValue: 2)
    /// The message is larger than allowed, or too much is incomplete at the same time.
    public static let tooLarge = WVP1Error(rawValue: 3)
    public static let checksum = WVP1Error(rawValue: 4)
    /// The slot does not exist or is busy.
    public static let noSlot = WVP1Error(rawValue: 5)
    /// The message did not go on.
    public static let timeOut = WVP1Error(rawValue: 6)
    public static let badEnvelope = WVP1Error(rawValue: 7)
    public static let badBody = WVP1Error(rawValue: 8)
    public static let unsupported = WVP1Error(rawValue: 9)
    public static let notLinked = WVP1Error(rawValue: 10)
    public static let notAuthorized = WVP1Error(rawValue: 11)
    /// A fragment was sent without a credit for it.
    public static let credit = WVP1Error(rawValue: 12)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "none", 1: "malformed", 2: "gap", 3: "tooLarge", 4: "checksum", 5: "noSlot", 6: "timeOut",
        7: "badEnvelope", 8: "badBody", 9: "unsupported", 10: "notLinked", 11: "notAuthorized", 12: "credit",
    ]
}
