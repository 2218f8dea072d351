// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// LE Get Vendor Capabilities, Android-HCI-requirements.
public struct HCILEGetVendorCapabilities: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0xfd53 }
    public static var name: StaticString { "LE Get Vendor Capabilities" }
    public typealias ReturnParameters = HCIVendorCapabilities

    public init() {}
}

/// What an LE APCF command is about (Android HCI requirements, advertising packet content filter).
public struct HCIAPCFOperation: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let enable = HCIAPCFOperation(rawValue: 0)
    public static let setFilteringParameters = HCIAPCFOperation(rawValue: 1)
    public static let broadcasterAddress = HCIAPCFOperation(rawValue: 2)
    public static let serviceUUID = HCIAPCFOperation(rawValue: 3)
    public static let serviceSolicitationUUID = HCIAPCFOperation(rawValue: 4)
    public static let localName = HCIAPCFOperation(rawValue: 5)
    public static let manufacturerData = HCIAPCFOperation(rawValue: 6)
    public static let serviceData = HCIAPCFOperation(rawValue: 7)
    public static let transportDiscoveryService = HCIAPCFOperation(rawValue: 8)
    public static let adTypeFilter = HCIAPCFOperation(rawValue: 9)
    public static let readExtendedFeatures = HCIAPCFOperation(rawValue: 0xff)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "enable", 1: "setFilteringParameters", 2: "broadcasterAddress", 3: "serviceUUID",
        4: "serviceSolicitationUUID", 5: "localName", 6: "manufacturerData", 7: "serviceData",
        8: "transportDiscoveryService", 9: "adTypeFilter", 0xff: "readExtendedFeatures",
    ]
}

/// LE APCF, Android-HCI-requirements.
///
/// Bytes: operation 1, parameters the rest.
public struct HCILEAPCF: HCICommand {
    public static var opcode: HCIOpcode { 0xfd57 }
    public static var name: StaticString { "LE APCF" }

    /// Bytes: status 1, operation 1, parameters the rest.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var operation = HCIAPCFOperation()
        public var parameters: [UInt8] = []

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("operation", &operation)
            try coder.bytes("parameters", &parameters)
        }
    }

    public var operation = HCIAPCFOperation()
    /// Layout by operation.
    public var parameters: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("operation", &operation)
        try coder.bytes("parameters", &parameters)
    }
}

/// LE Get Controller Activity Energy Info, Android-HCI-requirements.
public struct HCILEGetControllerActivityEnergyInfo: HCICommand, HCIEmptyLayout {
    public static var opcode: HCIOpcode { 0xfd59 }
    public static var name: StaticString { "LE Get Controller Activity Energy Info" }

    /// Bytes: status 1, totalTXTime 4, totalRXTime 4, totalIdleTime 4, totalEnergyUsed 4.
    public struct ReturnParameters: HCIParameters {
        public var status = HCIStatus()
        public var totalTXTime = Scaled<UInt32>(.milliseconds)
        public var totalRXTime = Scaled<UInt32>(.milliseconds)
        public var totalIdleTime = Scaled<UInt32>(.milliseconds)
        /// Milliamperes times volts times milliseconds.
        public var totalEnergyUsed: UInt32 = 0

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("status", &status)
            try coder.field("totalTXTime", &totalTXTime)
            try coder.field("totalRXTime", &totalRXTime)
            try coder.field("totalIdleTime", &totalIdleTime)
            try coder.field("totalEnergyUsed", &totalEnergyUsed)
        }
    }

    public init() {}
}

extension HCIRegistry {
    static var vendorCommands: [HCICommandEntry] {
        [
            HCICommandEntry(0x0435, "Create Physical Link"),
            HCICommandEntry(0x0436, "Accept Physical Link"),
            HCICommandEntry(0x0437, "Disconnect Physical Link"),
            HCICommandEntry(0x0438, "Create Logical Link"),
            HCICommandEntry(0x0439, "Accept Logical Link"),
            HCICommandEntry(0x043a, "Disconnect Logical Link"),
            HCICommandEntry(0x043b, "Logical Link Cancel"),
            HCICommandEntry(0x043c, "Flow Spec Modify"),
            HCICommandEntry(HCILEGetVendorCapabilities.self),
            HCICommandEntry(0xfd54, "LE Multi Advertising"),
            HCICommandEntry(0xfd56, "LE Batch Scan"),
            HCICommandEntry(HCILEAPCF.self),
            HCICommandEntry(HCILEGetControllerActivityEnergyInfo.self),
            HCICommandEntry(0xfd5a, "LE Set Extended Scan Parameters (Android)"),
            HCICommandEntry(0xfd5b, "Get Controller Debug Info"),
            HCICommandEntry(0xfd5d, "A2DP Hardware Offload"),
            HCICommandEntry(0xfd5e, "Bluetooth Quality Report"),
            HCICommandEntry(0xfd5f, "Dynamic Audio Buffer"),
        ]
    }
}
