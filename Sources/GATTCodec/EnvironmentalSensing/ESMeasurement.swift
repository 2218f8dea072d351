// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// ES Measurement, descriptor 0x290C: how and of what a quantity is measured.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 2 | always |
/// | sampling function | 1 | always |
/// | measurement period, s | 3 | always |
/// | update interval, s | 3 | always |
/// | application | 1 | always |
/// | measurement uncertainty, 0.5 % | 1 | always |
public struct ESMeasurement: CharacteristicValue {
    public static var uuid: UInt16 { 0x290c }
    public static var name: StaticString { "Environmental Sensing Measurement" }
    public static var source: StaticString { "Environmental Sensing Service 1.0.1, 3.1.2.1" }

    /// Reserved for later.
    public var flags = Scaled<UInt16>(Scale())
    public var samplingFunction = SamplingFunction()
    /// 0 where it is not in use.
    public var measurementPeriod = Scaled<UInt24>(Scale(.second))
    public var updateInterval = Scaled<UInt24>(Scale(.second))
    public var application = SensingApplication()
    public var measurementUncertainty = Scaled<UInt8>(.uncertainty)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("flags", &flags)
        try coder.field("samplingFunction", &samplingFunction)
        try coder.field("measurementPeriod", &measurementPeriod)
        try coder.field("updateInterval", &updateInterval)
        try coder.field("application", &application)
        try coder.field("measurementUncertainty", &measurementUncertainty)
    }
}

/// How the samples of a period become one value.
public struct SamplingFunction: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let unspecified = SamplingFunction(rawValue: 0)
    public static let instantaneous = SamplingFunction(rawValue: 1)
    public static let arithmeticMean = SamplingFunction(rawValue: 2)
    public static let rms = SamplingFunction(rawValue: 3)
    public static let maximum = SamplingFunction(rawValue: 4)
    public static let minimum = SamplingFunction(rawValue: 5)
    public static let accumulated = SamplingFunction(rawValue: 6)
    public static let count = SamplingFunction(rawValue: 7)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "unspecified", 1: "instantaneous", 2: "arithmeticMean", 3: "rms", 4: "maximum", 5: "minimum",
        6: "accumulated", 7: "count",
    ]
}

/// What the measured quantity is of.
public struct SensingApplication: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let unspecified = SensingApplication(rawValue: 0)
    public static let air = SensingApplication(rawValue: 1)
    public static let water = SensingApplication(rawValue: 2)
    public static let barometric = SensingApplication(rawValue: 3)
    public static let soil = SensingApplication(rawValue: 4)
    public static let infrared = SensingApplication(rawValue: 5)
    public static let mapDatabase = SensingApplication(rawValue: 6)
    public static let barometricElevation = SensingApplication(rawValue: 7)
    public static let gpsOnlyElevation = SensingApplication(rawValue: 8)
    public static let gpsAndMapDatabaseElevation = SensingApplication(rawValue: 9)
    public static let verticalDatumElevation = SensingApplication(rawValue: 10)
    public static let onshore = SensingApplication(rawValue: 11)
    public static let onboardVesselOrVehicle = SensingApplication(rawValue: 12)
    public static let front = SensingApplication(rawValue: 13)
    public static let backOrRear = SensingApplication(rawValue: 14)
    public static let upper = SensingApplication(rawValue: 15)
    public static let lower = SensingApplication(rawValue: 16)
    public static let primary = SensingApplication(rawValue: 17)
    public static let secondary = SensingApplication(rawValue: 18)
    public static let outdoor = SensingApplication(rawValue: 19)
    public static let indoor = SensingApplication(rawValue: 20)
    public static let top = SensingApplication(rawValue: 21)
    public static let bottom = SensingApplication(rawValue: 22)
    public static let main = SensingApplication(rawValue: 23)
    public static let backup = SensingApplication(rawValue: 24)
    public static let auxiliary = SensingApplication(rawValue: 25)
    public static let supplementary = SensingApplication(rawValue: 26)
    public static let inside = SensingApplication(rawValue: 27)
    public static let outside = SensingApplication(rawValue: 28)
    public static let left = SensingApplication(rawValue: 29)
    public static let right = SensingApplication(rawValue: 30)
    public static let inner = SensingApplication(rawValue: 31)
    public static let outer = SensingApplication(rawValue: 32)
    public static let solar = SensingApplication(rawValue: 33)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "unspecified", 1: "air", 2: "water", 3: "barometric", 4: "soil", 5: "infrared", 6: "mapDatabase",
        7: "barometricElevation", 8: "gpsOnlyElevation", 9: "gpsAndMapDatabaseElevation",
        10: "verticalDatumElevation", 11: "onshore", 12: "onboardVesselOrVehicle", 13: "front", 14: "backOrRear",
        15: "upper", 16: "lower", 17: "primary", 18: "secondary", 19: "outdoor", 20: "indoor", 21: "top",
        22: "bottom", 23: "main", 24: "backup", 25: "auxiliary", 26: "supplementary", 27: "inside", 28: "outside",
        29: "left", 30: "right", 31: "inner", 32: "outer", 33: "solar",
    ]
}
