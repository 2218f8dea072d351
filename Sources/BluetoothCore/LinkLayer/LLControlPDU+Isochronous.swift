// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension LLControlPDU {
    /// Asks for a connected isochronous stream (Core specification 5.4, volume 6, part B, 2.4.2.29).
    ///
    /// | field | size |
    /// |---|---|
    /// | cig iD | 1 bytes |
    /// | cis iD | 1 bytes |
    /// | phy central to peripheral | 1 bytes |
    /// | phy peripheral to central | 1 bytes |
    /// | max sDUCentral to peripheral | 12 bits |
    /// | reserved | 3 bits |
    /// | is framed | 1 bit |
    /// | max sDUPeripheral to central | 12 bits |
    /// | reserved2 | 4 bits |
    /// | sdu interval central to peripheral | 20 bits |
    /// | reserved3 | 4 bits |
    /// | sdu interval peripheral to central | 20 bits |
    /// | reserved4 | 4 bits |
    /// | max pDUCentral to peripheral | 2 bytes |
    /// | max pDUPeripheral to central | 2 bytes |
    /// | subevent count | 1 bytes |
    /// | sub interval | 24 bits |
    /// | burst number central to peripheral | 4 bits |
    /// | burst number peripheral to central | 4 bits |
    /// | flush timeout central to peripheral | 1 bytes |
    /// | flush timeout peripheral to central | 1 bytes |
    /// | iso interval | 2 bytes |
    /// | cis offset min | 24 bits |
    /// | cis offset max | 24 bits |
    /// | connection event count | 2 bytes |
    public struct CISRequest: FieldCoded, Hashable {
        private var sduWord: UInt32 = 0
        private var intervalWord: UInt64 = 0
        private var subIntervalWord: UInt32 = 0
        private var burst: UInt8 = 0
        private var cisOffsetMinWord: UInt32 = 0
        private var cisOffsetMaxWord: UInt32 = 0
        public var cigID: UInt8 = 0
        public var cisID: UInt8 = 0
        public var phyCentralToPeripheral = LLPHYSet()
        public var phyPeripheralToCentral = LLPHYSet()
        public var maxPDUCentralToPeripheral: UInt16 = 0
        public var maxPDUPeripheralToCentral: UInt16 = 0
        public var subeventCount: UInt8 = 0
        public var flushTimeoutCentralToPeripheral: UInt8 = 0
        public var flushTimeoutPeripheralToCentral: UInt8 = 0
        public var isoInterval = Scaled<UInt16>(Scale(.millisecond, multiplier: 125, decimal: -2))
        public var connectionEventCount: UInt16 = 0

        public init() {}

        public var maxSDUCentralToPeripheral: UInt16 {
            get { UInt16(sduWord.slice(0, 12)) }
            set { sduWord.put(newValue, 0, 12) }
        }
        public var isFramed: Bool {
            get { sduWord.slice(15, 1) == 1 }
            set { sduWord.put(newValue ? 1 : 0, 15, 1) }
        }
        public var maxSDUPeripheralToCentral: UInt16 {
            get { UInt16(sduWord.slice(16, 12)) }
            set { sduWord.put(newValue, 16, 12) }
        }
        /// Microseconds.
        public var sduIntervalCentralToPeripheral: UInt32 {
            get { UInt32(intervalWord.slice(0, 20)) }
            set { intervalWord.put(newValue, 0, 20) }
        }
        /// Microseconds.
        public var sduIntervalPeripheralToCentral: UInt32 {
            get { UInt32(intervalWord.slice(24, 20)) }
            set { intervalWord.put(newValue, 24, 20) }
        }
        /// Microseconds.
        public var subInterval: UInt32 {
            get { UInt32(subIntervalWord.slice(0, 24)) }
            set { subIntervalWord.put(newValue, 0, 24) }
        }
        public var burstNumberCentralToPeripheral: UInt8 {
            get { UInt8(burst.slice(0, 4)) }
            set { burst.put(newValue, 0, 4) }
        }
        public var burstNumberPeripheralToCentral: UInt8 {
            get { UInt8(burst.slice(4, 4)) }
            set { burst.put(newValue, 4, 4) }
        }
        /// Microseconds.
        public var cisOffsetMin: UInt32 {
            get { UInt32(cisOffsetMinWord.slice(0, 24)) }
            set { cisOffsetMinWord.put(newValue, 0, 24) }
        }
        /// Microseconds.
        public var cisOffsetMax: UInt32 {
            get { UInt32(cisOffsetMaxWord.slice(0, 24)) }
            set { cisOffsetMaxWord.put(newValue, 0, 24) }
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("cigID", &cigID)
            try coder.field("cisID", &cisID)
            try coder.field("phyCentralToPeripheral", &phyCentralToPeripheral)
            try coder.field("phyPeripheralToCentral", &phyPeripheralToCentral)
            try coder.bits("maxSDUCentralToPeripheral", &sduWord, 0, 12, bytes: 4)
            try coder.reservedBits("reserved", &sduWord, 12, 3)
            try coder.bit("isFramed", &sduWord, 15)
            try coder.bits("maxSDUPeripheralToCentral", &sduWord, 16, 12)
            try coder.reservedBits("reserved2", &sduWord, 28, 4)
            try coder.bits("sduIntervalCentralToPeripheral", &intervalWord, 0, 20, bytes: 6)
            try coder.reservedBits("reserved3", &intervalWord, 20, 4)
            try coder.bits("sduIntervalPeripheralToCentral", &intervalWord, 24, 20)
            try coder.reservedBits("reserved4", &intervalWord, 44, 4)
            try coder.field("maxPDUCentralToPeripheral", &maxPDUCentralToPeripheral)
            try coder.field("maxPDUPeripheralToCentral", &maxPDUPeripheralToCentral)
            try coder.field("subeventCount", &subeventCount)
            try coder.bits("subInterval", &subIntervalWord, 0, 24, bytes: 3)
            try coder.bits("burstNumberCentralToPeripheral", &burst, 0, 4, bytes: 1)
            try coder.bits("burstNumberPeripheralToCentral", &burst, 4, 4)
            try coder.field("flushTimeoutCentralToPeripheral", &flushTimeoutCentralToPeripheral)
            try coder.field("flushTimeoutPeripheralToCentral", &flushTimeoutPeripheralToCentral)
            try coder.field("isoInterval", &isoInterval)
            try coder.bits("cisOffsetMin", &cisOffsetMinWord, 0, 24, bytes: 3)
            try coder.bits("cisOffsetMax", &cisOffsetMaxWord, 0, 24, bytes: 3)
            try coder.field("connectionEventCount", &connectionEventCount)
        }
    }

    /// Accepts it (Core specification 5.4, volume 6, part B, 2.4.2.30).
    ///
    /// | field | size |
    /// |---|---|
    /// | cis offset min | 24 bits |
    /// | cis offset max | 24 bits |
    /// | connection event count | 2 bytes |
    public struct CISResponse: FieldCoded, Hashable {
        private var cisOffsetMinWord: UInt32 = 0
        private var cisOffsetMaxWord: UInt32 = 0
        public var connectionEventCount: UInt16 = 0

        public init() {}

        /// Microseconds.
        public var cisOffsetMin: UInt32 {
            get { UInt32(cisOffsetMinWord.slice(0, 24)) }
            set { cisOffsetMinWord.put(newValue, 0, 24) }
        }
        /// Microseconds.
        public var cisOffsetMax: UInt32 {
            get { UInt32(cisOffsetMaxWord.slice(0, 24)) }
            set { cisOffsetMaxWord.put(newValue, 0, 24) }
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.bits("cisOffsetMin", &cisOffsetMinWord, 0, 24, bytes: 3)
            try coder.bits("cisOffsetMax", &cisOffsetMaxWord, 0, 24, bytes: 3)
            try coder.field("connectionEventCount", &connectionEventCount)
        }
    }

    /// The stream begins (Core specification 5.4, volume 6, part B, 2.4.2.31).
    ///
    /// | field | size |
    /// |---|---|
    /// | access address | 4 bytes |
    /// | cis offset | 24 bits |
    /// | cig sync delay | 24 bits |
    /// | cis sync delay | 24 bits |
    /// | connection event count | 2 bytes |
    public struct CISIndication: FieldCoded, Hashable {
        private var cisOffsetWord: UInt32 = 0
        private var cigSyncDelayWord: UInt32 = 0
        private var cisSyncDelayWord: UInt32 = 0
        public var accessAddress: UInt32 = 0
        public var connectionEventCount: UInt16 = 0

        public init() {}

        /// Microseconds.
        public var cisOffset: UInt32 {
            get { UInt32(cisOffsetWord.slice(0, 24)) }
            set { cisOffsetWord.put(newValue, 0, 24) }
        }
        /// Microseconds.
        public var cigSyncDelay: UInt32 {
            get { UInt32(cigSyncDelayWord.slice(0, 24)) }
            set { cigSyncDelayWord.put(newValue, 0, 24) }
        }
        /// Microseconds.
        public var cisSyncDelay: UInt32 {
            get { UInt32(cisSyncDelayWord.slice(0, 24)) }
            set { cisSyncDelayWord.put(newValue, 0, 24) }
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("accessAddress", &accessAddress)
            try coder.bits("cisOffset", &cisOffsetWord, 0, 24, bytes: 3)
            try coder.bits("cigSyncDelay", &cigSyncDelayWord, 0, 24, bytes: 3)
            try coder.bits("cisSyncDelay", &cisSyncDelayWord, 0, 24, bytes: 3)
            try coder.field("connectionEventCount", &connectionEventCount)
        }
    }

    /// Ends the stream (Core specification 5.4, volume 6, part B, 2.4.2.32).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | cig iD | 1 |
    /// | cis iD | 1 |
    /// | error code | 1 |
    public struct CISTermination: FieldCoded, Hashable {
        public var cigID: UInt8 = 0
        public var cisID: UInt8 = 0
        public var errorCode = HCIStatus()

        public init() {}

        public init(cigID: UInt8, cisID: UInt8, errorCode: HCIStatus) {
            self.cigID = cigID
            self.cisID = cisID
            self.errorCode = errorCode
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("cigID", &cigID)
            try coder.field("cisID", &cisID)
            try coder.field("errorCode", &errorCode)
        }
    }
}
