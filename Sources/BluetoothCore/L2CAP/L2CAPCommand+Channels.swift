// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension L2CAPCommand {
    /// Opened a channel on a chosen controller (Core specification 5.2, volume 3, part A, 4.14).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | psm | 2, more for long ones |
    /// | source cID | 2 |
    /// | controller iD | 1 |
    public struct CreateChannelRequest: FieldCoded, Hashable {
        public var psm = L2CAPPSM()
        public var sourceCID: UInt16 = 0
        public var controllerID: UInt8 = 0

        public init() {}

        public init(psm: L2CAPPSM, sourceCID: UInt16, controllerID: UInt8) {
            self.psm = psm
            self.sourceCID = sourceCID
            self.controllerID = controllerID
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            psm.reserve = 3
            try coder.field("psm", &psm)
            try coder.hex("sourceCID", &sourceCID)
            try coder.field("controllerID", &controllerID)
        }
    }

    /// Moved a channel to another controller (Core specification 5.2, volume 3, part A, 4.16).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | initiator cID | 2 |
    /// | destination controller iD | 1 |
    public struct MoveChannelRequest: FieldCoded, Hashable {
        public var initiatorCID: UInt16 = 0
        public var destinationControllerID: UInt8 = 0

        public init() {}

        public init(initiatorCID: UInt16, destinationControllerID: UInt8) {
            self.initiatorCID = initiatorCID
            self.destinationControllerID = destinationControllerID
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("initiatorCID", &initiatorCID)
            try coder.field("destinationControllerID", &destinationControllerID)
        }
    }

    /// Answered a move, or confirmed it (Core specification 5.2, volume 3, part A, 4.17, 4.18).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | initiator cID | 2 |
    /// | result | 2 |
    public struct MoveChannelResult: FieldCoded, Hashable {
        public var initiatorCID: UInt16 = 0
        public var result: UInt16 = 0

        public init() {}

        public init(initiatorCID: UInt16, result: UInt16) {
            self.initiatorCID = initiatorCID
            self.result = result
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("initiatorCID", &initiatorCID)
            try coder.field("result", &result)
        }
    }

    /// Ended a move (Core specification 5.2, volume 3, part A, 4.19).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | initiator cID | 2 |
    public struct MoveChannelConfirmationResponse: FieldCoded, Hashable {
        public var initiatorCID: UInt16 = 0

        public init() {}

        public init(initiatorCID: UInt16) {
            self.initiatorCID = initiatorCID
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("initiatorCID", &initiatorCID)
        }
    }
}
