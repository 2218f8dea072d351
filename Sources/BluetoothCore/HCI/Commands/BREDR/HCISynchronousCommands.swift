// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Setup Synchronous Connection, 7.1.26.
///
/// Bytes: connectionHandle 2, transmitBandwidth 4, receiveBandwidth 4, maxLatency 2, voiceSetting 2,
/// retransmissionEffort 1, packetType 2.
public struct HCISetupSynchronousConnection: HCICommand {
    public static var opcode: HCIOpcode { 0x0428 }
    public static var name: StaticString { "Setup Synchronous Connection" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0
    /// Bytes per second.
    public var transmitBandwidth: UInt32 = 0
    /// Bytes per second.
    public var receiveBandwidth: UInt32 = 0
    public var maxLatency = Scaled<UInt16>(.milliseconds)
    public var voiceSetting: UInt16 = 0
    public var retransmissionEffort: UInt8 = 0
    public var packetType = HCISynchronousPacketTypes()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.field("transmitBandwidth", &transmitBandwidth)
        try coder.field("receiveBandwidth", &receiveBandwidth)
        try coder.field("maxLatency", &maxLatency)
        try coder.field("voiceSetting", &voiceSetting)
        try coder.field("retransmissionEffort", &retransmissionEffort)
        try coder.field("packetType", &packetType)
    }
}

/// Accept Synchronous Connection Request, 7.1.27.
///
/// Bytes: bdAddr 6, transmitBandwidth 4, receiveBandwidth 4, maxLatency 2, voiceSetting 2, retransmissionEffort
/// 1, packetType 2.
public struct HCIAcceptSynchronousConnectionRequest: HCICommand {
    public static var opcode: HCIOpcode { 0x0429 }
    public static var name: StaticString { "Accept Synchronous Connection Request" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var bdAddr = BluetoothAddress()
    public var transmitBandwidth: UInt32 = 0
    public var receiveBandwidth: UInt32 = 0
    public var maxLatency = Scaled<UInt16>(.milliseconds)
    public var voiceSetting: UInt16 = 0
    public var retransmissionEffort: UInt8 = 0
    public var packetType = HCISynchronousPacketTypes()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("transmitBandwidth", &transmitBandwidth)
        try coder.field("receiveBandwidth", &receiveBandwidth)
        try coder.field("maxLatency", &maxLatency)
        try coder.field("voiceSetting", &voiceSetting)
        try coder.field("retransmissionEffort", &retransmissionEffort)
        try coder.field("packetType", &packetType)
    }
}

/// Reject Synchronous Connection Request, 7.1.28.
///
/// Bytes: bdAddr 6, reason 1.
public struct HCIRejectSynchronousConnectionRequest: HCICommand {
    public static var opcode: HCIOpcode { 0x042a }
    public static var name: StaticString { "Reject Synchronous Connection Request" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var bdAddr = BluetoothAddress()
    public var reason = HCIStatus()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.field("reason", &reason)
    }
}

/// What the two enhanced commands for synchronous connections share (7.1.45).
///
/// Bytes: transmitBandwidth 4, receiveBandwidth 4, transmitCodingFormat 5, receiveCodingFormat 5,
/// transmitCodecFrameSize 2, receiveCodecFrameSize 2, inputBandwidth 4, outputBandwidth 4, inputCodingFormat 5,
/// outputCodingFormat 5, inputCodedDataSize 2, outputCodedDataSize 2, inputPCMDataFormat 1, outputPCMDataFormat
/// 1, inputPCMSamplePayloadMSBPosition 1, outputPCMSamplePayloadMSBPosition 1, inputDataPath 1, outputDataPath 1,
/// inputTransportUnitSize 1, outputTransportUnitSize 1, maxLatency 2, packetType 2, retransmissionEffort 1.
public struct HCISynchronousPath: HCIParameters {
    public var transmitBandwidth: UInt32 = 0
    public var receiveBandwidth: UInt32 = 0
    public var transmitCodingFormat = HCICodingFormat()
    public var receiveCodingFormat = HCICodingFormat()
    public var transmitCodecFrameSize: UInt16 = 0
    public var receiveCodecFrameSize: UInt16 = 0
    public var inputBandwidth: UInt32 = 0
    public var outputBandwidth: UInt32 = 0
    public var inputCodingFormat = HCICodingFormat()
    public var outputCodingFormat = HCICodingFormat()
    public var inputCodedDataSize: UInt16 = 0
    public var outputCodedDataSize: UInt16 = 0
    public var inputPCMDataFormat: UInt8 = 0
    public var outputPCMDataFormat: UInt8 = 0
    public var inputPCMSamplePayloadMSBPosition: UInt8 = 0
    public var outputPCMSamplePayloadMSBPosition: UInt8 = 0
    public var inputDataPath: UInt8 = 0
    public var outputDataPath: UInt8 = 0
    public var inputTransportUnitSize: UInt8 = 0
    public var outputTransportUnitSize: UInt8 = 0
    public var maxLatency = Scaled<UInt16>(.milliseconds)
    public var packetType = HCISynchronousPacketTypes()
    public var retransmissionEffort: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("transmitBandwidth", &transmitBandwidth)
        try coder.field("receiveBandwidth", &receiveBandwidth)
        try coder.group("transmitCodingFormat", &transmitCodingFormat)
        try coder.group("receiveCodingFormat", &receiveCodingFormat)
        try coder.field("transmitCodecFrameSize", &transmitCodecFrameSize)
        try coder.field("receiveCodecFrameSize", &receiveCodecFrameSize)
        try coder.field("inputBandwidth", &inputBandwidth)
        try coder.field("outputBandwidth", &outputBandwidth)
        try coder.group("inputCodingFormat", &inputCodingFormat)
        try coder.group("outputCodingFormat", &outputCodingFormat)
        try coder.field("inputCodedDataSize", &inputCodedDataSize)
        try coder.field("outputCodedDataSize", &outputCodedDataSize)
        try coder.field("inputPCMDataFormat", &inputPCMDataFormat)
        try coder.field("outputPCMDataFormat", &outputPCMDataFormat)
        try coder.field("inputPCMSamplePayloadMSBPosition", &inputPCMSamplePayloadMSBPosition)
        try coder.field("outputPCMSamplePayloadMSBPosition", &outputPCMSamplePayloadMSBPosition)
        try coder.field("inputDataPath", &inputDataPath)
        try coder.field("outputDataPath", &outputDataPath)
        try coder.field("inputTransportUnitSize", &inputTransportUnitSize)
        try coder.field("outputTransportUnitSize", &outputTransportUnitSize)
        try coder.field("maxLatency", &maxLatency)
        try coder.field("packetType", &packetType)
        try coder.field("retransmissionEffort", &retransmissionEffort)
    }
}

/// Enhanced Setup Synchronous Connection, 7.1.45.
///
/// Bytes: connectionHandle 2, path ….
public struct HCIEnhancedSetupSynchronousConnection: HCICommand {
    public static var opcode: HCIOpcode { 0x043d }
    public static var name: StaticString { "Enhanced Setup Synchronous Connection" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var connectionHandle: UInt16 = 0
    public var path = HCISynchronousPath()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("connectionHandle", &connectionHandle)
        try coder.group("path", &path)
    }
}

/// Enhanced Accept Synchronous Connection Request, 7.1.46.
///
/// Bytes: bdAddr 6, path ….
public struct HCIEnhancedAcceptSynchronousConnectionRequest: HCICommand {
    public static var opcode: HCIOpcode { 0x043e }
    public static var name: StaticString { "Enhanced Accept Synchronous Connection Request" }
    public typealias ReturnParameters = HCICommandStatusReturn

    public var bdAddr = BluetoothAddress()
    public var path = HCISynchronousPath()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("bdAddr", &bdAddr)
        try coder.group("path", &path)
    }
}

extension HCIRegistry {
    static var synchronousCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCISetupSynchronousConnection.self),
            HCICommandEntry(HCIAcceptSynchronousConnectionRequest.self),
            HCICommandEntry(HCIRejectSynchronousConnectionRequest.self),
            HCICommandEntry(HCIEnhancedSetupSynchronousConnection.self),
            HCICommandEntry(HCIEnhancedAcceptSynchronousConnectionRequest.self),
        ]
    }
}
