// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension LLControlPDU {
    /// Hands a periodic advertising train over (Core specification 5.4, volume 6, part B, 2.4.2.27).
    ///
    /// | field | size |
    /// |---|---|
    /// | id | 2 bytes |
    /// | sync info | 18 bytes |
    /// | connection event count | 2 bytes |
    /// | last periodic event counter | 2 bytes |
    /// | advertising sID | 4 bits |
    /// | address type | 1 bit |
    /// | sleep clock accuracy | 3 bits |
    /// | phy | 1 bytes |
    /// | adv a | 6 bytes |
    /// | sync connection event count | 2 bytes |
    public struct PeriodicSync: FieldCoded, Hashable {
        private var word: UInt8 = 0
        public var id: UInt16 = 0
        public var syncInfo = LLSyncInfo()
        public var connectionEventCount: UInt16 = 0
        public var lastPeriodicEventCounter: UInt16 = 0
        public var phy = LLPHYSet()
        /// Who advertises.
        public var advA = BluetoothAddress()
        public var syncConnectionEventCount: UInt16 = 0

        public init() {}

        public var advertisingSID: UInt8 {
            get { UInt8(word.slice(0, 4)) }
            set { word.put(newValue, 0, 4) }
        }
        public var addressType: BluetoothAddressType {
            get { BluetoothAddressType(rawValue: UInt8(word.slice(4, 1))) }
            set { word.put(newValue.rawValue, 4, 1) }
        }
        public var sleepClockAccuracy: LLSleepClockAccuracy {
            get { LLSleepClockAccuracy(rawValue: UInt8(word.slice(5, 3))) }
            set { word.put(newValue.rawValue, 5, 3) }
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("id", &id)
            try coder.group("syncInfo", &syncInfo)
            try coder.field("connectionEventCount", &connectionEventCount)
            try coder.field("lastPeriodicEventCounter", &lastPeriodicEventCounter)
            try coder.bits("advertisingSID", &word, 0, 4, bytes: 1)
            try coder.bits("addressType", &word, 4, 1, as: BluetoothAddressType.self)
            try coder.bits("sleepClockAccuracy", &word, 5, 3, as: LLSleepClockAccuracy.self)
            try coder.field("phy", &phy)
            try coder.field("advA", &advA)
            try coder.field("syncConnectionEventCount", &syncConnectionEventCount)
        }
    }

    /// Hands a periodic advertising train with responses over (Core specification 5.4, volume 6, part B, 2.4.2.41;
    /// order of the last four fields assumed).
    ///
    /// | field | size |
    /// |---|---|
    /// | id | 2 bytes |
    /// | sync info | 18 bytes |
    /// | connection event count | 2 bytes |
    /// | last periodic event counter | 2 bytes |
    /// | advertising sID | 4 bits |
    /// | address type | 1 bit |
    /// | sleep clock accuracy | 3 bits |
    /// | phy | 1 bytes |
    /// | adv a | 6 bytes |
    /// | sync connection event count | 2 bytes |
    /// | response access address | 4 bytes |
    /// | subevent count | 1 bytes |
    /// | subevent interval | 1 bytes |
    /// | response slot delay | 1 bytes |
    /// | response slot spacing | 1 bytes |
    public struct PeriodicSyncWithResponses: FieldCoded, Hashable {
        private var word: UInt8 = 0
        public var id: UInt16 = 0
        public var syncInfo = LLSyncInfo()
        public var connectionEventCount: UInt16 = 0
        public var lastPeriodicEventCounter: UInt16 = 0
        public var phy = LLPHYSet()
        /// Who advertises.
        public var advA = BluetoothAddress()
        public var syncConnectionEventCount: UInt16 = 0
        public var responseAccessAddress: UInt32 = 0
        public var subeventCount: UInt8 = 0
        public var subeventInterval = Scaled<UInt8>(Scale(.millisecond, multiplier: 125, decimal: -2))
        public var responseSlotDelay = Scaled<UInt8>(Scale(.millisecond, multiplier: 125, decimal: -2))
        public var responseSlotSpacing = Scaled<UInt8>(Scale(.millisecond, multiplier: 125, decimal: -3))

        public init() {}

        public var advertisingSID: UInt8 {
            get { UInt8(word.slice(0, 4)) }
            set { word.put(newValue, 0, 4) }
        }
        public var addressType: BluetoothAddressType {
            get { BluetoothAddressType(rawValue: UInt8(word.slice(4, 1))) }
            set { word.put(newValue.rawValue, 4, 1) }
        }
        public var sleepClockAccuracy: LLSleepClockAccuracy {
            get { LLSleepClockAccuracy(rawValue: UInt8(word.slice(5, 3))) }
            set { word.put(newValue.rawValue, 5, 3) }
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("id", &id)
            try coder.group("syncInfo", &syncInfo)
            try coder.field("connectionEventCount", &connectionEventCount)
            try coder.field("lastPeriodicEventCounter", &lastPeriodicEventCounter)
            try coder.bits("advertisingSID", &word, 0, 4, bytes: 1)
            try coder.bits("addressType", &word, 4, 1, as: BluetoothAddressType.self)
            try coder.bits("sleepClockAccuracy", &word, 5, 3, as: LLSleepClockAccuracy.self)
            try coder.field("phy", &phy)
            try coder.field("advA", &advA)
            try coder.field("syncConnectionEventCount", &syncConnectionEventCount)
            try coder.hex("responseAccessAddress", &responseAccessAddress)
            try coder.field("subeventCount", &subeventCount)
            try coder.field("subeventInterval", &subeventInterval)
            try coder.field("responseSlotDelay", &responseSlotDelay)
            try coder.field("responseSlotSpacing", &responseSlotSpacing)
        }
    }
}
