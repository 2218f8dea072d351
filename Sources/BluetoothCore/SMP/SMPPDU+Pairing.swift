// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension SMPPDU {
    /// Pairing Request and Response (Core specification 5.4, volume 3, part H, 3.5.1, 3.5.2).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | io capability | 1 |
    /// | oob data | 1 |
    /// | authentication requirements | 1 |
    /// | maximum encryption key size | 1 |
    /// | initiator key distribution | 1 |
    /// | responder key distribution | 1 |
    public struct Pairing: FieldCoded, Hashable {
        public var ioCapability = IOCapability()
        public var oobData = OOBDataFlag()
        public var authenticationRequirements = AuthenticationRequirements()
        /// 7 to 16 bytes.
        public var maximumEncryptionKeySize: UInt8 = 0
        public var initiatorKeyDistribution = KeyDistribution()
        public var responderKeyDistribution = KeyDistribution()

        public init() {}

        public init(
            ioCapability: IOCapability, oobData: OOBDataFlag, authenticationRequirements: AuthenticationRequirements,
            maximumEncryptionKeySize: UInt8, initiatorKeyDistribution: KeyDistribution,
            responderKeyDistribution:
                KeyDistribution
        ) {
            self.ioCapability = ioCapability
            self.oobData = oobData
            self.authenticationRequirements = authenticationRequirements
            self.maximumEncryptionKeySize = maximumEncryptionKeySize
            self.initiatorKeyDistribution = initiatorKeyDistribution
            self.responderKeyDistribution = responderKeyDistribution
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("ioCapability", &ioCapability)
            try coder.field("oobData", &oobData)
            try coder.field("authenticationRequirements", &authenticationRequirements)
            try coder.field("maximumEncryptionKeySize", &maximumEncryptionKeySize)
            try coder.field("initiatorKeyDistribution", &initiatorKeyDistribution)
            try coder.field("responderKeyDistribution", &responderKeyDistribution)
            try coder.expect(
                (7...16).contains(maximumEncryptionKeySize), "maximumEncryptionKeySize",
                "a key has between 7 and 16 bytes")
        }
    }

    /// A commitment to a random value (Core specification 5.4, volume 3, part H, 3.5.3).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | confirm value | 16 |
    public struct PairingConfirm: FieldCoded, Hashable {
        public var confirmValue = [UInt8](repeating: 0, count: 16)

        public init() {}

        public init(confirmValue: [UInt8]) {
            self.confirmValue = confirmValue
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.fixedBytes("confirmValue", &confirmValue, count: 16)
        }
    }

    /// The random value (Core specification 5.4, volume 3, part H, 3.5.4).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | random value | 16 |
    public struct PairingRandom: FieldCoded, Hashable {
        public var randomValue = [UInt8](repeating: 0, count: 16)

        public init() {}

        public init(randomValue: [UInt8]) {
            self.randomValue = randomValue
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.fixedBytes("randomValue", &randomValue, count: 16)
        }
    }

    /// Ends pairing (Core specification 5.4, volume 3, part H, 3.5.5).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | reason | 1 |
    public struct PairingFailed: FieldCoded, Hashable {
        public var reason = FailureReason()

        public init() {}

        public init(reason: FailureReason) {
            self.reason = reason
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("reason", &reason)
        }
    }

    /// A point on P-256 (Core specification 5.4, volume 3, part H, 3.5.6).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | x | 32 |
    /// | y | 32 |
    public struct PairingPublicKey: FieldCoded, Hashable {
        public var x = [UInt8](repeating: 0, count: 32)
        public var y = [UInt8](repeating: 0, count: 32)

        public init() {}

        public init(x: [UInt8], y: [UInt8]) {
            self.x = x
            self.y = y
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.fixedBytes("x", &x, count: 32)
            try coder.fixedBytes("y", &y, count: 32)
        }
    }

    /// Proof of the shared key (Core specification 5.4, volume 3, part H, 3.5.7).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | dh key check | 16 |
    public struct PairingDHKeyCheck: FieldCoded, Hashable {
        public var dhKeyCheck = [UInt8](repeating: 0, count: 16)

        public init() {}

        public init(dhKeyCheck: [UInt8]) {
            self.dhKeyCheck = dhKeyCheck
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.fixedBytes("dhKeyCheck", &dhKeyCheck, count: 16)
        }
    }

    /// A key was pressed during passkey entry (Core specification 5.4, volume 3, part H, 3.5.8).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | notification type | 1 |
    public struct PairingKeypressNotification: FieldCoded, Hashable {
        public var notificationType = Keypress()

        public init() {}

        public init(notificationType: Keypress) {
            self.notificationType = notificationType
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("notificationType", &notificationType)
        }
    }

    /// A peripheral asks for security (Core specification 5.4, volume 3, part H, 3.6.7).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | authentication requirements | 1 |
    public struct SecurityRequest: FieldCoded, Hashable {
        public var authenticationRequirements = AuthenticationRequirements()

        public init() {}

        public init(authenticationRequirements: AuthenticationRequirements) {
            self.authenticationRequirements = authenticationRequirements
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("authenticationRequirements", &authenticationRequirements)
        }
    }
}
