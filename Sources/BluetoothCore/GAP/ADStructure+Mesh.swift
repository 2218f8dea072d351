// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension ADStructure {
    /// Provisioning over advertising (Mesh Protocol 1.1, 5.2.1).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | link iD | 4 |
    /// | transaction number | 1 |
    /// | provisioning pDU | the rest |
    public struct ProvisioningBearer: FieldCoded, Hashable {
        public var linkID = [UInt8](repeating: 0, count: 4)
        public var transactionNumber: UInt8 = 0
        public var provisioningPDU: [UInt8] = []

        public init() {}

        public init(linkID: [UInt8], transactionNumber: UInt8, provisioningPDU: [UInt8]) {
            self.linkID = linkID
            self.transactionNumber = transactionNumber
            self.provisioningPDU = provisioningPDU
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.fixedBytes("linkID", &linkID, count: 4)
            try coder.field("transactionNumber", &transactionNumber)
            try coder.bytes("provisioningPDU", &provisioningPDU)
        }
    }

    /// A network PDU of a mesh, most of it encrypted (Mesh Protocol 1.1, 3.4.4).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | network pDU | the rest |
    public struct MeshMessage: FieldCoded, Hashable {
        public var networkPDU: [UInt8] = []

        public init() {}

        public init(networkPDU: [UInt8]) {
            self.networkPDU = networkPDU
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.bytes("networkPDU", &networkPDU)
        }
    }

    /// A beacon of a mesh (Mesh Protocol 1.1, 3.10).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | beacon type | 1 |
    /// | data | the rest |
    public struct MeshBeacon: FieldCoded, Hashable {
        public var beaconType = MeshBeaconType()
        public var data: [UInt8] = []

        public init() {}

        public init(beaconType: MeshBeaconType, data: [UInt8]) {
            self.beaconType = beaconType
            self.data = data
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("beaconType", &beaconType)
            try coder.bytes("data", &data)
        }
    }

    /// The values of ``MeshBeacon``.
    public struct MeshBeaconType: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let unprovisionedDevice = MeshBeaconType(rawValue: 0x00)
        public static let secureNetwork = MeshBeaconType(rawValue: 0x01)
        public static let meshPrivate = MeshBeaconType(rawValue: 0x02)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            0x00: "unprovisionedDevice",
            0x01: "secureNetwork",
            0x02: "meshPrivate",
        ]
    }

    /// Data that is encrypted or has a layout of its own: electronic shelf label (Electronic Shelf Label Profile 1.0,
    /// 5.2).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | payload | the rest |
    public struct Payload: FieldCoded, Hashable {
        public var payload: [UInt8] = []

        public init() {}

        public init(payload: [UInt8]) {
            self.payload = payload
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.bytes("payload", &payload)
        }
    }

    /// What a 3D display does (3D Synchronization Profile 1.0.3, 5).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | flags | 1 |
    /// | path loss threshold | 1 |
    public struct ThreeDInformation: FieldCoded, Hashable {
        public var flags = ThreeDFlags()
        /// In dB.
        public var pathLossThreshold: UInt8 = 0

        public init() {}

        public init(flags: ThreeDFlags, pathLossThreshold: UInt8) {
            self.flags = flags
            self.pathLossThreshold = pathLossThreshold
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("flags", &flags)
            try coder.field("pathLossThreshold", &pathLossThreshold)
        }
    }

    /// The flags of ``ThreeDInformation``.
    public struct ThreeDFlags: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let associationNotification = ThreeDFlags(rawValue: 1 << 0)
        public static let batteryLevelReporting = ThreeDFlags(rawValue: 1 << 1)
        public static let sendBatteryLevelReportOnStartUp = ThreeDFlags(rawValue: 1 << 2)
        public static let factoryTestMode = ThreeDFlags(rawValue: 1 << 7)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "associationNotification",
            1: "batteryLevelReporting",
            2: "sendBatteryLevelReportOnStartUp",
            7: "factoryTestMode",
        ]
    }
}
