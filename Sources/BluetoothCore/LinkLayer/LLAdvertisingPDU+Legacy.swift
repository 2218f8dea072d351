// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension LLAdvertisingPDU {
    /// ADV_IND, ADV_NONCONN_IND, ADV_SCAN_IND and SCAN_RSP (Core specification 5.4, volume 6, part B, 2.3.1,
    /// 2.3.2.2).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | adv a | 6 |
    /// | adv data | the rest |
    public struct Advertisement: FieldCoded, Hashable {
        /// Who advertises.
        public var advA = BluetoothAddress()
        public var advData = AdvertisingData()

        public init() {}

        public init(advA: BluetoothAddress, advData: AdvertisingData) {
            self.advA = advA
            self.advData = advData
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            // A payload has at most 255 bytes.
            if !coder.isReading { advData.limit(to: 249) }
            try coder.field("advA", &advA)
            try coder.group("advData", &advData)
        }
    }

    /// ADV_DIRECT_IND (Core specification 5.4, volume 6, part B, 2.3.1.2).
    ///
    /// | field | size |
    /// |---|---|
    /// | adv a | 6 bytes |
    /// | target a | 6 bytes |
    /// | surplus | 0 bytes |
    public struct DirectedAdvertisement: FieldCoded, Hashable {
        /// Who advertises.
        public var advA = BluetoothAddress()
        public var targetA = BluetoothAddress()
        /// Bytes behind the fields; empty in a valid PDU.
        public var surplus: [UInt8] = []

        public init() {}

        public init(advA: BluetoothAddress, targetA: BluetoothAddress) {
            self.advA = advA
            self.targetA = targetA
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("advA", &advA)
            try coder.field("targetA", &targetA)
            try coder.surplus("surplus", &surplus)
        }
    }

    /// SCAN_REQ and AUX_SCAN_REQ (Core specification 5.4, volume 6, part B, 2.3.2.1).
    ///
    /// | field | size |
    /// |---|---|
    /// | scan a | 6 bytes |
    /// | adv a | 6 bytes |
    /// | surplus | 0 bytes |
    public struct ScanRequest: FieldCoded, Hashable {
        /// Who scans.
        public var scanA = BluetoothAddress()
        /// Who advertises.
        public var advA = BluetoothAddress()
        /// Bytes behind the fields; empty in a valid PDU.
        public var surplus: [UInt8] = []

        public init() {}

        public init(scanA: BluetoothAddress, advA: BluetoothAddress) {
            self.scanA = scanA
            self.advA = advA
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("scanA", &scanA)
            try coder.field("advA", &advA)
            try coder.surplus("surplus", &surplus)
        }
    }

    /// CONNECT_IND and AUX_CONNECT_REQ (Core specification 5.4, volume 6, part B, 2.3.3.1).
    ///
    /// | field | size |
    /// |---|---|
    /// | init a | 6 bytes |
    /// | adv a | 6 bytes |
    /// | access address | 4 bytes |
    /// | crc init | 3 bytes |
    /// | window size | 1 bytes |
    /// | window offset | 2 bytes |
    /// | interval | 2 bytes |
    /// | latency | 2 bytes |
    /// | timeout | 2 bytes |
    /// | channel map | 5 bytes |
    /// | hop | 5 bits |
    /// | sleep clock accuracy | 3 bits |
    /// | surplus | 0 bytes |
    public struct ConnectRequest: FieldCoded, Hashable {
        private var word: UInt8 = 0
        /// Who connects.
        public var initA = BluetoothAddress()
        /// Who advertises.
        public var advA = BluetoothAddress()
        public var accessAddress: UInt32 = 0
        public var crcInit: UInt24 = 0
        public var windowSize = Scaled<UInt8>(Scale(.millisecond, multiplier: 125, decimal: -2))
        public var windowOffset = Scaled<UInt16>(Scale(.millisecond, multiplier: 125, decimal: -2))
        public var interval = Scaled<UInt16>(Scale(.millisecond, multiplier: 125, decimal: -2))
        public var latency: UInt16 = 0
        public var timeout = Scaled<UInt16>(Scale(.millisecond, multiplier: 10))
        public var channelMap = LLChannelMap()
        /// Bytes behind the fields; empty in a valid PDU.
        public var surplus: [UInt8] = []

        public init() {}

        /// Hop increment, 5 to 16.
        public var hop: UInt8 {
            get { UInt8(word.slice(0, 5)) }
            set { word.put(newValue, 0, 5) }
        }
        public var sleepClockAccuracy: LLSleepClockAccuracy {
            get { LLSleepClockAccuracy(rawValue: UInt8(word.slice(5, 3))) }
            set { word.put(newValue.rawValue, 5, 3) }
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("initA", &initA)
            try coder.field("advA", &advA)
            try coder.hex("accessAddress", &accessAddress)
            try coder.hex("crcInit", &crcInit)
            try coder.field("windowSize", &windowSize)
            try coder.field("windowOffset", &windowOffset)
            try coder.field("interval", &interval)
            try coder.field("latency", &latency)
            try coder.field("timeout", &timeout)
            try coder.field("channelMap", &channelMap)
            try coder.bits("hop", &word, 0, 5, bytes: 1)
            try coder.bits("sleepClockAccuracy", &word, 5, 3, as: LLSleepClockAccuracy.self)
            try coder.surplus("surplus", &surplus)
            try coder.expect((5...16).contains(hop), "hop", "a hop increment is between 5 and 16")
        }
    }
}
