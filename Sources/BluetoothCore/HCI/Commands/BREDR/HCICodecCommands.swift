// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Read Local Supported Codecs, 7.4.8.
public struct HCIReadLocalSupportedCodecs: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x100b }
    public static var name: StaticString { "Read Local Supported Codecs" }

    /// Bytes: status 1, numStandardCodecs 1, standardCodecs 1 each, numVendorSpecificCodecs 1,
    /// vendorSpecificCodecs 4 each.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var standardCodecs: [HCICodingFormatID] = []
        public var vendorSpecificCodecs: [UInt32] = []

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.countedList("numStandardCodecs", "standardCodecs", &standardCodecs)
            try coder.countedList("numVendorSpecificCodecs", "vendorSpecificCodecs", &vendorSpecificCodecs)
        }
    }

    public init() {}
}

/// A codec and the transports it works on (7.4.8).
///
/// Bytes: codec 1, transports 1.
public struct HCIStandardCodec: HCIParameters {
    public var codec = HCICodingFormatID()
    public var transports: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("codec", &codec)
        try coder.field("transports", &transports)
    }
}

/// A vendor's codec and the transports it works on (7.4.8).
///
/// Bytes: companyID 2, vendorCodecID 2, transports 1.
public struct HCIVendorCodec: HCIParameters {
    public var companyID: UInt16 = 0
    public var vendorCodecID: UInt16 = 0
    public var transports: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("companyID", &companyID)
        try coder.field("vendorCodecID", &vendorCodecID)
        try coder.field("transports", &transports)
    }
}

/// Read Local Supported Codecs [v2], 7.4.8.
public struct HCIReadLocalSupportedCodecsV2: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x100d }
    public static var name: StaticString { "Read Local Supported Codecs [v2]" }

    /// Bytes: status 1, numStandardCodecs 1, standardCodecs 2 each, numVendorSpecificCodecs 1,
    /// vendorSpecificCodecs 5 each.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var standardCodecs: [HCIStandardCodec] = []
        public var vendorSpecificCodecs: [HCIVendorCodec] = []

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.countedGroups("numStandardCodecs", "standardCodecs", &standardCodecs)
            try coder.countedGroups("numVendorSpecificCodecs", "vendorSpecificCodecs", &vendorSpecificCodecs)
        }
    }

    public init() {}
}

/// One set of what a codec can do, in the codec's own layout (7.4.10).
///
/// Bytes: capabilityLength 1, capability its length.
public struct HCICodecCapability: HCIParameters {
    public var capability: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.countedBytes("capabilityLength", "capability", &capability)
    }
}

/// Read Local Supported Codec Capabilities, 7.4.10.
///
/// Bytes: codecID 5, logicalTransportType 1, direction 1.
public struct HCIReadLocalSupportedCodecCapabilities: HCICommand {
    public static var opcode: HCIOpcode { 0x100e }
    public static var name: StaticString { "Read Local Supported Codec Capabilities" }

    /// Bytes: status 1, numCodecCapabilities 1, capabilities … each.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var capabilities: [HCICodecCapability] = []

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.countedGroups("numCodecCapabilities", "capabilities", &capabilities)
        }
    }

    public var codecID = HCICodingFormat()
    public var logicalTransportType: UInt8 = 0
    public var direction = HCIDataPathDirection()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.group("codecID", &codecID)
        try coder.field("logicalTransportType", &logicalTransportType)
        try coder.field("direction", &direction)
    }
}

/// Read Local Supported Controller Delay, 7.4.11.
///
/// Bytes: codecID 5, logicalTransportType 1, direction 1, codecConfigurationLength 1, codecConfiguration its
/// length.
public struct HCIReadLocalSupportedControllerDelay: HCICommand {
    public static var opcode: HCIOpcode { 0x100f }
    public static var name: StaticString { "Read Local Supported Controller Delay" }

    /// Bytes: status 1, minControllerDelay 3, maxControllerDelay 3.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var minControllerDelay = Scaled<UInt24>(.microseconds)
        public var maxControllerDelay = Scaled<UInt24>(.microseconds)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("minControllerDelay", &minControllerDelay)
            try coder.field("maxControllerDelay", &maxControllerDelay)
        }
    }

    public var codecID = HCICodingFormat()
    public var logicalTransportType: UInt8 = 0
    public var direction = HCIDataPathDirection()
    public var codecConfiguration: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.group("codecID", &codecID)
        try coder.field("logicalTransportType", &logicalTransportType)
        try coder.field("direction", &direction)
        try coder.countedBytes("codecConfigurationLength", "codecConfiguration", &codecConfiguration)
    }
}

extension HCIRegistry {
    static var codecCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCIReadLocalSupportedCodecs.self),
            HCICommandEntry(HCIReadLocalSupportedCodecsV2.self),
            HCICommandEntry(HCIReadLocalSupportedCodecCapabilities.self),
            HCICommandEntry(HCIReadLocalSupportedControllerDelay.self),
        ]
    }
}
