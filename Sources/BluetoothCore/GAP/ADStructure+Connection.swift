// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension ADStructure {
    /// Connection interval that a peripheral likes (Core Specification Supplement 11, part A, 1.9); 0xFFFF names
    /// none.
    ///
    /// | field | bytes |
    /// |---|---|
    /// | interval min | 2 |
    /// | interval max | 2 |
    public struct ConnectionIntervalRange: FieldCoded, Hashable {
        public var intervalMin = Scaled<UInt16>(
            Scale(.millisecond, multiplier: 125, decimal: -2, special: .maximumUnknown))
        public var intervalMax = Scaled<UInt16>(
            Scale(.millisecond, multiplier: 125, decimal: -2, special: .maximumUnknown))

        public init() {}

        public init(intervalMin: Scaled<UInt16>, intervalMax: Scaled<UInt16>) {
            self.intervalMin = intervalMin
            self.intervalMax = intervalMax
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("intervalMin", &intervalMin)
            try coder.field("intervalMax", &intervalMax)
        }
    }

    /// Who an advertisement is meant for (Core Specification Supplement 11, part A, 1.13, 1.14).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | addresses | 6 each |
    public struct Addresses: FieldCoded, Hashable {
        public var addresses: [BluetoothAddress] = []

        public init() {}

        public init(addresses: [BluetoothAddress]) {
            self.addresses = addresses
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.list("addresses", &addresses)
        }
    }

    /// Time between advertisements (Core Specification Supplement 11, part A, 1.15).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | interval | 2 |
    public struct AdvertisingInterval: FieldCoded, Hashable {
        public var interval = Scaled<UInt16>(Scale(.millisecond, multiplier: 625, decimal: -3))

        public init() {}

        public init(interval: Scaled<UInt16>) {
            self.interval = interval
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("interval", &interval)
        }
    }

    /// Time between advertisements, in three or four bytes (Core Specification Supplement 11, part A, 1.15).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | interval | 3 or 0 |
    /// | wide interval | 4 or 0 |
    public struct AdvertisingIntervalLong: FieldCoded, Hashable {
        public var interval: Scaled<UInt24>?
        /// Takes the place of `interval` where that has no room.
        public var wideInterval: Scaled<UInt32>?

        public init() {}

        public init(interval: Scaled<UInt24>? = nil, wideInterval: Scaled<UInt32>? = nil) {
            self.interval = interval
            self.wideInterval = wideInterval
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            if !coder.isReading {
                if wideInterval != nil {
                    interval = nil
                } else {
                    interval = interval ?? Scaled(Scale(.millisecond, multiplier: 625, decimal: -3))
                }
            }
            let isWide = coder.remaining == 4
            try coder.optional(
                "interval", &interval, if: !isWide, blank: Scaled(Scale(.millisecond, multiplier: 625, decimal: -3)))
            try coder.optional(
                "wideInterval", &wideInterval, if: isWide,
                blank: Scaled(Scale(.millisecond, multiplier: 625, decimal: -3)))
        }
    }

    /// A uniform resource identifier (Core Specification Supplement 11, part A, 1.18); its first character stands for
    /// the scheme, as in U+0016 for "http:".
    ///
    /// | field | bytes |
    /// |---|---|
    /// | uri | the rest |
    public struct URI: FieldCoded, Hashable {
        public var uri = UTF8Text()

        public init() {}

        public init(uri: UTF8Text) {
            self.uri = uri
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.text("uri", &uri)
        }
    }

    /// LE features, bit 0 of the first byte first (Core Specification Supplement 11, part A, 1.19).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | features | the rest |
    public struct Features: FieldCoded, Hashable {
        public var features: [UInt8] = []

        public init() {}

        public init(features: [UInt8]) {
            self.features = features
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.bytes("features", &features)
        }
    }

    /// New channel map of a periodic advertising train (Core Specification Supplement 11, part A, 1.20).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | channel map | 5 |
    /// | instant | 2 |
    public struct ChannelMapUpdate: FieldCoded, Hashable {
        public var channelMap = LLChannelMap()
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

    /// Names a coordinated set to those who have its key (Core Specification Supplement 11, part A, 1.21; Coordinated
    /// Set Identification Service 1.0, 3.1).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | hash | 3 |
    /// | random | 3 |
    public struct ResolvableSetIdentifier: FieldCoded, Hashable {
        public var hash = [UInt8](repeating: 0, count: 3)
        public var random = [UInt8](repeating: 0, count: 3)

        public init() {}

        public init(hash: [UInt8], random: [UInt8]) {
            self.hash = hash
            self.random = random
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.fixedBytes("hash", &hash, count: 3)
            try coder.fixedBytes("random", &random, count: 3)
        }
    }

    /// AD structures that need a key (Core Specification Supplement 11, part A, 1.23).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | randomizer | 5 |
    /// | payload | the rest but 4 |
    /// | mic | 4 |
    public struct EncryptedData: FieldCoded, Hashable {
        public var randomizer = [UInt8](repeating: 0, count: 5)
        public var payload: [UInt8] = []
        public var mic = [UInt8](repeating: 0, count: 4)

        public init() {}

        public init(randomizer: [UInt8], payload: [UInt8], mic: [UInt8]) {
            self.randomizer = randomizer
            self.payload = payload
            self.mic = mic
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.fixedBytes("randomizer", &randomizer, count: 5)
            try coder.bytes("payload", &payload, count: coder.remaining.map { max(0, $0 - 4) })
            try coder.fixedBytes("mic", &mic, count: 4)
        }
    }

    /// When to answer periodic advertising (Core Specification Supplement 11, part A, 1.24; order of the fields
    /// assumed).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | response access address | 4 |
    /// | subevent count | 1 |
    /// | subevent interval | 1 |
    /// | response slot delay | 1 |
    /// | response slot spacing | 1 |
    public struct ResponseTiming: FieldCoded, Hashable {
        public var responseAccessAddress: UInt32 = 0
        public var subeventCount: UInt8 = 0
        public var subeventInterval = Scaled<UInt8>(Scale(.millisecond, multiplier: 125, decimal: -2))
        public var responseSlotDelay = Scaled<UInt8>(Scale(.millisecond, multiplier: 125, decimal: -2))
        public var responseSlotSpacing = Scaled<UInt8>(Scale(.millisecond, multiplier: 125, decimal: -3))

        public init() {}

        public init(
            responseAccessAddress: UInt32, subeventCount: UInt8, subeventInterval: Scaled<UInt8>,
            responseSlotDelay:
                Scaled<UInt8>, responseSlotSpacing: Scaled<UInt8>
        ) {
            self.responseAccessAddress = responseAccessAddress
            self.subeventCount = subeventCount
            self.subeventInterval = subeventInterval
            self.responseSlotDelay = responseSlotDelay
            self.responseSlotSpacing = responseSlotSpacing
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("responseAccessAddress", &responseAccessAddress)
            try coder.field("subeventCount", &subeventCount)
            try coder.field("subeventInterval", &subeventInterval)
            try coder.field("responseSlotDelay", &responseSlotDelay)
            try coder.field("responseSlotSpacing", &responseSlotSpacing)
        }
    }
}
