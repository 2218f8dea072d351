// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension SMPPDU {
    /// What a device can show and take in (Core specification 5.4, volume 3, part H, 3.5.1, table 3.4).
    public struct IOCapability: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let displayOnly = IOCapability(rawValue: 0x00)
        public static let displayYesNo = IOCapability(rawValue: 0x01)
        public static let keyboardOnly = IOCapability(rawValue: 0x02)
        public static let noInputNoOutput = IOCapability(rawValue: 0x03)
        public static let keyboardDisplay = IOCapability(rawValue: 0x04)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            0x00: "displayOnly",
            0x01: "displayYesNo",
            0x02: "keyboardOnly",
            0x03: "noInputNoOutput",
            0x04: "keyboardDisplay",
        ]
    }

    /// Whether data came another way (Core specification 5.4, volume 3, part H, 3.5.1, table 3.5).
    public struct OOBDataFlag: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let notPresent = OOBDataFlag(rawValue: 0x00)
        public static let present = OOBDataFlag(rawValue: 0x01)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            0x00: "notPresent",
            0x01: "present",
        ]
    }

    /// What a device asks of pairing (Core specification 5.4, volume 3, part H, 3.5.1, figure 3.3); the low two bits
    /// are 1 when it bonds.
    public struct AuthenticationRequirements: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let mitm = AuthenticationRequirements(rawValue: 1 << 2)
        public static let secureConnections = AuthenticationRequirements(rawValue: 1 << 3)
        public static let keypress = AuthenticationRequirements(rawValue: 1 << 4)
        /// Support of the function h7.
        public static let ct2 = AuthenticationRequirements(rawValue: 1 << 5)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            2: "mitm",
            3: "secureConnections",
            4: "keypress",
            5: "ct2",
        ]
        public static var numbers: [(bit: Int, width: Int, name: StaticString)] {
            [(bit: 0, width: 2, name: "bonding")]
        }

        public var isBonding: Bool { rawValue & 3 == 1 }
    }

    /// Keys that are handed over (Core specification 5.4, volume 3, part H, 3.6.1).
    public struct KeyDistribution: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let encryptionKey = KeyDistribution(rawValue: 1 << 0)
        public static let identityKey = KeyDistribution(rawValue: 1 << 1)
        public static let signingKey = KeyDistribution(rawValue: 1 << 2)
        public static let linkKey = KeyDistribution(rawValue: 1 << 3)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "encryptionKey",
            1: "identityKey",
            2: "signingKey",
            3: "linkKey",
        ]
    }

    /// Why pairing failed (Core specification 5.4, volume 3, part H, 3.5.5, table 3.7).
    public struct FailureReason: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let passkeyEntryFailed = FailureReason(rawValue: 0x01)
        public static let oobNotAvailable = FailureReason(rawValue: 0x02)
        public static let authenticationRequirements = FailureReason(rawValue: 0x03)
        public static let confirmValueFailed = FailureReason(rawValue: 0x04)
        public static let pairingNotSupported = FailureReason(rawValue: 0x05)
        public static let encryptionKeySize = FailureReason(rawValue: 0x06)
        public static let commandNotSupported = FailureReason(rawValue: 0x07)
        public static let unspecifiedReason = FailureReason(rawValue: 0x08)
        public static let repeatedAttempts = FailureReason(rawValue: 0x09)
        public static let invalidParameters = FailureReason(rawValue: 0x0a)
        public static let dhKeyCheckFailed = FailureReason(rawValue: 0x0b)
        public static let numericComparisonFailed = FailureReason(rawValue: 0x0c)
        public static let brEdrPairingInProgress = FailureReason(rawValue: 0x0d)
        public static let crossTransportKeyDerivationNotAllowed = FailureReason(rawValue: 0x0e)
        public static let keyRejected = FailureReason(rawValue: 0x0f)
        public static let busy = FailureReason(rawValue: 0x10)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            0x01: "passkeyEntryFailed",
            0x02: "oobNotAvailable",
            0x03: "authenticationRequirements",
            0x04: "confirmValueFailed",
            0x05: "pairingNotSupported",
            0x06: "encryptionKeySize",
            0x07: "commandNotSupported",
            0x08: "unspecifiedReason",
            0x09: "repeatedAttempts",
            0x0a: "invalidParameters",
            0x0b: "dhKeyCheckFailed",
            0x0c: "numericComparisonFailed",
            0x0d: "brEdrPairingInProgress",
            0x0e: "crossTransportKeyDerivationNotAllowed",
            0x0f: "keyRejected",
            0x10: "busy",
        ]
    }

    /// What happened on the keyboard (Core specification 5.4, volume 3, part H, 3.5.8).
    public struct Keypress: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let entryStarted = Keypress(rawValue: 0x00)
        public static let digitEntered = Keypress(rawValue: 0x01)
        public static let digitErased = Keypress(rawValue: 0x02)
        public static let cleared = Keypress(rawValue: 0x03)
        public static let entryCompleted = Keypress(rawValue: 0x04)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            0x00: "entryStarted",
            0x01: "digitEntered",
            0x02: "digitErased",
            0x03: "cleared",
            0x04: "entryCompleted",
        ]
    }
}
