// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// AUTH_RESULT: whether the glasses know the token.
public struct WVP1AuthenticationResult: FieldCoded, Hashable {
    /// The numbers are assumed: the profile says only that there is a status.
    public struct Status: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let accepted = Status(rawValue: 0)
        public static let refused = Status(rawValue: 1)

        public static let names: KeyValuePairs<UInt8, StaticString> = [0: "accepted", 1: "refused"]
    }

    public var status: Status = .accepted
    /// How often the phone may still try before the glasses disconnect.
    public var triesLeft: UInt8 = WVP1Limits.tokenTries

    public init() {}

    public init(_ status: Status, triesLeft: UInt8) {
        self.status = status
        self.triesLeft = triesLeft
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("status", &status)
        try coder.field("triesLeft", &triesLeft)
    }
}
