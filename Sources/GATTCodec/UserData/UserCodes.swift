// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Gender, 0x2A8C (GATT Specification Supplement).
public struct Gender: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let male = Gender(rawValue: 0)
    public static let female = Gender(rawValue: 1)
    public static let unspecified = Gender(rawValue: 2)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "male", 1: "female", 2: "unspecified",
    ]
}

/// Sport Type for Aerobic and Anaerobic Thresholds, 0x2A93 (GATT Specification Supplement).
public struct SportType: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let unspecified = SportType(rawValue: 0)
    public static let running = SportType(rawValue: 1)
    public static let cycling = SportType(rawValue: 2)
    public static let rowing = SportType(rawValue: 3)
    public static let crossTraining = SportType(rawValue: 4)
    public static let climbing = SportType(rawValue: 5)
    public static let skiing = SportType(rawValue: 6)
    public static let skating = SportType(rawValue: 7)
    public static let armExercising = SportType(rawValue: 8)
    public static let lowerBodyExercising = SportType(rawValue: 9)
    public static let upperBodyExercising = SportType(rawValue: 10)
    public static let wholeBodyExercising = SportType(rawValue: 11)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "unspecified", 1: "running", 2: "cycling", 3: "rowing", 4: "crossTraining", 5: "climbing", 6: "skiing",
        7: "skating", 8: "armExercising", 9: "lowerBodyExercising", 10: "upperBodyExercising",
        11: "wholeBodyExercising",
    ]
}

/// Handedness, 0x2B4A (GATT Specification Supplement).
public struct Handedness: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let leftHanded = Handedness(rawValue: 0)
    public static let rightHanded = Handedness(rawValue: 1)
    public static let ambidextrous = Handedness(rawValue: 2)
    public static let unspecified = Handedness(rawValue: 3)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "leftHanded", 1: "rightHanded", 2: "ambidextrous", 3: "unspecified",
    ]
}

/// Device Wearing Position, 0x2B4B (GATT Specification Supplement).
public struct DeviceWearingPosition: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let other = DeviceWearingPosition(rawValue: 0)
    public static let head = DeviceWearingPosition(rawValue: 1)
    public static let headEar = DeviceWearingPosition(rawValue: 2)
    public static let headEarRight = DeviceWearingPosition(rawValue: 3)
    public static let headEarLeft = DeviceWearingPosition(rawValue: 4)
    public static let headNeck = DeviceWearingPosition(rawValue: 5)
    public static let trunk = DeviceWearingPosition(rawValue: 6)
    public static let trunkPelvis = DeviceWearingPosition(rawValue: 7)
    public static let trunkPelvisRight = DeviceWearingPosition(rawValue: 8)
    public static let trunkPelvisLeft = DeviceWearingPosition(rawValue: 9)
    public static let trunkThorax = DeviceWearingPosition(rawValue: 10)
    public static let trunkThoraxRight = DeviceWearingPosition(rawValue: 11)
    public static let trunkThoraxLeft = DeviceWearingPosition(rawValue: 12)
    public static let trunkBack = DeviceWearingPosition(rawValue: 13)
    public static let upperExtremity = DeviceWearingPosition(rawValue: 14)
    public static let upperExtremityRight = DeviceWearingPosition(rawValue: 15)
    public static let upperExtremityLeft = DeviceWearingPosition(rawValue: 16)
    public static let upperExtremityWrist = DeviceWearingPosition(rawValue: 17)
    public static let upperExtremityWristRight = DeviceWearingPosition(rawValue: 18)
    public static let upperExtremityWristLeft = DeviceWearingPosition(rawValue: 19)
    public static let upperExtremityFinger = DeviceWearingPosition(rawValue: 20)
    public static let upperExtremityFingerRight = DeviceWearingPosition(rawValue: 21)
    public static let upperExtremityFingerLeft = DeviceWearingPosition(rawValue: 22)
    public static let upperExtremityHand = DeviceWearingPosition(rawValue: 23)
    public static let upperExtremityHandRight = DeviceWearingPosition(rawValue: 24)
    public static let upperExtremityHandLeft = DeviceWearingPosition(rawValue: 25)
    public static let lowerExtremity = DeviceWearingPosition(rawValue: 26)
    public static let lowerExtremityRight = DeviceWearingPosition(rawValue: 27)
    public static let lowerExtremityLeft = DeviceWearingPosition(rawValue: 28)
    public static let lowerExtremityAnkle = DeviceWearingPosition(rawValue: 29)
    public static let lowerExtremityAnkleRight = DeviceWearingPosition(rawValue: 30)
    public static let lowerExtremityAnkleLeft = DeviceWearingPosition(rawValue: 31)
    public static let lowerExtremityFoot = DeviceWearingPosition(rawValue: 32)
    public static let lowerExtremityFootRight = DeviceWearingPosition(rawValue: 33)
    public static let lowerExtremityFootLeft = DeviceWearingPosition(rawValue: 34)
    public static let pantsPocket = DeviceWearingPosition(rawValue: 35)
    public static let pantsPocketRight = DeviceWearingPosition(rawValue: 36)
    public static let pantsPocketLeft = DeviceWearingPosition(rawValue: 37)
    public static let chestPocket = DeviceWearingPosition(rawValue: 38)
    public static let chestPocketRight = DeviceWearingPosition(rawValue: 39)
    public static let chestPocketLeft = DeviceWearingPosition(rawValue: 40)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "other", 1: "head", 2: "headEar", 3: "headEarRight", 4: "headEarLeft", 5: "headNeck", 6: "trunk",
        7: "trunkPelvis", 8: "trunkPelvisRight", 9: "trunkPelvisLeft", 10: "trunkThorax", 11: "trunkThoraxRight",
        12: "trunkThoraxLeft", 13: "trunkBack", 14: "upperExtremity", 15: "upperExtremityRight",
        16: "upperExtremityLeft", 17: "upperExtremityWrist", 18: "upperExtremityWristRight",
        19: "upperExtremityWristLeft", 20: "upperExtremityFinger", 21: "upperExtremityFingerRight",
        22: "upperExtremityFingerLeft", 23: "upperExtremityHand", 24: "upperExtremityHandRight",
        25: "upperExtremityHandLeft", 26: "lowerExtremity", 27: "lowerExtremityRight", 28: "lowerExtremityLeft",
        29: "lowerExtremityAnkle", 30: "lowerExtremityAnkleRight", 31: "lowerExtremityAnkleLeft",
        32: "lowerExtremityFoot", 33: "lowerExtremityFootRight", 34: "lowerExtremityFootLeft", 35: "pantsPocket",
        36: "pantsPocketRight", 37: "pantsPocketLeft", 38: "chestPocket", 39: "chestPocketRight",
        40: "chestPocketLeft",
    ]
}
