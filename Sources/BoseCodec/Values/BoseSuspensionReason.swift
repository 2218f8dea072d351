// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Why a device sends neither sensor nor gesture data. Source: Bose iOS and Android SDKs.
public struct BoseSuspensionReason: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Old firmware says no more (Bose Unity SDK; single source).
    public static let unknown = BoseSuspensionReason(rawValue: 0)
    public static let voiceAssistant = BoseSuspensionReason(rawValue: 1)
    public static let multipointConnection = BoseSuspensionReason(rawValue: 2)
    public static let musicShare = BoseSuspensionReason(rawValue: 3)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "unknown", 1: "voiceAssistant", 2: "multipointConnection", 3: "musicShare",
    ]

    /// How the upper four bits of a status are read. The vendor's SDKs do not agree.
    public enum Reading: Sendable, Hashable {
        /// As a number (iOS and Android SDKs; the default).
        case number
        /// As flags: 1 music share, 2 multipoint, 4 voice assistant, 8 unknown (Unity SDK).
        case flags
    }

    /// From the upper four bits of a status.
    public init(_ bits: UInt8, reading: Reading) {
        switch reading {
        case .number: self.init(rawValue: bits & 0xf)
        case .flags:
            // Of several flags the first in the order of the reasons holds (assumed).
            if bits & 4 != 0 {
                self = .voiceAssistant
            } else if bits & 2 != 0 {
                self = .multipointConnection
            } else if bits & 1 != 0 {
                self = .musicShare
            } else {
                self = .unknown
            }
        }
    }
}
