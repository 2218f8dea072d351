// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension L2CAPCommand {
    /// A command was not understood or cannot be served (Core specification 5.4, volume 3, part A, 4.1).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | reason | 2 |
    /// | actual mTU | 2 with reason 1 |
    /// | local cID | 2 with reason 2 |
    /// | remote cID | 2 with reason 2 |
    public struct CommandReject: FieldCoded, Hashable {
        public var reason = RejectReason()
        /// Largest command frame that the sender takes.
        public var actualMTU: UInt16?
        /// As the sender of the reject calls the channel.
        public var localCID: UInt16?
        public var remoteCID: UInt16?

        public init() {}

        public init(reason: RejectReason, actualMTU: UInt16? = nil, localCID: UInt16? = nil, remoteCID: UInt16? = nil) {
            self.reason = reason
            self.actualMTU = actualMTU
            self.localCID = localCID
            self.remoteCID = remoteCID
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            if !coder.isReading { settle() }
            try coder.field("reason", &reason)
            try coder.optional("actualMTU", &actualMTU, if: reason == .signallingMTUExceeded)
            try coder.optionalHex("localCID", &localCID, if: reason == .invalidCID)
            try coder.optionalHex("remoteCID", &remoteCID, if: reason == .invalidCID)
        }

        /// The reason says which of the others are there.
        private mutating func settle() {
            if reason == .signallingMTUExceeded { actualMTU = actualMTU ?? 0 } else { actualMTU = nil }
            if reason == .invalidCID {
                localCID = localCID ?? 0
                remoteCID = remoteCID ?? 0
            } else {
                localCID = nil
                remoteCID = nil
            }
        }
    }

    /// Why a command is rejected.
    public struct RejectReason: WireEnumeration {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let commandNotUnderstood = RejectReason(rawValue: 0x0000)
        public static let signallingMTUExceeded = RejectReason(rawValue: 0x0001)
        public static let invalidCID = RejectReason(rawValue: 0x0002)

        public static let names: KeyValuePairs<UInt16, StaticString> = [
            0x0000: "commandNotUnderstood",
            0x0001: "signallingMTUExceeded",
            0x0002: "invalidCID",
        ]
    }

    /// Opens a channel on BR/EDR (Core specification 5.4, volume 3, part A, 4.2).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | psm | 2, more for long ones |
    /// | source cID | 2 |
    public struct ConnectionRequest: FieldCoded, Hashable {
        public var psm = L2CAPPSM()
        public var sourceCID: UInt16 = 0

        public init() {}

        public init(psm: L2CAPPSM, sourceCID: UInt16) {
            self.psm = psm
            self.sourceCID = sourceCID
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            psm.reserve = 2
            try coder.field("psm", &psm)
            try coder.hex("sourceCID", &sourceCID)
        }
    }

    /// Answers a connection request, or a create channel request (Core specification 5.4, volume 3, part A, 4.3).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | destination cID | 2 |
    /// | source cID | 2 |
    /// | result | 2 |
    /// | status | 2 |
    public struct ConnectionResponse: FieldCoded, Hashable {
        public var destinationCID: UInt16 = 0
        public var sourceCID: UInt16 = 0
        public var result = ConnectionResult()
        /// Means something while the result is pending.
        public var status = ConnectionStatus()

        public init() {}

        public init(destinationCID: UInt16, sourceCID: UInt16, result: ConnectionResult, status: ConnectionStatus) {
            self.destinationCID = destinationCID
            self.sourceCID = sourceCID
            self.result = result
            self.status = status
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("destinationCID", &destinationCID)
            try coder.hex("sourceCID", &sourceCID)
            try coder.field("result", &result)
            try coder.field("status", &status)
        }
    }

    /// Whether a channel opens.
    public struct ConnectionResult: WireEnumeration {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let successful = ConnectionResult(rawValue: 0x0000)
        public static let pending = ConnectionResult(rawValue: 0x0001)
        public static let psmNotSupported = ConnectionResult(rawValue: 0x0002)
        public static let securityBlock = ConnectionResult(rawValue: 0x0003)
        public static let noResources = ConnectionResult(rawValue: 0x0004)
        public static let controllerIDNotSupported = ConnectionResult(rawValue: 0x0005)
        public static let invalidSourceCID = ConnectionResult(rawValue: 0x0006)
        public static let sourceCIDAlreadyAllocated = ConnectionResult(rawValue: 0x0007)

        public static let names: KeyValuePairs<UInt16, StaticString> = [
            0x0000: "successful",
            0x0001: "pending",
            0x0002: "psmNotSupported",
            0x0003: "securityBlock",
            0x0004: "noResources",
            0x0005: "controllerIDNotSupported",
            0x0006: "invalidSourceCID",
            0x0007: "sourceCIDAlreadyAllocated",
        ]
    }

    /// What a pending connection waits for.
    public struct ConnectionStatus: WireEnumeration {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let noInformation = ConnectionStatus(rawValue: 0x0000)
        public static let authenticationPending = ConnectionStatus(rawValue: 0x0001)
        public static let authorizationPending = ConnectionStatus(rawValue: 0x0002)

        public static let names: KeyValuePairs<UInt16, StaticString> = [
            0x0000: "noInformation",
            0x0001: "authenticationPending",
            0x0002: "authorizationPending",
        ]
    }

    /// Closes a channel; the response has the same fields (Core specification 5.4, volume 3, part A, 4.6, 4.7).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | destination cID | 2 |
    /// | source cID | 2 |
    public struct Disconnection: FieldCoded, Hashable {
        public var destinationCID: UInt16 = 0
        public var sourceCID: UInt16 = 0

        public init() {}

        public init(destinationCID: UInt16, sourceCID: UInt16) {
            self.destinationCID = destinationCID
            self.sourceCID = sourceCID
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("destinationCID", &destinationCID)
            try coder.hex("sourceCID", &sourceCID)
        }
    }
}
