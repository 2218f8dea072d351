// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A switch (Core specification 5.4, volume 4, part E: every parameter that is 0 for off and 1 for on).
public struct HCIEnable: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let disabled = HCIEnable(rawValue: 0)
    public static let enabled = HCIEnable(rawValue: 1)

    public static let names: KeyValuePairs<UInt8, StaticString> = [0: "disabled", 1: "enabled"]
}

/// Which of its addresses a device uses (volume 4, part E, 7.8.5).
public struct HCIOwnAddressType: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let publicDevice = HCIOwnAddressType(rawValue: 0)
    public static let randomDevice = HCIOwnAddressType(rawValue: 1)
    public static let resolvableOrPublic = HCIOwnAddressType(rawValue: 2)
    public static let resolvableOrRandom = HCIOwnAddressType(rawValue: 3)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "publicDevice", 1: "randomDevice", 2: "resolvableOrPublic", 3: "resolvableOrRandom",
    ]
}

/// Accuracy of a sleep clock, parts per million (volume 4, part E, 7.7.65.1).
public struct HCIClockAccuracy: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let ppm500 = HCIClockAccuracy(rawValue: 0)
    public static let ppm250 = HCIClockAccuracy(rawValue: 1)
    public static let ppm150 = HCIClockAccuracy(rawValue: 2)
    public static let ppm100 = HCIClockAccuracy(rawValue: 3)
    public static let ppm75 = HCIClockAccuracy(rawValue: 4)
    public static let ppm50 = HCIClockAccuracy(rawValue: 5)
    public static let ppm30 = HCIClockAccuracy(rawValue: 6)
    public static let ppm20 = HCIClockAccuracy(rawValue: 7)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "ppm500", 1: "ppm250", 2: "ppm150", 3: "ppm100", 4: "ppm75", 5: "ppm50", 6: "ppm30", 7: "ppm20",
    ]
}

/// A physical layer of LE (volume 4, part E, 7.7.65.12).
public struct HCIPHY: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let none = HCIPHY(rawValue: 0)
    public static let le1M = HCIPHY(rawValue: 1)
    public static let le2M = HCIPHY(rawValue: 2)
    public static let leCoded = HCIPHY(rawValue: 3)

    public static let names: KeyValuePairs<UInt8, StaticString> = [0: "none", 1: "le1M", 2: "le2M", 3: "leCoded"]
}

/// A set of physical layers of LE (volume 4, part E, 7.8.48).
public struct HCIPHYs: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let le1M = HCIPHYs(rawValue: 1 << 0)
    public static let le2M = HCIPHYs(rawValue: 1 << 1)
    public static let leCoded = HCIPHYs(rawValue: 1 << 2)

    public static let bits: KeyValuePairs<Int, StaticString> = [0: "le1M", 1: "le2M", 2: "leCoded"]
}

/// Directions in which the host leaves the choice of the physical layer open (volume 4, part E, 7.8.48).
public struct HCIPHYPreference: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let noTransmitPreference = HCIPHYPreference(rawValue: 1 << 0)
    public static let noReceivePreference = HCIPHYPreference(rawValue: 1 << 1)

    public static let bits: KeyValuePairs<Int, StaticString> = [0: "noTransmitPreference", 1: "noReceivePreference"]
}

/// The primary advertising channels (volume 4, part E, 7.8.5).
public struct HCIAdvertisingChannels: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let channel37 = HCIAdvertisingChannels(rawValue: 1 << 0)
    public static let channel38 = HCIAdvertisingChannels(rawValue: 1 << 1)
    public static let channel39 = HCIAdvertisingChannels(rawValue: 1 << 2)

    public static let bits: KeyValuePairs<Int, StaticString> = [0: "channel37", 1: "channel38", 2: "channel39"]
}

/// Which devices an advertiser answers (volume 4, part E, 7.8.5).
public struct HCIFilterPolicy: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let anyone = HCIFilterPolicy(rawValue: 0)
    public static let scanListed = HCIFilterPolicy(rawValue: 1)
    public static let connectListed = HCIFilterPolicy(rawValue: 2)
    public static let scanAndConnectListed = HCIFilterPolicy(rawValue: 3)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "anyone", 1: "scanListed", 2: "connectListed", 3: "scanAndConnectListed",
    ]
}

/// Whose advertisements a scanner reports (volume 4, part E, 7.8.10).
public struct HCIScanFilterPolicy: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let basicUnfiltered = HCIScanFilterPolicy(rawValue: 0)
    public static let basicFiltered = HCIScanFilterPolicy(rawValue: 1)
    public static let extendedUnfiltered = HCIScanFilterPolicy(rawValue: 2)
    public static let extendedFiltered = HCIScanFilterPolicy(rawValue: 3)
    public static let decisionUnfiltered = HCIScanFilterPolicy(rawValue: 4)
    public static let decisionFiltered = HCIScanFilterPolicy(rawValue: 5)
    public static let decisionExtendedUnfiltered = HCIScanFilterPolicy(rawValue: 6)
    public static let decisionExtendedFiltered = HCIScanFilterPolicy(rawValue: 7)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "basicUnfiltered", 1: "basicFiltered", 2: "extendedUnfiltered", 3: "extendedFiltered",
        4: "decisionUnfiltered", 5: "decisionFiltered", 6: "decisionExtendedUnfiltered",
        7: "decisionExtendedFiltered",
    ]
}

/// Whether a scanner asks for scan responses (volume 4, part E, 7.8.10).
public struct HCIScanType: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let passive = HCIScanType(rawValue: 0)
    public static let active = HCIScanType(rawValue: 1)

    public static let names: KeyValuePairs<UInt8, StaticString> = [0: "passive", 1: "active"]
}

/// Whom an initiator connects to (volume 4, part E, 7.8.12).
public struct HCIInitiatorFilterPolicy: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let peerAddress = HCIInitiatorFilterPolicy(rawValue: 0)
    public static let filterAcceptList = HCIInitiatorFilterPolicy(rawValue: 1)
    public static let decisionAndFilterAcceptList = HCIInitiatorFilterPolicy(rawValue: 2)
    public static let decision = HCIInitiatorFilterPolicy(rawValue: 3)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "peerAddress", 1: "filterAcceptList", 2: "decisionAndFilterAcceptList", 3: "decision",
    ]
}

/// Whether a scanner reports an advertiser again (volume 4, part E, 7.8.65).
public struct HCIFilterDuplicates: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let disabled = HCIFilterDuplicates(rawValue: 0)
    public static let enabled = HCIFilterDuplicates(rawValue: 1)
    public static let resetEachPeriod = HCIFilterDuplicates(rawValue: 2)

    public static let names: KeyValuePairs<UInt8, StaticString> = [0: "disabled", 1: "enabled", 2: "resetEachPeriod"]
}

/// Kind of a constant tone extension (volume 4, part E, 7.7.65.15).
public struct HCICTEType: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let angleOfArrival = HCICTEType(rawValue: 0)
    public static let angleOfDeparture1us = HCICTEType(rawValue: 1)
    public static let angleOfDeparture2us = HCICTEType(rawValue: 2)
    public static let none = HCICTEType(rawValue: 0xff)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "angleOfArrival", 1: "angleOfDeparture1us", 2: "angleOfDeparture2us", 0xff: "none",
    ]
}

/// Whether the data of a report is all there is (volume 4, part E, 7.7.65.15).
public struct HCIDataStatus: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let complete = HCIDataStatus(rawValue: 0)
    public static let moreToCome = HCIDataStatus(rawValue: 1)
    public static let truncated = HCIDataStatus(rawValue: 2)
    public static let failedToReceive = HCIDataStatus(rawValue: 0xff)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "complete", 1: "moreToCome", 2: "truncated", 0xff: "failedToReceive",
    ]
}

/// Which part of the data a command carries (volume 4, part E, 7.8.54).
public struct HCIDataOperation: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let intermediateFragment = HCIDataOperation(rawValue: 0)
    public static let firstFragment = HCIDataOperation(rawValue: 1)
    public static let lastFragment = HCIDataOperation(rawValue: 2)
    public static let complete = HCIDataOperation(rawValue: 3)
    public static let unchanged = HCIDataOperation(rawValue: 4)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "intermediateFragment", 1: "firstFragment", 2: "lastFragment", 3: "complete", 4: "unchanged",
    ]
}

/// Direction of a data path, seen from the host (volume 4, part E, 7.8.109).
public struct HCIDataPathDirection: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let input = HCIDataPathDirection(rawValue: 0)
    public static let output = HCIDataPathDirection(rawValue: 1)

    public static let names: KeyValuePairs<UInt8, StaticString> = [0: "input", 1: "output"]
}
