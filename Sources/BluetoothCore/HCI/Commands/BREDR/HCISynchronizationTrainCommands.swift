// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Start Synchronization Train, 7.1.51.
public struct HCIStartSynchronizationTrain: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0443 }
    public static var name: StaticString { "Start Synchronization Train" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public init() {}
}

/// Receive Synchronization Train, 7.1.52.
///
/// Bytes: bdAddr 6, syncScanTimeout 2, syncScanWindow 2, syncScanInterval 2.
public struct HCIReceiveSynchronizationTrain: HCICommand {
    public static var opcode: HCIOpcode { 0x0444 }
    public static var name: StaticString { "Receive Synchronization Train" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var bdAddr = BluetoothAddress()
    public var syncScanTimeout = Scaled<UInt16>(.slots)
    public var syncScanWindow = Scaled<UInt16>(.slots)
    public var syncScanInterval = Scaled<UInt16>(.slots)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("syncScanTimeout", &syncScanTimeout)
        try coder.field("syncScanWindow", &syncScanWindow)
        try coder.field("syncScanInterval", &syncScanInterval)
    }
}

/// Set Reserved LT_ADDR, 7.3.86.
///
/// Bytes: ltAddr 1.
public struct HCISetReservedLTADDR: HCICommand {
    public static var opcode: HCIOpcode { 0x0c74 }
    public static var name: StaticString { "Set Reserved LT_ADDR" }

    /// Bytes: status 1, ltAddr 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var ltAddr: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("ltAddr", &ltAddr)
        }
    }

    public var ltAddr: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("ltAddr", &ltAddr)
    }
}

/// Delete Reserved LT_ADDR, 7.3.87.
///
/// Bytes: ltAddr 1.
public struct HCIDeleteReservedLTADDR: HCICommand {
    public static var opcode: HCIOpcode { 0x0c75 }
    public static var name: StaticString { "Delete Reserved LT_ADDR" }

    /// Bytes: status 1, ltAddr 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var ltAddr: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("ltAddr", &ltAddr)
        }
    }

    public var ltAddr: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("ltAddr", &ltAddr)
    }
}

/// Set Connectionless Peripheral Broadcast Data, 7.3.88.
///
/// Bytes: ltAddr 1, fragment 1, dataLength 1, data its length.
public struct HCISetConnectionlessPeripheralBroadcastData: HCICommand {
    public static var opcode: HCIOpcode { 0x0c76 }
    public static var name: StaticString { "Set Connectionless Peripheral Broadcast Data" }

    /// Bytes: status 1, ltAddr 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var ltAddr: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("ltAddr", &ltAddr)
        }
    }

    public var ltAddr: UInt8 = 0
    public var fragment: UInt8 = 0
    public var data: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("ltAddr", &ltAddr)
        try coder.field("fragment", &fragment)
        try coder.countedBytes("dataLength", "data", &data)
    }
}

/// Read Synchronization Train Parameters, 7.3.89.
public struct HCIReadSynchronizationTrainParameters: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x0c77 }
    public static var name: StaticString { "Read Synchronization Train Parameters" }

    /// Bytes: status 1, interval 2, timeout 4, serviceData 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var interval = Scaled<UInt16>(.slots)
        /// 0.625 ms each.
        public var timeout: UInt32 = 0
        public var serviceData: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("interval", &interval)
            try coder.field("timeout", &timeout)
            try coder.field("serviceData", &serviceData)
        }
    }

    public init() {}
}

/// Write Synchronization Train Parameters, 7.3.90.
///
/// Bytes: intervalMin 2, intervalMax 2, timeout 4, serviceData 1.
public struct HCIWriteSynchronizationTrainParameters: HCICommand {
    public static var opcode: HCIOpcode { 0x0c78 }
    public static var name: StaticString { "Write Synchronization Train Parameters" }

    /// Bytes: status 1, interval 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var interval = Scaled<UInt16>(.slots)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("interval", &interval)
        }
    }

    public var intervalMin = Scaled<UInt16>(.slots)
    public var intervalMax = Scaled<UInt16>(.slots)
    /// 0.625 ms each.
    public var timeout: UInt32 = 0
    public var serviceData: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("intervalMin", &intervalMin)
        try coder.field("intervalMax", &intervalMax)
        try coder.field("timeout", &timeout)
        try coder.field("serviceData", &serviceData)
    }
}

extension HCIRegistry {
    static var synchronizationTrainCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCIStartSynchronizationTrain.self),
            HCICommandEntry(HCIReceiveSynchronizationTrain.self),
            HCICommandEntry(HCISetReservedLTADDR.self),
            HCICommandEntry(HCIDeleteReservedLTADDR.self),
            HCICommandEntry(HCISetConnectionlessPeripheralBroadcastData.self),
            HCICommandEntry(HCIReadSynchronizationTrainParameters.self),
            HCICommandEntry(HCIWriteSynchronizationTrainParameters.self),
        ]
    }
}
