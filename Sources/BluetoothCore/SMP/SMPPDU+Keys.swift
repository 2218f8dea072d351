// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension SMPPDU {
    /// The long term key of LE legacy pairing (Core specification 5.4, volume 3, part H, 3.6.2).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | long term key | 16 |
    public struct EncryptionInformation: FieldCoded, Hashable {
        public var longTermKey = [UInt8](repeating: 0, count: 16)

        public init() {}

        public init(longTermKey: [UInt8]) {
            self.longTermKey = longTermKey
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.fixedBytes("longTermKey", &longTermKey, count: 16)
        }
    }

    /// What names that key (Core specification 5.4, volume 3, part H, 3.6.3).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | encrypted diversifier | 2 |
    /// | random number | 8 |
    public struct CentralIdentification: FieldCoded, Hashable {
        public var encryptedDiversifier: UInt16 = 0
        public var randomNumber = [UInt8](repeating: 0, count: 8)

        public init() {}

        public init(encryptedDiversifier: UInt16, randomNumber: [UInt8]) {
            self.encryptedDiversifier = encryptedDiversifier
            self.randomNumber = randomNumber
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("encryptedDiversifier", &encryptedDiversifier)
            try coder.fixedBytes("randomNumber", &randomNumber, count: 8)
        }
    }

    /// The identity resolving key (Core specification 5.4, volume 3, part H, 3.6.4).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | identity resolving key | 16 |
    public struct IdentityInformation: FieldCoded, Hashable {
        public var identityResolvingKey = [UInt8](repeating: 0, count: 16)

        public init() {}

        public init(identityResolvingKey: [UInt8]) {
            self.identityResolvingKey = identityResolvingKey
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.fixedBytes("identityResolvingKey", &identityResolvingKey, count: 16)
        }
    }

    /// The address behind private addresses (Core specification 5.4, volume 3, part H, 3.6.5).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | address type | 1 |
    /// | address | 6 |
    public struct IdentityAddressInformation: FieldCoded, Hashable {
        public var addressType = BluetoothAddressType()
        public var address = BluetoothAddress()

        public init() {}

        public init(addressType: BluetoothAddressType, address: BluetoothAddress) {
            self.addressType = addressType
            self.address = address
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("addressType", &addressType)
            try coder.field("address", &address)
        }
    }

    /// The key for signed writes (Core specification 5.4, volume 3, part H, 3.6.6).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | signature key | 16 |
    public struct SigningInformation: FieldCoded, Hashable {
        public var signatureKey = [UInt8](repeating: 0, count: 16)

        public init() {}

        public init(signatureKey: [UInt8]) {
            self.signatureKey = signatureKey
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.fixedBytes("signatureKey", &signatureKey, count: 16)
        }
    }
}
