// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What a cycling power sensor can do, 0x2A65 (Cycling Power Service 1.1, 3.1).
public struct CyclingPowerFeature: WireFlags {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let pedalPowerBalance = CyclingPowerFeature(rawValue: 1 << 0)
    public static let accumulatedTorque = CyclingPowerFeature(rawValue: 1 << 1)
    public static let wheelRevolutionData = CyclingPowerFeature(rawValue: 1 << 2)
    public static let crankRevolutionData = CyclingPowerFeature(rawValue: 1 << 3)
    public static let extremeMagnitudes = CyclingPowerFeature(rawValue: 1 << 4)
    public static let extremeAngles = CyclingPowerFeature(rawValue: 1 << 5)
    public static let topAndBottomDeadSpotAngles = CyclingPowerFeature(rawValue: 1 << 6)
    public static let accumulatedEnergy = CyclingPowerFeature(rawValue: 1 << 7)
    public static let offsetCompensationIndicator = CyclingPowerFeature(rawValue: 1 << 8)
    public static let offsetCompensation = CyclingPowerFeature(rawValue: 1 << 9)
    public static let contentMasking = CyclingPowerFeature(rawValue: 1 << 10)
    public static let multipleSensorLocations = CyclingPowerFeature(rawValue: 1 << 11)
    public static let crankLengthAdjustment = CyclingPowerFeature(rawValue: 1 << 12)
    public static let chainLengthAdjustment = CyclingPowerFeature(rawValue: 1 << 13)
    public static let chainWeightAdjustment = CyclingPowerFeature(rawValue: 1 << 14)
    public static let spanLengthAdjustment = CyclingPowerFeature(rawValue: 1 << 15)
    /// Magnitudes are torques; forces where it is not set.
    public static let torqueBased = CyclingPowerFeature(rawValue: 1 << 16)
    public static let instantaneousMeasurementDirection = CyclingPowerFeature(rawValue: 1 << 17)
    public static let factoryCalibrationDate = CyclingPowerFeature(rawValue: 1 << 18)
    public static let enhancedOffsetCompensation = CyclingPowerFeature(rawValue: 1 << 19)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "pedalPowerBalance", 1: "accumulatedTorque", 2: "wheelRevolutionData", 3: "crankRevolutionData",
        4: "extremeMagnitudes", 5: "extremeAngles", 6: "topAndBottomDeadSpotAngles", 7: "accumulatedEnergy",
        8: "offsetCompensationIndicator", 9: "offsetCompensation", 10: "contentMasking",
        11: "multipleSensorLocations", 12: "crankLengthAdjustment", 13: "chainLengthAdjustment",
        14: "chainWeightAdjustment", 15: "spanLengthAdjustment", 16: "torqueBased",
        17: "instantaneousMeasurementDirection", 18: "factoryCalibrationDate", 19: "enhancedOffsetCompensation",
    ]

    public static var numbers: [(bit: Int, width: Int, name: StaticString)] {
        [(20, 2, "distributedSystemSupport")]
    }

    /// Whether the sensor may be one of a pair.
    public var distributedSystemSupport: DistributedSystemSupport {
        DistributedSystemSupport(rawValue: UInt8(truncatingIfNeeded: rawValue >> 20) & 3)
    }
}

/// Whether a power sensor may be one of a pair that share a bike.
public struct DistributedSystemSupport: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let unspecified = DistributedSystemSupport(rawValue: 0)
    public static let notForUse = DistributedSystemSupport(rawValue: 1)
    public static let forUse = DistributedSystemSupport(rawValue: 2)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "unspecified", 1: "notForUse", 2: "forUse",
    ]
}
