// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Read Failed Contact Counter, 7.5.1.
///
/// Bytes: connectionHandle 2.
public struct HCIReadFailedContactCounter: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x1401 }
    public static var name: StaticString { "Read Failed Contact Counter" }

    /// Bytes: status 1, connectionHandle 2, failedContactCounter 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var connectionHandle: UInt16 = 0
        public var failedContactCounter: UInt16 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("connectionHandle", &connectionHandle)
            try coder.field("failedContactCounter", &failedContactCounter)
        }
    }

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// Reset Failed Contact Counter, 7.5.2.
///
/// Bytes: connectionHandle 2.
public struct HCIResetFailedContactCounter: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x1402 }
    public static var name: StaticString { "Reset Failed Contact Counter" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// Read Link Quality, 7.5.3.
///
/// Bytes: connectionHandle 2.
public struct HCIReadLinkQuality: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x1403 }
    public static var name: StaticString { "Read Link Quality" }

    /// Bytes: status 1, connectionHandle 2, linkQuality 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var connectionHandle: UInt16 = 0
        public var linkQuality: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("connectionHandle", &connectionHandle)
            try coder.field("linkQuality", &linkQuality)
        }
    }

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// Read RSSI, 7.5.4.
///
/// Bytes: connectionHandle 2.
public struct HCIReadRSSI: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x1405 }
    public static var name: StaticString { "Read RSSI" }

    /// Bytes: status 1, connectionHandle 2, rssi 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var connectionHandle: UInt16 = 0
        /// LE: dBm; BR/EDR: dB above or below the receiver's best range.
        public var rssi = Scaled<Int8>(.decibelMilliwatts)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("connectionHandle", &connectionHandle)
            try coder.field("rssi", &rssi)
        }
    }

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// Read AFH Channel Map, 7.5.5.
///
/// Bytes: connectionHandle 2.
public struct HCIReadAFHChannelMap: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x1406 }
    public static var name: StaticString { "Read AFH Channel Map" }

    /// Bytes: status 1, connectionHandle 2, afhMode 1, afhChannelMap 10.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var connectionHandle: UInt16 = 0
        public var afhMode = HCIEnable()
        public var afhChannelMap = [UInt8](repeating: 0, count: 10)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("connectionHandle", &connectionHandle)
            try coder.field("afhMode", &afhMode)
            try coder.fixedBytes("afhChannelMap", &afhChannelMap, count: 10)
        }
    }

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// Read Clock, 7.5.6.
///
/// Bytes: connectionHandle 2, whichClock 1.
public struct HCIReadClock: HCICommand {
    public static var opcode: HCIOpcode { 0x1407 }
    public static var name: StaticString { "Read Clock" }

    /// Bytes: status 1, connectionHandle 2, clock 4, accuracy 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var connectionHandle: UInt16 = 0
        public var clock: UInt32 = 0
        public var accuracy: UInt16 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("connectionHandle", &connectionHandle)
            try coder.field("clock", &clock)
            try coder.field("accuracy", &accuracy)
        }
    }

    public var connectionHandle: UInt16 = 0
    public var whichClock: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("whichClock", &whichClock)
    }
}

/// Read Encryption Key Size, 7.5.7.
///
/// Bytes: connectionHandle 2.
public struct HCIReadEncryptionKeySize: HCICommand, HCIHandleLayout {
    public static var opcode: HCIOpcode { 0x1408 }
    public static var name: StaticString { "Read Encryption Key Size" }

    /// Bytes: status 1, connectionHandle 2, keySize 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var connectionHandle: UInt16 = 0
        public var keySize: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("connectionHandle", &connectionHandle)
            try coder.field("keySize", &keySize)
        }
    }

    public var connectionHandle: UInt16 = 0

    public init() {}
}

/// Get MWS Transport Layer Configuration, 7.5.11.
public struct HCIGetMWSTransportLayerConfiguration: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x140c }
    public static var name: StaticString { "Get MWS Transport Layer Configuration" }

    /// Bytes: status 1, numTransports 1, transports the rest.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var numTransports: UInt8 = 0
        /// Transport and count of baud rates for each, then the pairs of baud rates.
        public var transports: [UInt8] = []

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("numTransports", &numTransports)
            try coder.bytes("transports", &transports)
        }
    }

    public init() {}
}

/// Set Triggered Clock Capture, 7.5.12.
///
/// Bytes: connectionHandle 2, enable 1, whichClock 1, lpoAllowed 1, numClockCapturesToFilter 1.
public struct HCISetTriggeredClockCapture: HCICommand {
    public static var opcode: HCIOpcode { 0x140d }
    public static var name: StaticString { "Set Triggered Clock Capture" }
    public typealias ReturnParameters = HCIStatusReturn

    public var connectionHandle: UInt16 = 0
    public var enable = HCIEnable()
    public var whichClock: UInt8 = 0
    public var lpoAllowed: UInt8 = 0
    public var numClockCapturesToFilter: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("enable", &enable)
        try coder.field("whichClock", &whichClock)
        try coder.field("lpoAllowed", &lpoAllowed)
        try coder.field("numClockCapturesToFilter", &numClockCapturesToFilter)
    }
}

extension HCIRegistry {
    static var statusCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCIReadFailedContactCounter.self),
            HCICommandEntry(HCIResetFailedContactCounter.self),
            HCICommandEntry(HCIReadLinkQuality.self),
            HCICommandEntry(HCIReadRSSI.self),
            HCICommandEntry(HCIReadAFHChannelMap.self),
            HCICommandEntry(HCIReadClock.self),
            HCICommandEntry(HCIReadEncryptionKeySize.self),
            HCICommandEntry(0x1409, "Read Local AMP Info"),
            HCICommandEntry(0x140a, "Read Local AMP ASSOC"),
            HCICommandEntry(0x140b, "Write Remote AMP ASSOC"),
            HCICommandEntry(HCIGetMWSTransportLayerConfiguration.self),
            HCICommandEntry(HCISetTriggeredClockCapture.self),
        ]
    }
}
