// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension LLControlPDU {
    /// Nothing behind the opcode.
    public struct Empty: FieldCoded, Hashable {
        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {}
    }

    /// New connection parameters (Core specification 5.4, volume 6, part B, 2.4.2.1).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | window size | 1 |
    /// | window offset | 2 |
    /// | interval | 2 |
    /// | latency | 2 |
    /// | timeout | 2 |
    /// | instant | 2 |
    public struct ConnectionUpdate: FieldCoded, Hashable {
        public var windowSize = Scaled<UInt8>(Scale(.millisecond, multiplier: 125, decimal: -2))
        public var windowOffset = Scaled<UInt16>(Scale(.millisecond, multiplier: 125, decimal: -2))
        public var interval = Scaled<UInt16>(Scale(.millisecond, multiplier: 125, decimal: -2))
        public var latency: UInt16 = 0
        public var timeout = Scaled<UInt16>(Scale(.millisecond, multiplier: 10))
        /// Connection event at which it takes effect.
        public var instant: UInt16 = 0

        public init() {}

        public init(
            windowSize: Scaled<UInt8>, windowOffset: Scaled<UInt16>, interval: Scaled<UInt16>, latency: UInt16,
            timeout: Scaled<UInt16>, instant: UInt16
        ) {
            self.windowSize = windowSize
            self.windowOffset = windowOffset
            self.interval = interval
            self.latency = latency
            self.timeout = timeout
            self.instant = instant
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("windowSize", &windowSize)
            try coder.field("windowOffset", &windowOffset)
            try coder.field("interval", &interval)
            try coder.field("latency", &latency)
            try coder.field("timeout", &timeout)
            try coder.field("instant", &instant)
        }
    }

    /// A new channel map (Core specification 5.4, volume 6, part B, 2.4.2.2).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | channel map | 5 |
    /// | instant | 2 |
    public struct ChannelMapUpdate: FieldCoded, Hashable {
        public var channelMap = LLChannelMap()
        /// Connection event at which it takes effect.
        public var instant: UInt16 = 0

        public init() {}

        public init(channelMap: LLChannelMap, instant: UInt16) {
            self.channelMap = channelMap
            self.instant = instant
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("channelMap", &channelMap)
            try coder.field("instant", &instant)
        }
    }

    /// Ends the connection, or refuses a request (Core specification 5.4, volume 6, part B, 2.4.2.3, 2.4.2.14).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | error code | 1 |
    public struct ErrorReason: FieldCoded, Hashable {
        public var errorCode = HCIStatus()

        public init() {}

        public init(errorCode: HCIStatus) {
            self.errorCode = errorCode
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("errorCode", &errorCode)
        }
    }

    /// The opcode is not known here (Core specification 5.4, volume 6, part B, 2.4.2.8).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | unknown type | 1 |
    public struct UnknownResponse: FieldCoded, Hashable {
        public var unknownType = LLControlOpcode()

        public init() {}

        public init(unknownType: LLControlOpcode) {
            self.unknownType = unknownType
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("unknownType", &unknownType)
        }
    }

    /// Proposes connection parameters, or answers (Core specification 5.4, volume 6, part B, 2.4.2.16, 2.4.2.17); an
    /// offset of 0xFFFF is none.
    ///
    /// | field | bytes |
    /// |---|---|
    /// | interval min | 2 |
    /// | interval max | 2 |
    /// | latency | 2 |
    /// | timeout | 2 |
    /// | preferred periodicity | 1 |
    /// | reference connection event count | 2 |
    /// | offset0 | 2 |
    /// | offset1 | 2 |
    /// | offset2 | 2 |
    /// | offset3 | 2 |
    /// | offset4 | 2 |
    /// | offset5 | 2 |
    public struct ConnectionParameters: FieldCoded, Hashable {
        public var intervalMin = Scaled<UInt16>(Scale(.millisecond, multiplier: 125, decimal: -2))
        public var intervalMax = Scaled<UInt16>(Scale(.millisecond, multiplier: 125, decimal: -2))
        public var latency: UInt16 = 0
        public var timeout = Scaled<UInt16>(Scale(.millisecond, multiplier: 10))
        public var preferredPeriodicity: UInt8 = 0
        public var referenceConnectionEventCount: UInt16 = 0
        public var offset0: UInt16 = 0
        public var offset1: UInt16 = 0
        public var offset2: UInt16 = 0
        public var offset3: UInt16 = 0
        public var offset4: UInt16 = 0
        public var offset5: UInt16 = 0

        public init() {}

        public init(
            intervalMin: Scaled<UInt16>, intervalMax: Scaled<UInt16>, latency: UInt16, timeout: Scaled<UInt16>,
            preferredPeriodicity: UInt8, referenceConnectionEventCount: UInt16, offset0: UInt16, offset1: UInt16,
            offset2: UInt16, offset3: UInt16, offset4: UInt16, offset5: UInt16
        ) {
            self.intervalMin = intervalMin
            self.intervalMax = intervalMax
            self.latency = latency
            self.timeout = timeout
            self.preferredPeriodicity = preferredPeriodicity
            self.referenceConnectionEventCount = referenceConnectionEventCount
            self.offset0 = offset0
            self.offset1 = offset1
            self.offset2 = offset2
            self.offset3 = offset3
            self.offset4 = offset4
            self.offset5 = offset5
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("intervalMin", &intervalMin)
            try coder.field("intervalMax", &intervalMax)
            try coder.field("latency", &latency)
            try coder.field("timeout", &timeout)
            try coder.field("preferredPeriodicity", &preferredPeriodicity)
            try coder.field("referenceConnectionEventCount", &referenceConnectionEventCount)
            try coder.field("offset0", &offset0)
            try coder.field("offset1", &offset1)
            try coder.field("offset2", &offset2)
            try coder.field("offset3", &offset3)
            try coder.field("offset4", &offset4)
            try coder.field("offset5", &offset5)
        }
    }

    /// Refuses a request and names it (Core specification 5.4, volume 6, part B, 2.4.2.18).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | rejected opcode | 1 |
    /// | error code | 1 |
    public struct ExtendedReject: FieldCoded, Hashable {
        public var rejectedOpcode = LLControlOpcode()
        public var errorCode = HCIStatus()

        public init() {}

        public init(rejectedOpcode: LLControlOpcode, errorCode: HCIStatus) {
            self.rejectedOpcode = rejectedOpcode
            self.errorCode = errorCode
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("rejectedOpcode", &rejectedOpcode)
            try coder.field("errorCode", &errorCode)
        }
    }

    /// Asks for subrating (Core specification 5.4, volume 6, part B, 2.4.2.39).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | factor min | 2 |
    /// | factor max | 2 |
    /// | max latency | 2 |
    /// | continuation number | 2 |
    /// | timeout | 2 |
    public struct SubrateRequest: FieldCoded, Hashable {
        public var factorMin: UInt16 = 0
        public var factorMax: UInt16 = 0
        public var maxLatency: UInt16 = 0
        public var continuationNumber: UInt16 = 0
        public var timeout = Scaled<UInt16>(Scale(.millisecond, multiplier: 10))

        public init() {}

        public init(
            factorMin: UInt16, factorMax: UInt16, maxLatency: UInt16, continuationNumber: UInt16,
            timeout:
                Scaled<UInt16>
        ) {
            self.factorMin = factorMin
            self.factorMax = factorMax
            self.maxLatency = maxLatency
            self.continuationNumber = continuationNumber
            self.timeout = timeout
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("factorMin", &factorMin)
            try coder.field("factorMax", &factorMax)
            try coder.field("maxLatency", &maxLatency)
            try coder.field("continuationNumber", &continuationNumber)
            try coder.field("timeout", &timeout)
        }
    }

    /// Subrating from now on (Core specification 5.4, volume 6, part B, 2.4.2.40).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | factor | 2 |
    /// | base event | 2 |
    /// | latency | 2 |
    /// | continuation number | 2 |
    /// | timeout | 2 |
    public struct SubrateIndication: FieldCoded, Hashable {
        public var factor: UInt16 = 0
        public var baseEvent: UInt16 = 0
        public var latency: UInt16 = 0
        public var continuationNumber: UInt16 = 0
        public var timeout = Scaled<UInt16>(Scale(.millisecond, multiplier: 10))

        public init() {}

        public init(
            factor: UInt16, baseEvent: UInt16, latency: UInt16, continuationNumber: UInt16, timeout: Scaled<UInt16>
        ) {
            self.factor = factor
            self.baseEvent = baseEvent
            self.latency = latency
            self.continuationNumber = continuationNumber
            self.timeout = timeout
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("factor", &factor)
            try coder.field("baseEvent", &baseEvent)
            try coder.field("latency", &latency)
            try coder.field("continuationNumber", &continuationNumber)
            try coder.field("timeout", &timeout)
        }
    }
}
