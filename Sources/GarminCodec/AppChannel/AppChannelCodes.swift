// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// How a watch or phone answers a control frame (single source: Juggluco; codes without a name are not known).
public struct AppChannelStatus: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let ok = AppChannelStatus(rawValue: 0)
    /// The app still has a channel; the answer names it.
    public static let connectionExists = AppChannelStatus(rawValue: 3)

    public static let names: KeyValuePairs<UInt8, StaticString> = [0: "ok", 3: "connectionExists"]
}

/// What a watch did with the request to open an app. That the byte on the wire is the number that Garmin's Android SDK
/// turns into these results is assumed.
public struct AppPromptStatus: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let promptShown = AppPromptStatus(rawValue: 0)
    public static let promptNotShown = AppPromptStatus(rawValue: 1)
    public static let appNotInstalled = AppPromptStatus(rawValue: 2)
    public static let appAlreadyRunning = AppPromptStatus(rawValue: 3)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "promptShown", 1: "promptNotShown", 2: "appNotInstalled", 3: "appAlreadyRunning",
    ]
}

/// What an acknowledgement acknowledges (single source: Juggluco).
public struct AppTransferStep: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let start = AppTransferStep(rawValue: 0)
    /// Fifteen packets.
    public static let window = AppTransferStep(rawValue: 1)
    public static let end = AppTransferStep(rawValue: 2)
    public static let key = AppTransferStep(rawValue: 5)

    public static let names: KeyValuePairs<UInt8, StaticString> = [0: "start", 1: "window", 2: "end", 5: "key"]
}
