// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What a packet of Bose's control protocol does; four bits. Source: aaronsb/bosectl.
public struct BMAPOperator: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let set = BMAPOperator(rawValue: 0)
    public static let get = BMAPOperator(rawValue: 1)
    /// Sets, and asks for the new value.
    public static let setGet = BMAPOperator(rawValue: 2)
    public static let status = BMAPOperator(rawValue: 3)
    public static let error = BMAPOperator(rawValue: 4)
    public static let start = BMAPOperator(rawValue: 5)
    public static let result = BMAPOperator(rawValue: 6)
    public static let processing = BMAPOperator(rawValue: 7)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "set", 1: "get", 2: "setGet", 3: "status", 4: "error", 5: "start", 6: "result", 7: "processing",
    ]

    /// Whether a device sends it; the others come from its client.
    public var isAnswer: Bool { [3, 4, 6, 7].contains(rawValue) }
}
