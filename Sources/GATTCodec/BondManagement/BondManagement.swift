// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Bond Management Service, 0x181E.
public enum BondManagement {
    public static let feature = SimpleCharacteristic(
        0x2aa5, "Bond Management Feature", "features", VariableFlags<BondManagementFeatures>(),
        source: "Bond Management Service 1.0.1, 3.2")

    static var entries: [CharacteristicEntry] {
        [CharacteristicEntry(BondManagementControlPoint.self), feature.entry]
    }
}

/// Bond Management Control Point, 0x2AA4: op code u8, authorization code (UTF-8) to the end where one is needed.
public struct BondManagementControlPoint: CharacteristicValue {
    public static var uuid: UInt16 { 0x2aa4 }
    public static var name: StaticString { "Bond Management Control Point" }
    public static var source: StaticString { "Bond Management Service 1.0.1, 3.1" }

    public var opCode = OpCode()
    public var authorizationCode: UTF8Text?

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("opCode", &opCode)
        if authorizationCode?.bytes.isEmpty == true { authorizationCode = nil }
        let someIsLeft = coder.remaining.map { $0 > 0 } ?? false
        try coder.optionalText("authorizationCode", &authorizationCode, if: someIsLeft)
    }

    /// Which bonds to delete, and on which transports.
    public struct OpCode: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let deleteRequestingBREDRAndLE = OpCode(rawValue: 1)
        public static let deleteRequestingBREDR = OpCode(rawValue: 2)
        public static let deleteRequestingLE = OpCode(rawValue: 3)
        public static let deleteAllBREDRAndLE = OpCode(rawValue: 4)
        public static let deleteAllBREDR = OpCode(rawValue: 5)
        public static let deleteAllLE = OpCode(rawValue: 6)
        public static let deleteAllButActiveBREDRAndLE = OpCode(rawValue: 7)
        public static let deleteAllButActiveBREDR = OpCode(rawValue: 8)
        public static let deleteAllButActiveLE = OpCode(rawValue: 9)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            1: "deleteRequestingBREDRAndLE", 2: "deleteRequestingBREDR", 3: "deleteRequestingLE",
            4: "deleteAllBREDRAndLE", 5: "deleteAllBREDR", 6: "deleteAllLE", 7: "deleteAllButActiveBREDRAndLE",
            8: "deleteAllButActiveBREDR", 9: "deleteAllButActiveLE",
        ]
    }
}

/// Which bonds can be deleted, and whether that needs an authorization code.
public struct BondManagementFeatures: WireFlags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let deleteRequestingBREDRAndLE = BondManagementFeatures(rawValue: 1 << 0)
    public static let deleteRequestingBREDRAndLENeedsAuthorization = BondManagementFeatures(rawValue: 1 << 1)
    public static let deleteRequestingBREDR = BondManagementFeatures(rawValue: 1 << 2)
    public static let deleteRequestingBREDRNeedsAuthorization = BondManagementFeatures(rawValue: 1 << 3)
    public static let deleteRequestingLE = BondManagementFeatures(rawValue: 1 << 4)
    public static let deleteRequestingLENeedsAuthorization = BondManagementFeatures(rawValue: 1 << 5)
    public static let deleteAllBREDRAndLE = BondManagementFeatures(rawValue: 1 << 6)
    public static let deleteAllBREDRAndLENeedsAuthorization = BondManagementFeatures(rawValue: 1 << 7)
    public static let deleteAllBREDR = BondManagementFeatures(rawValue: 1 << 8)
    public static let deleteAllBREDRNeedsAuthorization = BondManagementFeatures(rawValue: 1 << 9)
    public static let deleteAllLE = BondManagementFeatures(rawValue: 1 << 10)
    public static let deleteAllLENeedsAuthorization = BondManagementFeatures(rawValue: 1 << 11)
    public static let deleteAllButActiveBREDRAndLE = BondManagementFeatures(rawValue: 1 << 12)
    public static let deleteAllButActiveBREDRAndLENeedsAuthorization = BondManagementFeatures(rawValue: 1 << 13)
    public static let deleteAllButActiveBREDR = BondManagementFeatures(rawValue: 1 << 14)
    public static let deleteAllButActiveBREDRNeedsAuthorization = BondManagementFeatures(rawValue: 1 << 15)
    public static let deleteAllButActiveLE = BondManagementFeatures(rawValue: 1 << 16)
    public static let deleteAllButActiveLENeedsAuthorization = BondManagementFeatures(rawValue: 1 << 17)
    public static let identifyYourself = BondManagementFeatures(rawValue: 1 << 18)
    /// More bytes follow.
    public static let moreBytes = BondManagementFeatures(rawValue: 1 << 23)

    public static var byteCount: Int { 3 }

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "deleteRequestingBREDRAndLE", 1: "deleteRequestingBREDRAndLENeedsAuthorization",
        2: "deleteRequestingBREDR", 3: "deleteRequestingBREDRNeedsAuthorization", 4: "deleteRequestingLE",
        5: "deleteRequestingLENeedsAuthorization", 6: "deleteAllBREDRAndLE",
        7: "deleteAllBREDRAndLENeedsAuthorization", 8: "deleteAllBREDR", 9: "deleteAllBREDRNeedsAuthorization",
        10: "deleteAllLE", 11: "deleteAllLENeedsAuthorization", 12: "deleteAllButActiveBREDRAndLE",
        13: "deleteAllButActiveBREDRAndLENeedsAuthorization", 14: "deleteAllButActiveBREDR",
        15: "deleteAllButActiveBREDRNeedsAuthorization", 16: "deleteAllButActiveLE",
        17: "deleteAllButActiveLENeedsAuthorization", 18: "identifyYourself", 23: "moreBytes",
    ]
}
