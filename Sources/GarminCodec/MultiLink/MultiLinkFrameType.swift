// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What a frame on handle 0 asks or answers. Source: Gadgetbridge's Garmin support.
public struct MultiLinkFrameType: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let registerRequest = MultiLinkFrameType(rawValue: 0)
    public static let registerResponse = MultiLinkFrameType(rawValue: 1)
    public static let closeRequest = MultiLinkFrameType(rawValue: 2)
    public static let closeResponse = MultiLinkFrameType(rawValue: 3)
    public static let closeAllRequest = MultiLinkFrameType(rawValue: 5)
    public static let closeAllResponse = MultiLinkFrameType(rawValue: 6)

    /// 4, 7 and 8 are used and not understood.
    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "registerRequest", 1: "registerResponse", 2: "closeRequest", 3: "closeResponse", 4: "unknown4",
        5: "closeAllRequest", 6: "closeAllResponse", 7: "unknown7", 8: "unknown8",
    ]
}
