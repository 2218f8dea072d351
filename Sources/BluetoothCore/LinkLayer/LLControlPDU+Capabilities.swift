// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension LLControlPDU {
    /// Features of the sender, or of both sides in a response (Core specification 5.4, volume 6, part B, 2.4.2.9,
    /// 2.4.2.10, 2.4.2.15).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | features | 8 |
    public struct Features: FieldCoded, Hashable {
        public var features = HCILEFeatures()

        public init() {}

        public init(features: HCILEFeatures) {
            self.features = features
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("features", &features)
        }
    }

    /// Version of the controller (Core specification 5.4, volume 6, part B, 2.4.2.13).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | version | 1 |
    /// | company | 2 |
    /// | subversion | 2 |
    public struct Version: FieldCoded, Hashable {
        public var version = LLVersion()
        public var company: UInt16 = 0
        public var subversion: UInt16 = 0

        public init() {}

        public init(version: LLVersion, company: UInt16, subversion: UInt16) {
            self.version = version
            self.company = company
            self.subversion = subversion
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            var identifier = CompanyIdentifier(company)
            try coder.field("version", &version)
            try coder.field("company", &identifier)
            company = identifier.value
            try coder.hex("subversion", &subversion)
        }
    }

    /// Longest packets (Core specification 5.4, volume 6, part B, 2.4.2.21).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | max rx octets | 2 |
    /// | max rx time | 2 |
    /// | max tx octets | 2 |
    /// | max tx time | 2 |
    public struct DataLength: FieldCoded, Hashable {
        public var maxRxOctets: UInt16 = 0
        public var maxRxTime = Scaled<UInt16>(Scale(.microsecond))
        public var maxTxOctets: UInt16 = 0
        public var maxTxTime = Scaled<UInt16>(Scale(.microsecond))

        public init() {}

        public init(maxRxOctets: UInt16, maxRxTime: Scaled<UInt16>, maxTxOctets: UInt16, maxTxTime: Scaled<UInt16>) {
            self.maxRxOctets = maxRxOctets
            self.maxRxTime = maxRxTime
            self.maxTxOctets = maxTxOctets
            self.maxTxTime = maxTxTime
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("maxRxOctets", &maxRxOctets)
            try coder.field("maxRxTime", &maxRxTime)
            try coder.field("maxTxOctets", &maxTxOctets)
            try coder.field("maxTxTime", &maxTxTime)
            try coder.expect(maxRxOctets >= 27 && maxTxOctets >= 27, "maxRxOctets", "a length is at least 27")
        }
    }

    /// PHYs that the sender likes (Core specification 5.4, volume 6, part B, 2.4.2.22).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | tx pHYs | 1 |
    /// | rx pHYs | 1 |
    public struct PHYPreference: FieldCoded, Hashable {
        public var txPHYs = LLPHYSet()
        public var rxPHYs = LLPHYSet()

        public init() {}

        public init(txPHYs: LLPHYSet, rxPHYs: LLPHYSet) {
            self.txPHYs = txPHYs
            self.rxPHYs = rxPHYs
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("txPHYs", &txPHYs)
            try coder.field("rxPHYs", &rxPHYs)
        }
    }

    /// PHYs from the instant on; none means no change (Core specification 5.4, volume 6, part B, 2.4.2.23).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | phy central to peripheral | 1 |
    /// | phy peripheral to central | 1 |
    /// | instant | 2 |
    public struct PHYUpdate: FieldCoded, Hashable {
        public var phyCentralToPeripheral = LLPHYSet()
        public var phyPeripheralToCentral = LLPHYSet()
        /// Connection event at which it takes effect.
        public var instant: UInt16 = 0

        public init() {}

        public init(phyCentralToPeripheral: LLPHYSet, phyPeripheralToCentral: LLPHYSet, instant: UInt16) {
            self.phyCentralToPeripheral = phyCentralToPeripheral
            self.phyPeripheralToCentral = phyPeripheralToCentral
            self.instant = instant
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("phyCentralToPeripheral", &phyCentralToPeripheral)
            try coder.field("phyPeripheralToCentral", &phyPeripheralToCentral)
            try coder.field("instant", &instant)
        }
    }

    /// How many channels a PHY needs (Core specification 5.4, volume 6, part B, 2.4.2.24).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | phys | 1 |
    /// | minimum used channels | 1 |
    public struct MinimumUsedChannels: FieldCoded, Hashable {
        public var phys = LLPHYSet()
        public var minimumUsedChannels: UInt8 = 0

        public init() {}

        public init(phys: LLPHYSet, minimumUsedChannels: UInt8) {
            self.phys = phys
            self.minimumUsedChannels = minimumUsedChannels
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("phys", &phys)
            try coder.field("minimumUsedChannels", &minimumUsedChannels)
        }
    }

    /// Asks for a constant tone extension (Core specification 5.4, volume 6, part B, 2.4.2.25).
    ///
    /// | field | size |
    /// |---|---|
    /// | minimum length | 5 bits |
    /// | reserved | 1 bit |
    /// | type | 2 bits |
    public struct ConstantToneRequest: FieldCoded, Hashable {
        private var word: UInt8 = 0

        public init() {}

        /// In units of 8 µs.
        public var minimumLength: UInt8 {
            get { UInt8(word.slice(0, 5)) }
            set { word.put(newValue, 0, 5) }
        }
        public var type: LLConstantToneType {
            get { LLConstantToneType(rawValue: UInt8(word.slice(6, 2))) }
            set { word.put(newValue.rawValue, 6, 2) }
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.bits("minimumLength", &word, 0, 5, bytes: 1)
            try coder.reservedBits("reserved", &word, 5, 1)
            try coder.bits("type", &word, 6, 2, as: LLConstantToneType.self)
        }
    }

    /// Accuracy of the sleep clock (Core specification 5.4, volume 6, part B, 2.4.2.28).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | sleep clock accuracy | 1 |
    public struct ClockAccuracy: FieldCoded, Hashable {
        public var sleepClockAccuracy = LLSleepClockAccuracy()

        public init() {}

        public init(sleepClockAccuracy: LLSleepClockAccuracy) {
            self.sleepClockAccuracy = sleepClockAccuracy
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("sleepClockAccuracy", &sleepClockAccuracy)
        }
    }
}
