// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// LE Set Connectionless CTE Transmit Parameters, 7.8.80.
///
/// Bytes: advertisingHandle 1, cteLength 1, cteType 1, cteCount 1, switchingPatternLength 1, antennaIDs 1 each.
public struct HCILESetConnectionlessCTETransmitParameters: HCICommand {
    public static var opcode: HCIOpcode { 0x2051 }
    public static var name: StaticString { "LE Set Connectionless CTE Transmit Parameters" }
    public typealias ReturnParameters = HCIStatusReturn

    public var advertisingHandle: UInt8 = 0
    /// 8 µs each.
    public var cteLength: UInt8 = 0
    public var cteType = HCICTEType()
    public var cteCount: UInt8 = 0
    public var antennaIDs: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertisingHandle", &advertisingHandle)
        try coder.field("cteLength", &cteLength)
        try coder.field("cteType", &cteType)
        try coder.field("cteCount", &cteCount)
        try coder.countedList("switchingPatternLength", "antennaIDs", &antennaIDs)
    }
}

/// LE Set Connectionless CTE Transmit Enable, 7.8.81.
///
/// Bytes: advertisingHandle 1, cteEnable 1.
public struct HCILESetConnectionlessCTETransmitEnable: HCICommand {
    public static var opcode: HCIOpcode { 0x2052 }
    public static var name: StaticString { "LE Set Connectionless CTE Transmit Enable" }
    public typealias ReturnParameters = HCIStatusReturn

    public var advertisingHandle: UInt8 = 0
    public var cteEnable = HCIEnable()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("advertisingHandle", &advertisingHandle)
        try coder.field("cteEnable", &cteEnable)
    }
}

/// LE Set Connectionless IQ Sampling Enable, 7.8.82.
///
/// Bytes: syncHandle 2, samplingEnable 1, slotDurations 1, maxSampledCTEs 1, switchingPatternLength 1, antennaIDs
/// 1 each.
public struct HCILESetConnectionlessIQSamplingEnable: HCICommand {
    public static var opcode: HCIOpcode { 0x2053 }
    public static var name: StaticString { "LE Set Connectionless IQ Sampling Enable" }

    /// Bytes: status 1, syncHandle 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var syncHandle: UInt16 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("syncHandle", &syncHandle)
        }
    }

    public var syncHandle: UInt16 = 0
    public var samplingEnable = HCIEnable()
    /// µs.
    public var slotDurations: UInt8 = 0
    public var maxSampledCTEs: UInt8 = 0
    public var antennaIDs: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("syncHandle", &syncHandle)
        try coder.field("samplingEnable", &samplingEnable)
        try coder.field("slotDurations", &slotDurations)
        try coder.field("maxSampledCTEs", &maxSampledCTEs)
        try coder.countedList("switchingPatternLength", "antennaIDs", &antennaIDs)
    }
}

/// LE Set Connection CTE Receive Parameters, 7.8.83.
///
/// Bytes: connectionHandle 2, samplingEnable 1, slotDurations 1, switchingPatternLength 1, antennaIDs 1 each.
public struct HCILESetConnectionCTEReceiveParameters: HCICommand {
    public static var opcode: HCIOpcode { 0x2054 }
    public static var name: StaticString { "LE Set Connection CTE Receive Parameters" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var samplingEnable = HCIEnable()
    public var slotDurations: UInt8 = 0
    public var antennaIDs: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("samplingEnable", &samplingEnable)
        try coder.field("slotDurations", &slotDurations)
        try coder.countedList("switchingPatternLength", "antennaIDs", &antennaIDs)
    }
}

/// LE Set Connection CTE Transmit Parameters, 7.8.84.
///
/// Bytes: connectionHandle 2, cteTypes 1, switchingPatternLength 1, antennaIDs 1 each.
public struct HCILESetConnectionCTETransmitParameters: HCICommand {
    public static var opcode: HCIOpcode { 0x2055 }
    public static var name: StaticString { "LE Set Connection CTE Transmit Parameters" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var cteTypes: UInt8 = 0
    public var antennaIDs: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("cteTypes", &cteTypes)
        try coder.countedList("switchingPatternLength", "antennaIDs", &antennaIDs)
    }
}

/// LE Connection CTE Request Enable, 7.8.85.
///
/// Bytes: connectionHandle 2, enable 1, cteRequestInterval 2, requestedCTELength 1, requestedCTEType 1.
public struct HCILEConnectionCTERequestEnable: HCICommand {
    public static var opcode: HCIOpcode { 0x2056 }
    public static var name: StaticString { "LE Connection CTE Request Enable" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var enable = HCIEnable()
    public var cteRequestInterval: UInt16 = 0
    public var requestedCTELength: UInt8 = 0
    public var requestedCTEType = HCICTEType()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("enable", &enable)
        try coder.field("cteRequestInterval", &cteRequestInterval)
        try coder.field("requestedCTELength", &requestedCTELength)
        try coder.field("requestedCTEType", &requestedCTEType)
    }
}

/// LE Connection CTE Response Enable, 7.8.86.
///
/// Bytes: connectionHandle 2, enable 1.
public struct HCILEConnectionCTEResponseEnable: HCICommand {
    public static var opcode: HCIOpcode { 0x2057 }
    public static var name: StaticString { "LE Connection CTE Response Enable" }
    public typealias ReturnParameters = HCIStatusHandleReturn

    public var connectionHandle: UInt16 = 0
    public var enable = HCIEnable()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("enable", &enable)
    }
}

/// LE Read Antenna Information, 7.8.87.
public struct HCILEReadAntennaInformation: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x2058 }
    public static var name: StaticString { "LE Read Antenna Information" }

    /// Bytes: status 1, supportedSwitchingSamplingRates 1, numAntennae 1, maxSwitchingPatternLength 1,
    /// maxCTELength 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var supportedSwitchingSamplingRates: UInt8 = 0
        public var numAntennae: UInt8 = 0
        public var maxSwitchingPatternLength: UInt8 = 0
        public var maxCTELength: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("supportedSwitchingSamplingRates", &supportedSwitchingSamplingRates)
            try coder.field("numAntennae", &numAntennae)
            try coder.field("maxSwitchingPatternLength", &maxSwitchingPatternLength)
            try coder.field("maxCTELength", &maxCTELength)
        }
    }

    public init() {}
}

extension HCIRegistry {
    static var leDirectionFindingCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCILESetConnectionlessCTETransmitParameters.self),
            HCICommandEntry(HCILESetConnectionlessCTETransmitEnable.self),
            HCICommandEntry(HCILESetConnectionlessIQSamplingEnable.self),
            HCICommandEntry(HCILESetConnectionCTEReceiveParameters.self),
            HCICommandEntry(HCILESetConnectionCTETransmitParameters.self),
            HCICommandEntry(HCILEConnectionCTERequestEnable.self),
            HCICommandEntry(HCILEConnectionCTEResponseEnable.self),
            HCICommandEntry(HCILEReadAntennaInformation.self),
        ]
    }
}
