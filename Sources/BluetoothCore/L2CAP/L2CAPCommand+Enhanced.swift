// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension L2CAPCommand {
    /// Opens up to five channels with enhanced credit based flow control (Core specification 5.4, volume 3, part A,
    /// 4.25).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | spsm | 2 |
    /// | mtu | 2 |
    /// | mps | 2 |
    /// | initial credits | 2 |
    /// | source cIDs | 2 each, to the end |
    public struct CreditBasedConnectionRequest: FieldCoded, Hashable {
        public var spsm: UInt16 = 0
        /// At least 64.
        public var mtu: UInt16 = 0
        /// At least 64.
        public var mps: UInt16 = 0
        public var initialCredits: UInt16 = 0
        public var sourceCIDs: [UInt16] = []

        public init() {}

        public init(spsm: UInt16, mtu: UInt16, mps: UInt16, initialCredits: UInt16, sourceCIDs: [UInt16]) {
            self.spsm = spsm
            self.mtu = mtu
            self.mps = mps
            self.initialCredits = initialCredits
            self.sourceCIDs = sourceCIDs
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("spsm", &spsm)
            try coder.field("mtu", &mtu)
            try coder.field("mps", &mps)
            try coder.field("initialCredits", &initialCredits)
            try coder.hexList("sourceCIDs", &sourceCIDs)
            try coder.expect(mtu >= 64, "mtu", "an MTU is at least 64")
            try coder.expect((64...65533).contains(mps), "mps", "an MPS is between 64 and 65,533")
        }
    }

    /// Answers it; a channel that does not open has the identifier 0 (Core specification 5.4, volume 3, part A,
    /// 4.26).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | mtu | 2 |
    /// | mps | 2 |
    /// | initial credits | 2 |
    /// | result | 2 |
    /// | destination cIDs | 2 each, to the end |
    public struct CreditBasedConnectionResponse: FieldCoded, Hashable {
        public var mtu: UInt16 = 0
        public var mps: UInt16 = 0
        public var initialCredits: UInt16 = 0
        public var result = CreditBasedResult()
        public var destinationCIDs: [UInt16] = []

        public init() {}

        public init(
            mtu: UInt16, mps: UInt16, initialCredits: UInt16, result: CreditBasedResult, destinationCIDs: [UInt16]
        ) {
            self.mtu = mtu
            self.mps = mps
            self.initialCredits = initialCredits
            self.result = result
            self.destinationCIDs = destinationCIDs
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("mtu", &mtu)
            try coder.field("mps", &mps)
            try coder.field("initialCredits", &initialCredits)
            try coder.field("result", &result)
            try coder.hexList("destinationCIDs", &destinationCIDs)
        }
    }

    /// New limits for channels that are open (Core specification 5.4, volume 3, part A, 4.27).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | mtu | 2 |
    /// | mps | 2 |
    /// | destination cIDs | 2 each, to the end |
    public struct CreditBasedReconfigureRequest: FieldCoded, Hashable {
        public var mtu: UInt16 = 0
        public var mps: UInt16 = 0
        public var destinationCIDs: [UInt16] = []

        public init() {}

        public init(mtu: UInt16, mps: UInt16, destinationCIDs: [UInt16]) {
            self.mtu = mtu
            self.mps = mps
            self.destinationCIDs = destinationCIDs
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("mtu", &mtu)
            try coder.field("mps", &mps)
            try coder.hexList("destinationCIDs", &destinationCIDs)
        }
    }

    /// Says whether the limits are taken (Core specification 5.4, volume 3, part A, 4.28).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | result | 2 |
    public struct CreditBasedReconfigureResponse: FieldCoded, Hashable {
        public var result = ReconfigureResult()

        public init() {}

        public init(result: ReconfigureResult) {
            self.result = result
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("result", &result)
        }
    }

    /// Whether channels open.
    public struct CreditBasedResult: WireEnumeration {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let successful = CreditBasedResult(rawValue: 0x0000)
        public static let spsmNotSupported = CreditBasedResult(rawValue: 0x0002)
        public static let noResources = CreditBasedResult(rawValue: 0x0004)
        public static let insufficientAuthentication = CreditBasedResult(rawValue: 0x0005)
        public static let insufficientAuthorization = CreditBasedResult(rawValue: 0x0006)
        public static let encryptionKeySizeTooShort = CreditBasedResult(rawValue: 0x0007)
        public static let insufficientEncryption = CreditBasedResult(rawValue: 0x0008)
        public static let invalidSourceCID = CreditBasedResult(rawValue: 0x0009)
        public static let sourceCIDAlreadyAllocated = CreditBasedResult(rawValue: 0x000a)
        public static let unacceptableParameters = CreditBasedResult(rawValue: 0x000b)
        public static let invalidParameters = CreditBasedResult(rawValue: 0x000c)
        /// More is to come; no reason given.
        public static let pending = CreditBasedResult(rawValue: 0x000d)
        public static let authenticationPending = CreditBasedResult(rawValue: 0x000e)
        public static let authorizationPending = CreditBasedResult(rawValue: 0x000f)

        public static let names: KeyValuePairs<UInt16, StaticString> = [
            0x0000: "successful",
            0x0002: "spsmNotSupported",
            0x0004: "noResources",
            0x0005: "insufficientAuthentication",
            0x0006: "insufficientAuthorization",
            0x0007: "encryptionKeySizeTooShort",
            0x0008: "insufficientEncryption",
            0x0009: "invalidSourceCID",
            0x000a: "sourceCIDAlreadyAllocated",
            0x000b: "unacceptableParameters",
            0x000c: "invalidParameters",
            0x000d: "pending",
            0x000e: "authenticationPending",
            0x000f: "authorizationPending",
        ]
    }

    /// Whether new limits are taken.
    public struct ReconfigureResult: WireEnumeration {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let successful = ReconfigureResult(rawValue: 0x0000)
        public static let mtuReductionNotAllowed = ReconfigureResult(rawValue: 0x0001)
        /// Not allowed for several channels at a time.
        public static let mpsReductionNotAllowed = ReconfigureResult(rawValue: 0x0002)
        public static let invalidDestinationCID = ReconfigureResult(rawValue: 0x0003)
        public static let unacceptableParameters = ReconfigureResult(rawValue: 0x0004)

        public static let names: KeyValuePairs<UInt16, StaticString> = [
            0x0000: "successful",
            0x0001: "mtuReductionNotAllowed",
            0x0002: "mpsReductionNotAllowed",
            0x0003: "invalidDestinationCID",
            0x0004: "unacceptableParameters",
        ]
    }
}
