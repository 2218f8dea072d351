// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// How often a device listens for pages (volume 4, part E, 7.1.5).
public struct HCIPageScanRepetitionMode: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let r0 = HCIPageScanRepetitionMode(rawValue: 0)
    public static let r1 = HCIPageScanRepetitionMode(rawValue: 1)
    public static let r2 = HCIPageScanRepetitionMode(rawValue: 2)

    public static let names: KeyValuePairs<UInt8, StaticString> = [0: "r0", 1: "r1", 2: "r2"]
}

/// Kind of a BR/EDR link (volume 4, part E, 7.7.3).
public struct HCILinkType: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let sco = HCILinkType(rawValue: 0)
    public static let acl = HCILinkType(rawValue: 1)
    public static let eSCO = HCILinkType(rawValue: 2)

    public static let names: KeyValuePairs<UInt8, StaticString> = [0: "sco", 1: "acl", 2: "eSCO"]
}

/// How a device can talk with its user during pairing (volume 4, part E, 7.1.29).
public struct HCIIOCapability: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let displayOnly = HCIIOCapability(rawValue: 0)
    public static let displayYesNo = HCIIOCapability(rawValue: 1)
    public static let keyboardOnly = HCIIOCapability(rawValue: 2)
    public static let noInputNoOutput = HCIIOCapability(rawValue: 3)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "displayOnly", 1: "displayYesNo", 2: "keyboardOnly", 3: "noInputNoOutput",
    ]
}

/// What a device asks of pairing (volume 4, part E, 7.1.29).
public struct HCIAuthenticationRequirements: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let noBonding = HCIAuthenticationRequirements(rawValue: 0)
    public static let noBondingMITM = HCIAuthenticationRequirements(rawValue: 1)
    public static let dedicatedBonding = HCIAuthenticationRequirements(rawValue: 2)
    public static let dedicatedBondingMITM = HCIAuthenticationRequirements(rawValue: 3)
    public static let generalBonding = HCIAuthenticationRequirements(rawValue: 4)
    public static let generalBondingMITM = HCIAuthenticationRequirements(rawValue: 5)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "noBonding", 1: "noBondingMITM", 2: "dedicatedBonding", 3: "dedicatedBondingMITM", 4: "generalBonding",
        5: "generalBondingMITM",
    ]
}

/// BR/EDR packet types: those of the basic rate that may be used, those of the enhanced rates that may not
/// (volume 4, part E, 7.1.5).
public struct HCIACLPacketTypes: WireFlags {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let no2DH1 = HCIACLPacketTypes(rawValue: 1 << 1)
    public static let no3DH1 = HCIACLPacketTypes(rawValue: 1 << 2)
    public static let dm1 = HCIACLPacketTypes(rawValue: 1 << 3)
    public static let dh1 = HCIACLPacketTypes(rawValue: 1 << 4)
    public static let no2DH3 = HCIACLPacketTypes(rawValue: 1 << 8)
    public static let no3DH3 = HCIACLPacketTypes(rawValue: 1 << 9)
    public static let dm3 = HCIACLPacketTypes(rawValue: 1 << 10)
    public static let dh3 = HCIACLPacketTypes(rawValue: 1 << 11)
    public static let no2DH5 = HCIACLPacketTypes(rawValue: 1 << 12)
    public static let no3DH5 = HCIACLPacketTypes(rawValue: 1 << 13)
    public static let dm5 = HCIACLPacketTypes(rawValue: 1 << 14)
    public static let dh5 = HCIACLPacketTypes(rawValue: 1 << 15)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        1: "no2DH1", 2: "no3DH1", 3: "dm1", 4: "dh1", 8: "no2DH3", 9: "no3DH3", 10: "dm3", 11: "dh3", 12: "no2DH5",
        13: "no3DH5", 14: "dm5", 15: "dh5",
    ]
}

/// Packet types of synchronous links: the basic ones that may be used, the enhanced ones that may not (volume 4,
/// part E, 7.1.26).
public struct HCISynchronousPacketTypes: WireFlags {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let hv1 = HCISynchronousPacketTypes(rawValue: 1 << 0)
    public static let hv2 = HCISynchronousPacketTypes(rawValue: 1 << 1)
    public static let hv3 = HCISynchronousPacketTypes(rawValue: 1 << 2)
    public static let ev3 = HCISynchronousPacketTypes(rawValue: 1 << 3)
    public static let ev4 = HCISynchronousPacketTypes(rawValue: 1 << 4)
    public static let ev5 = HCISynchronousPacketTypes(rawValue: 1 << 5)
    public static let no2EV3 = HCISynchronousPacketTypes(rawValue: 1 << 6)
    public static let no3EV3 = HCISynchronousPacketTypes(rawValue: 1 << 7)
    public static let no2EV5 = HCISynchronousPacketTypes(rawValue: 1 << 8)
    public static let no3EV5 = HCISynchronousPacketTypes(rawValue: 1 << 9)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "hv1", 1: "hv2", 2: "hv3", 3: "ev3", 4: "ev4", 5: "ev5", 6: "no2EV3", 7: "no3EV3", 8: "no2EV5",
        9: "no3EV5",
    ]
}

/// What a BR/EDR link may do (volume 4, part E, 7.2.10).
public struct HCILinkPolicy: WireFlags {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let roleSwitch = HCILinkPolicy(rawValue: 1 << 0)
    public static let holdMode = HCILinkPolicy(rawValue: 1 << 1)
    public static let sniffMode = HCILinkPolicy(rawValue: 1 << 2)
    public static let parkState = HCILinkPolicy(rawValue: 1 << 3)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "roleSwitch", 1: "holdMode", 2: "sniffMode", 3: "parkState",
    ]
}

/// Version of the Core specification (Assigned Numbers 2.1).
public struct HCIVersion: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let core1_0b = HCIVersion(rawValue: 0)
    public static let core1_1 = HCIVersion(rawValue: 1)
    public static let core1_2 = HCIVersion(rawValue: 2)
    public static let core2_0 = HCIVersion(rawValue: 3)
    public static let core2_1 = HCIVersion(rawValue: 4)
    public static let core3_0 = HCIVersion(rawValue: 5)
    public static let core4_0 = HCIVersion(rawValue: 6)
    public static let core4_1 = HCIVersion(rawValue: 7)
    public static let core4_2 = HCIVersion(rawValue: 8)
    public static let core5_0 = HCIVersion(rawValue: 9)
    public static let core5_1 = HCIVersion(rawValue: 10)
    public static let core5_2 = HCIVersion(rawValue: 11)
    public static let core5_3 = HCIVersion(rawValue: 12)
    public static let core5_4 = HCIVersion(rawValue: 13)
    public static let core6_0 = HCIVersion(rawValue: 14)
    public static let core6_1 = HCIVersion(rawValue: 15)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "core1_0b", 1: "core1_1", 2: "core1_2", 3: "core2_0", 4: "core2_1", 5: "core3_0", 6: "core4_0",
        7: "core4_1", 8: "core4_2", 9: "core5_0", 10: "core5_1", 11: "core5_2", 12: "core5_3", 13: "core5_4",
        14: "core6_0", 15: "core6_1",
    ]
}
