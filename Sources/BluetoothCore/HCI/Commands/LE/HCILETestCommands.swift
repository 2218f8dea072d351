// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// LE Receiver Test, 7.8.28.
///
/// Bytes: rxChannel 1.
public struct HCILEReceiverTest: HCICommand {
    public static var opcode: HCIOpcode { 0x201d }
    public static var name: StaticString { "LE Receiver Test" }
    public typealias ReturnParameters = HCIStatusReturn

    /// Frequency 2402 MHz + 2 MHz each.
    public var rxChannel: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("rxChannel", &rxChannel)
    }
}

/// LE Receiver Test [v2], 7.8.28.
///
/// Bytes: rxChannel 1, phy 1, modulationIndex 1.
public struct HCILEReceiverTestV2: HCICommand {
    public static var opcode: HCIOpcode { 0x2033 }
    public static var name: StaticString { "LE Receiver Test [v2]" }
    public typealias ReturnParameters = HCIStatusReturn

    public var rxChannel: UInt8 = 0
    public var phy: UInt8 = 0
    public var modulationIndex: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("rxChannel", &rxChannel)
        try coder.field("phy", &phy)
        try coder.field("modulationIndex", &modulationIndex)
    }
}

/// LE Receiver Test [v3], 7.8.28.
///
/// Bytes: rxChannel 1, phy 1, modulationIndex 1, expectedCTELength 1, expectedCTEType 1, slotDurations 1,
/// switchingPatternLength 1, antennaIDs 1 each.
public struct HCILEReceiverTestV3: HCICommand {
    public static var opcode: HCIOpcode { 0x204f }
    public static var name: StaticString { "LE Receiver Test [v3]" }
    public typealias ReturnParameters = HCIStatusReturn

    public var rxChannel: UInt8 = 0
    public var phy: UInt8 = 0
    public var modulationIndex: UInt8 = 0
    /// 8 µs each.
    public var expectedCTELength: UInt8 = 0
    public var expectedCTEType: UInt8 = 0
    public var slotDurations: UInt8 = 0
    public var antennaIDs: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("rxChannel", &rxChannel)
        try coder.field("phy", &phy)
        try coder.field("modulationIndex", &modulationIndex)
        try coder.field("expectedCTELength", &expectedCTELength)
        try coder.field("expectedCTEType", &expectedCTEType)
        try coder.field("slotDurations", &slotDurations)
        try coder.countedList("switchingPatternLength", "antennaIDs", &antennaIDs)
    }
}

/// LE Transmitter Test, 7.8.29.
///
/// Bytes: txChannel 1, testDataLength 1, packetPayload 1.
public struct HCILETransmitterTest: HCICommand {
    public static var opcode: HCIOpcode { 0x201e }
    public static var name: StaticString { "LE Transmitter Test" }
    public typealias ReturnParameters = HCIStatusReturn

    public var txChannel: UInt8 = 0
    public var testDataLength: UInt8 = 0
    public var packetPayload: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("txChannel", &txChannel)
        try coder.field("testDataLength", &testDataLength)
        try coder.field("packetPayload", &packetPayload)
    }
}

/// LE Transmitter Test [v2], 7.8.29.
///
/// Bytes: txChannel 1, testDataLength 1, packetPayload 1, phy 1.
public struct HCILETransmitterTestV2: HCICommand {
    public static var opcode: HCIOpcode { 0x2034 }
    public static var name: StaticString { "LE Transmitter Test [v2]" }
    public typealias ReturnParameters = HCIStatusReturn

    public var txChannel: UInt8 = 0
    public var testDataLength: UInt8 = 0
    public var packetPayload: UInt8 = 0
    public var phy: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("txChannel", &txChannel)
        try coder.field("testDataLength", &testDataLength)
        try coder.field("packetPayload", &packetPayload)
        try coder.field("phy", &phy)
    }
}

/// LE Transmitter Test [v3], 7.8.29.
///
/// Bytes: txChannel 1, testDataLength 1, packetPayload 1, phy 1, cteLength 1, cteType 1, switchingPatternLength
/// 1, antennaIDs 1 each.
public struct HCILETransmitterTestV3: HCICommand {
    public static var opcode: HCIOpcode { 0x2050 }
    public static var name: StaticString { "LE Transmitter Test [v3]" }
    public typealias ReturnParameters = HCIStatusReturn

    public var txChannel: UInt8 = 0
    public var testDataLength: UInt8 = 0
    public var packetPayload: UInt8 = 0
    public var phy: UInt8 = 0
    /// 8 µs each.
    public var cteLength: UInt8 = 0
    public var cteType: UInt8 = 0
    public var antennaIDs: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("txChannel", &txChannel)
        try coder.field("testDataLength", &testDataLength)
        try coder.field("packetPayload", &packetPayload)
        try coder.field("phy", &phy)
        try coder.field("cteLength", &cteLength)
        try coder.field("cteType", &cteType)
        try coder.countedList("switchingPatternLength", "antennaIDs", &antennaIDs)
    }
}

/// LE Transmitter Test [v4], 7.8.29.
///
/// Bytes: txChannel 1, testDataLength 1, packetPayload 1, phy 1, cteLength 1, cteType 1, switchingPatternLength
/// 1, antennaIDs 1 each, txPowerLevel 1.
public struct HCILETransmitterTestV4: HCICommand {
    public static var opcode: HCIOpcode { 0x207b }
    public static var name: StaticString { "LE Transmitter Test [v4]" }
    public typealias ReturnParameters = HCIStatusReturn

    public var txChannel: UInt8 = 0
    public var testDataLength: UInt8 = 0
    public var packetPayload: UInt8 = 0
    public var phy: UInt8 = 0
    /// 8 µs each.
    public var cteLength: UInt8 = 0
    public var cteType: UInt8 = 0
    public var antennaIDs: [UInt8] = []
    /// dBm; 126 for the lowest, 127 for the highest level.
    public var txPowerLevel: Int8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("txChannel", &txChannel)
        try coder.field("testDataLength", &testDataLength)
        try coder.field("packetPayload", &packetPayload)
        try coder.field("phy", &phy)
        try coder.field("cteLength", &cteLength)
        try coder.field("cteType", &cteType)
        try coder.countedList("switchingPatternLength", "antennaIDs", &antennaIDs)
        try coder.field("txPowerLevel", &txPowerLevel)
    }
}

/// LE Test End, 7.8.30.
public struct HCILETestEnd: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x201f }
    public static var name: StaticString { "LE Test End" }

    /// Bytes: status 1, numPackets 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var numPackets: UInt16 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("numPackets", &numPackets)
        }
    }

    public init() {}
}

extension HCIRegistry {
    static var leTestCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCILEReceiverTest.self),
            HCICommandEntry(HCILEReceiverTestV2.self),
            HCICommandEntry(HCILEReceiverTestV3.self),
            HCICommandEntry(HCILETransmitterTest.self),
            HCICommandEntry(HCILETransmitterTestV2.self),
            HCICommandEntry(HCILETransmitterTestV3.self),
            HCICommandEntry(HCILETransmitterTestV4.self),
            HCICommandEntry(HCILETestEnd.self),
        ]
    }
}
