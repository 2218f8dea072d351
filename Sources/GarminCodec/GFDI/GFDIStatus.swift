// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// How a GFDI packet was received. Source: Gadgetbridge's Garmin support.
public struct GFDIStatus: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let acknowledged = GFDIStatus(rawValue: 0)
    public static let refused = GFDIStatus(rawValue: 1)
    public static let unsupported = GFDIStatus(rawValue: 2)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "ack", 1: "nak", 2: "unsupported", 3: "decodeError", 4: "crcError", 5: "lengthError",
    ]
}
