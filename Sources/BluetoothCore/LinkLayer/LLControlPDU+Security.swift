// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension LLControlPDU {
    /// Starts encryption (Core specification 5.4, volume 6, part B, 2.4.2.4).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | random number | 8 |
    /// | encrypted diversifier | 2 |
    /// | session key diversifier | 8 |
    /// | initialization vector | 4 |
    public struct EncryptionRequest: FieldCoded, Hashable {
        public var randomNumber = [UInt8](repeating: 0, count: 8)
        public var encryptedDiversifier: UInt16 = 0
        public var sessionKeyDiversifier = [UInt8](repeating: 0, count: 8)
        public var initializationVector = [UInt8](repeating: 0, count: 4)

        public init() {}

        public init(
            randomNumber: [UInt8], encryptedDiversifier: UInt16, sessionKeyDiversifier: [UInt8],
            initializationVector:
                [UInt8]
        ) {
            self.randomNumber = randomNumber
            self.encryptedDiversifier = encryptedDiversifier
            self.sessionKeyDiversifier = sessionKeyDiversifier
            self.initializationVector = initializationVector
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.fixedBytes("randomNumber", &randomNumber, count: 8)
            try coder.hex("encryptedDiversifier", &encryptedDiversifier)
            try coder.fixedBytes("sessionKeyDiversifier", &sessionKeyDiversifier, count: 8)
            try coder.fixedBytes("initializationVector", &initializationVector, count: 4)
        }
    }

    /// The peripheral's part of it (Core specification 5.4, volume 6, part B, 2.4.2.5).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | session key diversifier | 8 |
    /// | initialization vector | 4 |
    public struct EncryptionResponse: FieldCoded, Hashable {
        public var sessionKeyDiversifier = [UInt8](repeating: 0, count: 8)
        public var initializationVector = [UInt8](repeating: 0, count: 4)

        public init() {}

        public init(sessionKeyDiversifier: [UInt8], initializationVector: [UInt8]) {
            self.sessionKeyDiversifier = sessionKeyDiversifier
            self.initializationVector = initializationVector
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.fixedBytes("sessionKeyDiversifier", &sessionKeyDiversifier, count: 8)
            try coder.fixedBytes("initializationVector", &initializationVector, count: 4)
        }
    }
}
