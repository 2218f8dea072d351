// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension L2CAPCommand {
    /// A peripheral asks for other connection parameters (Core specification 5.4, volume 3, part A, 4.20).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | interval min | 2 |
    /// | interval max | 2 |
    /// | latency | 2 |
    /// | timeout | 2 |
    public struct ConnectionParameterUpdateRequest: FieldCoded, Hashable {
        public var intervalMin = Scaled<UInt16>(Scale(.millisecond, multiplier: 125, decimal: -2))
        public var intervalMax = Scaled<UInt16>(Scale(.millisecond, multiplier: 125, decimal: -2))
        /// Connection events that the peripheral may skip.
        public var latency: UInt16 = 0
        public var timeout = Scaled<UInt16>(Scale(.millisecond, multiplier: 10))

        public init() {}

        public init(
            intervalMin: Scaled<UInt16>, intervalMax: Scaled<UInt16>, latency: UInt16, timeout: Scaled<UInt16>
        ) {
            self.intervalMin = intervalMin
            self.intervalMax = intervalMax
            self.latency = latency
            self.timeout = timeout
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("intervalMin", &intervalMin)
            try coder.field("intervalMax", &intervalMax)
            try coder.field("latency", &latency)
            try coder.field("timeout", &timeout)
            try coder.expect(
                (6...3200).contains(intervalMin.raw), "intervalMin", "an interval is between 7.5 ms and 4 s")
            try coder.expect(
                (6...3200).contains(intervalMax.raw) && intervalMin.raw <= intervalMax.raw, "intervalMax",
                "an interval is between the least one and 4 s")
            try coder.expect(latency <= 499, "latency", "a latency is at most 499")
            try coder.expect((10...3200).contains(timeout.raw), "timeout", "a timeout is between 100 ms and 32 s")
        }
    }

    /// Says whether the parameters are taken (Core specification 5.4, volume 3, part A, 4.21).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | result | 2 |
    public struct ConnectionParameterUpdateResponse: FieldCoded, Hashable {
        public var result = UpdateResult()

        public init() {}

        public init(result: UpdateResult) {
            self.result = result
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("result", &result)
        }
    }

    /// Whether connection parameters are taken.
    public struct UpdateResult: WireEnumeration {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let accepted = UpdateResult(rawValue: 0x0000)
        public static let rejected = UpdateResult(rawValue: 0x0001)

        public static let names: KeyValuePairs<UInt16, StaticString> = [
            0x0000: "accepted",
            0x0001: "rejected",
        ]
    }

    /// Opens a channel with credit based flow control on LE (Core specification 5.4, volume 3, part A, 4.22).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | spsm | 2 |
    /// | source cID | 2 |
    /// | mtu | 2 |
    /// | mps | 2 |
    /// | initial credits | 2 |
    public struct LECreditBasedConnectionRequest: FieldCoded, Hashable {
        public var spsm: UInt16 = 0
        public var sourceCID: UInt16 = 0
        /// At least 23.
        public var mtu: UInt16 = 0
        /// At least 23.
        public var mps: UInt16 = 0
        public var initialCredits: UInt16 = 0

        public init() {}

        public init(spsm: UInt16, sourceCID: UInt16, mtu: UInt16, mps: UInt16, initialCredits: UInt16) {
            self.spsm = spsm
            self.sourceCID = sourceCID
            self.mtu = mtu
            self.mps = mps
            self.initialCredits = initialCredits
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("spsm", &spsm)
            try coder.hex("sourceCID", &sourceCID)
            try coder.field("mtu", &mtu)
            try coder.field("mps", &mps)
            try coder.field("initialCredits", &initialCredits)
            try coder.expect(mtu >= 23, "mtu", "an MTU is at least 23")
            try coder.expect((23...65533).contains(mps), "mps", "an MPS is between 23 and 65,533")
        }
    }

    /// Answers it; all but the result are 0 when the channel does not open (Core specification 5.4, volume 3, part A,
    /// 4.23).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | destination cID | 2 |
    /// | mtu | 2 |
    /// | mps | 2 |
    /// | initial credits | 2 |
    /// | result | 2 |
    public struct LECreditBasedConnectionResponse: FieldCoded, Hashable {
        public var destinationCID: UInt16 = 0
        public var mtu: UInt16 = 0
        public var mps: UInt16 = 0
        public var initialCredits: UInt16 = 0
        public var result = CreditBasedResult()

        public init() {}

        public init(
            destinationCID: UInt16, mtu: UInt16, mps: UInt16, initialCredits: UInt16, result: CreditBasedResult
        ) {
            self.destinationCID = destinationCID
            self.mtu = mtu
            self.mps = mps
            self.initialCredits = initialCredits
            self.result = result
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("destinationCID", &destinationCID)
            try coder.field("mtu", &mtu)
            try coder.field("mps", &mps)
            try coder.field("initialCredits", &initialCredits)
            try coder.field("result", &result)
        }
    }

    /// The sender can take more K-frames (Core specification 5.4, volume 3, part A, 4.24).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | cid | 2 |
    /// | credits | 2 |
    public struct FlowControlCreditIndication: FieldCoded, Hashable {
        public var cid: UInt16 = 0
        public var credits: UInt16 = 0

        public init() {}

        public init(cid: UInt16, credits: UInt16) {
            self.cid = cid
            self.credits = credits
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("cid", &cid)
            try coder.field("credits", &credits)
            try coder.expect(credits != 0, "credits", "no credit is given")
        }
    }
}
