// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension L2CAPConfigurationOption {
    /// Largest payload that the sender takes (Core specification 5.4, volume 3, part A, 5.1).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | mtu | 2 |
    public struct MTU: FieldCoded, Hashable {
        public var mtu: UInt16 = 0

        public init() {}

        public init(mtu: UInt16) {
            self.mtu = mtu
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("mtu", &mtu)
        }
    }

    /// How long the sender tries, 0xFFFF for ever (Core specification 5.4, volume 3, part A, 5.2).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | flush timeout | 2 |
    public struct FlushTimeout: FieldCoded, Hashable {
        public var flushTimeout = Scaled<UInt16>(Scale(.millisecond))

        public init() {}

        public init(flushTimeout: Scaled<UInt16>) {
            self.flushTimeout = flushTimeout
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("flushTimeout", &flushTimeout)
        }
    }

    /// Flow specification after RFC 1363 (Core specification 5.4, volume 3, part A, 5.3).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | flags | 1 |
    /// | service type | 1 |
    /// | token rate | 4 |
    /// | token bucket size | 4 |
    /// | peak bandwidth | 4 |
    /// | latency | 4 |
    /// | delay variation | 4 |
    public struct QualityOfService: FieldCoded, Hashable {
        public var flags: UInt8 = 0
        public var serviceType = ServiceType()
        /// Bytes a second.
        public var tokenRate: UInt32 = 0
        /// Bytes.
        public var tokenBucketSize: UInt32 = 0
        /// Bytes a second.
        public var peakBandwidth: UInt32 = 0
        /// Microseconds.
        public var latency: UInt32 = 0
        /// Microseconds.
        public var delayVariation: UInt32 = 0

        public init() {}

        public init(
            flags: UInt8, serviceType: ServiceType, tokenRate: UInt32, tokenBucketSize: UInt32, peakBandwidth: UInt32,
            latency: UInt32, delayVariation: UInt32
        ) {
            self.flags = flags
            self.serviceType = serviceType
            self.tokenRate = tokenRate
            self.tokenBucketSize = tokenBucketSize
            self.peakBandwidth = peakBandwidth
            self.latency = latency
            self.delayVariation = delayVariation
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("flags", &flags)
            try coder.field("serviceType", &serviceType)
            try coder.field("tokenRate", &tokenRate)
            try coder.field("tokenBucketSize", &tokenBucketSize)
            try coder.field("peakBandwidth", &peakBandwidth)
            try coder.field("latency", &latency)
            try coder.field("delayVariation", &delayVariation)
        }
    }

    /// Mode of the channel and its limits (Core specification 5.4, volume 3, part A, 5.4).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | mode | 1 |
    /// | tx window size | 1 |
    /// | max transmit | 1 |
    /// | retransmission timeout | 2 |
    /// | monitor timeout | 2 |
    /// | maximum pDUSize | 2 |
    public struct RetransmissionAndFlowControl: FieldCoded, Hashable {
        public var mode = ChannelMode()
        public var txWindowSize: UInt8 = 0
        public var maxTransmit: UInt8 = 0
        public var retransmissionTimeout = Scaled<UInt16>(Scale(.millisecond))
        public var monitorTimeout = Scaled<UInt16>(Scale(.millisecond))
        public var maximumPDUSize: UInt16 = 0

        public init() {}

        public init(
            mode: ChannelMode, txWindowSize: UInt8, maxTransmit: UInt8, retransmissionTimeout: Scaled<UInt16>,
            monitorTimeout: Scaled<UInt16>, maximumPDUSize: UInt16
        ) {
            self.mode = mode
            self.txWindowSize = txWindowSize
            self.maxTransmit = maxTransmit
            self.retransmissionTimeout = retransmissionTimeout
            self.monitorTimeout = monitorTimeout
            self.maximumPDUSize = maximumPDUSize
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("mode", &mode)
            try coder.field("txWindowSize", &txWindowSize)
            try coder.field("maxTransmit", &maxTransmit)
            try coder.field("retransmissionTimeout", &retransmissionTimeout)
            try coder.field("monitorTimeout", &monitorTimeout)
            try coder.field("maximumPDUSize", &maximumPDUSize)
        }
    }

    /// Whether frames end in a check sequence (Core specification 5.4, volume 3, part A, 5.5).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | fcs | 1 |
    public struct FCS: FieldCoded, Hashable {
        public var fcs = FCSType()

        public init() {}

        public init(fcs: FCSType) {
            self.fcs = fcs
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("fcs", &fcs)
        }
    }

    /// Flow specification of one direction (Core specification 5.4, volume 3, part A, 5.6).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | flow identifier | 1 |
    /// | service type | 1 |
    /// | maximum sDUSize | 2 |
    /// | sdu inter arrival time | 4 |
    /// | access latency | 4 |
    /// | flush timeout | 4 |
    public struct ExtendedFlowSpecification: FieldCoded, Hashable {
        public var flowIdentifier: UInt8 = 0
        public var serviceType = ServiceType()
        public var maximumSDUSize: UInt16 = 0
        /// Microseconds.
        public var sduInterArrivalTime: UInt32 = 0
        /// Microseconds.
        public var accessLatency: UInt32 = 0
        /// Microseconds.
        public var flushTimeout: UInt32 = 0

        public init() {}

        public init(
            flowIdentifier: UInt8, serviceType: ServiceType, maximumSDUSize: UInt16, sduInterArrivalTime: UInt32,
            accessLatency: UInt32, flushTimeout: UInt32
        ) {
            self.flowIdentifier = flowIdentifier
            self.serviceType = serviceType
            self.maximumSDUSize = maximumSDUSize
            self.sduInterArrivalTime = sduInterArrivalTime
            self.accessLatency = accessLatency
            self.flushTimeout = flushTimeout
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("flowIdentifier", &flowIdentifier)
            try coder.field("serviceType", &serviceType)
            try coder.field("maximumSDUSize", &maximumSDUSize)
            try coder.field("sduInterArrivalTime", &sduInterArrivalTime)
            try coder.field("accessLatency", &accessLatency)
            try coder.field("flushTimeout", &flushTimeout)
        }
    }

    /// Window for extended control fields (Core specification 5.4, volume 3, part A, 5.7).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | maximum window size | 2 |
    public struct ExtendedWindowSize: FieldCoded, Hashable {
        public var maximumWindowSize: UInt16 = 0

        public init() {}

        public init(maximumWindowSize: UInt16) {
            self.maximumWindowSize = maximumWindowSize
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("maximumWindowSize", &maximumWindowSize)
        }
    }

    /// What kind of service a flow needs.
    public struct ServiceType: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let noTraffic = ServiceType(rawValue: 0x00)
        public static let bestEffort = ServiceType(rawValue: 0x01)
        public static let guaranteed = ServiceType(rawValue: 0x02)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            0x00: "noTraffic",
            0x01: "bestEffort",
            0x02: "guaranteed",
        ]
    }

    /// How a channel treats loss.
    public struct ChannelMode: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let basic = ChannelMode(rawValue: 0x00)
        public static let retransmission = ChannelMode(rawValue: 0x01)
        public static let flowControl = ChannelMode(rawValue: 0x02)
        public static let enhancedRetransmission = ChannelMode(rawValue: 0x03)
        public static let streaming = ChannelMode(rawValue: 0x04)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            0x00: "basic",
            0x01: "retransmission",
            0x02: "flowControl",
            0x03: "enhancedRetransmission",
            0x04: "streaming",
        ]
    }

    /// The check sequence of a channel.
    public struct FCSType: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let none = FCSType(rawValue: 0x00)
        public static let crc16 = FCSType(rawValue: 0x01)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            0x00: "none",
            0x01: "crc16",
        ]
    }
}
