// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Read Local Version Information, 7.4.1.
public struct HCIReadLocalVersionInformation: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x1001 }
    public static var name: StaticString { "Read Local Version Information" }

    /// Bytes: status 1, hciVersion 1, hciSubversion 2, lmpVersion 1, companyIdentifier 2, lmpSubversion 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var hciVersion = HCIVersion()
        public var hciSubversion: UInt16 = 0
        public var lmpVersion = HCIVersion()
        /// The controller's manufacturer (Assigned Numbers).
        public var companyIdentifier: UInt16 = 0
        public var lmpSubversion: UInt16 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("hciVersion", &hciVersion)
            try coder.field("hciSubversion", &hciSubversion)
            try coder.field("lmpVersion", &lmpVersion)
            try coder.field("companyIdentifier", &companyIdentifier)
            try coder.field("lmpSubversion", &lmpSubversion)
        }
    }

    public init() {}
}

/// Read Local Supported Commands, 7.4.2.
public struct HCIReadLocalSupportedCommands: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x1002 }
    public static var name: StaticString { "Read Local Supported Commands" }

    /// Bytes: status 1, supportedCommands 64.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var supportedCommands = HCISupportedCommands()

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("supportedCommands", &supportedCommands)
        }
    }

    public init() {}
}

/// Read Local Supported Features, 7.4.3.
public struct HCIReadLocalSupportedFeatures: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x1003 }
    public static var name: StaticString { "Read Local Supported Features" }

    /// Bytes: status 1, lmpFeatures 8.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var lmpFeatures = HCILMPFeatures()

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("lmpFeatures", &lmpFeatures)
        }
    }

    public init() {}
}

/// Read Local Extended Features, 7.4.4.
///
/// Bytes: pageNumber 1.
public struct HCIReadLocalExtendedFeatures: HCICommand {
    public static var opcode: HCIOpcode { 0x1004 }
    public static var name: StaticString { "Read Local Extended Features" }

    /// Bytes: status 1, pageNumber 1, maxPageNumber 1, extendedLMPFeatures 8.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var pageNumber: UInt8 = 0
        public var maxPageNumber: UInt8 = 0
        public var extendedLMPFeatures = [UInt8](repeating: 0, count: 8)

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("pageNumber", &pageNumber)
            try coder.field("maxPageNumber", &maxPageNumber)
            try coder.fixedBytes("extendedLMPFeatures", &extendedLMPFeatures, count: 8)
        }
    }

    public var pageNumber: UInt8 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("pageNumber", &pageNumber)
    }
}

/// Read Buffer Size, 7.4.5.
public struct HCIReadBufferSize: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x1005 }
    public static var name: StaticString { "Read Buffer Size" }

    /// Bytes: status 1, aclDataPacketLength 2, synchronousDataPacketLength 1, totalNumACLDataPackets 2,
    /// totalNumSynchronousDataPackets 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var aclDataPacketLength: UInt16 = 0
        public var synchronousDataPacketLength: UInt8 = 0
        public var totalNumACLDataPackets: UInt16 = 0
        public var totalNumSynchronousDataPackets: UInt16 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("aclDataPacketLength", &aclDataPacketLength)
            try coder.field("synchronousDataPacketLength", &synchronousDataPacketLength)
            try coder.field("totalNumACLDataPackets", &totalNumACLDataPackets)
            try coder.field("totalNumSynchronousDataPackets", &totalNumSynchronousDataPackets)
        }
    }

    public init() {}
}

/// Read Country Code, 7.4-(deprecated).
public struct HCIReadCountryCode: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x1007 }
    public static var name: StaticString { "Read Country Code" }

    /// Bytes: status 1, countryCode 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var countryCode: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("countryCode", &countryCode)
        }
    }

    public init() {}
}

/// Read BD_ADDR, 7.4.6.
public struct HCIReadBDADDR: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x1009 }
    public static var name: StaticString { "Read BD_ADDR" }
    public typealias ReturnParameters = HCIStatusAddressReturn

    public init() {}
}

/// Read Data Block Size, 7.4.7.
public struct HCIReadDataBlockSize: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x100a }
    public static var name: StaticString { "Read Data Block Size" }

    /// Bytes: status 1, maxACLDataPacketLength 2, dataBlockLength 2, totalNumDataBlocks 2.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var maxACLDataPacketLength: UInt16 = 0
        public var dataBlockLength: UInt16 = 0
        public var totalNumDataBlocks: UInt16 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("maxACLDataPacketLength", &maxACLDataPacketLength)
            try coder.field("dataBlockLength", &dataBlockLength)
            try coder.field("totalNumDataBlocks", &totalNumDataBlocks)
        }
    }

    public init() {}
}

/// Read Local Simple Pairing Options, 7.4.9.
public struct HCIReadLocalSimplePairingOptions: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0x100c }
    public static var name: StaticString { "Read Local Simple Pairing Options" }

    /// Bytes: status 1, simplePairingOptions 1, maxEncryptionKeySize 1.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var simplePairingOptions: UInt8 = 0
        public var maxEncryptionKeySize: UInt8 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("simplePairingOptions", &simplePairingOptions)
            try coder.field("maxEncryptionKeySize", &maxEncryptionKeySize)
        }
    }

    public init() {}
}

extension HCIRegistry {
    static var informationalCommands: [HCICommandEntry] {
        [
            HCICommandEntry(HCIReadLocalVersionInformation.self),
            HCICommandEntry(HCIReadLocalSupportedCommands.self),
            HCICommandEntry(HCIReadLocalSupportedFeatures.self),
            HCICommandEntry(HCIReadLocalExtendedFeatures.self),
            HCICommandEntry(HCIReadBufferSize.self),
            HCICommandEntry(HCIReadCountryCode.self),
            HCICommandEntry(HCIReadBDADDR.self),
            HCICommandEntry(HCIReadDataBlockSize.self),
            HCICommandEntry(HCIReadLocalSimplePairingOptions.self),
        ]
    }
}
