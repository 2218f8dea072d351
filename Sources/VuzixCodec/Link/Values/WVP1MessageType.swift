// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What a message of WVP1 is.
public struct WVP1MessageType: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// An intent for every receiver that matches.
    public static let broadcast = WVP1MessageType(rawValue: 1)
    /// An intent for one receiver after the other, which asks for a result.
    public static let orderedBroadcast = WVP1MessageType(rawValue: 2)
    /// The result of an ordered broadcast.
    public static let result = WVP1MessageType(rawValue: 3)
    public static let error = WVP1MessageType(rawValue: 4)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        1: "broadcast", 2: "orderedBroadcast", 3: "result", 4: "error",
    ]
}
