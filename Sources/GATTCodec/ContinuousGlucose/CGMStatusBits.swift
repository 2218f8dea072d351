// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Status octet of a continuous glucose monitor (bits 0 to 7 of the annunciation).
public struct CGMStatusOctet: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let sessionStopped = CGMStatusOctet(rawValue: 1 << 0)
    public static let deviceBatteryLow = CGMStatusOctet(rawValue: 1 << 1)
    public static let sensorTypeIncorrect = CGMStatusOctet(rawValue: 1 << 2)
    public static let sensorMalfunction = CGMStatusOctet(rawValue: 1 << 3)
    public static let deviceSpecificAlert = CGMStatusOctet(rawValue: 1 << 4)
    public static let generalDeviceFault = CGMStatusOctet(rawValue: 1 << 5)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "sessionStopped", 1: "deviceBatteryLow", 2: "sensorTypeIncorrect", 3: "sensorMalfunction",
        4: "deviceSpecificAlert", 5: "generalDeviceFault",
    ]
}

/// Calibration and temperature octet of a continuous glucose monitor (bits 8 to 15 of the annunciation).
public struct CGMCalibrationOctet: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let timeSynchronizationRequired = CGMCalibrationOctet(rawValue: 1 << 0)
    public static let calibrationNotAllowed = CGMCalibrationOctet(rawValue: 1 << 1)
    public static let calibrationRecommended = CGMCalibrationOctet(rawValue: 1 << 2)
    public static let calibrationRequired = CGMCalibrationOctet(rawValue: 1 << 3)
    public static let temperatureTooHigh = CGMCalibrationOctet(rawValue: 1 << 4)
    public static let temperatureTooLow = CGMCalibrationOctet(rawValue: 1 << 5)
    public static let calibrationPending = CGMCalibrationOctet(rawValue: 1 << 6)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "timeSynchronizationRequired", 1: "calibrationNotAllowed", 2: "calibrationRecommended",
        3: "calibrationRequired", 4: "temperatureTooHigh", 5: "temperatureTooLow", 6: "calibrationPending",
    ]
}

/// Warning octet of a continuous glucose monitor (bits 16 to 23 of the annunciation).
public struct CGMWarningOctet: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let belowPatientLow = CGMWarningOctet(rawValue: 1 << 0)
    public static let abovePatientHigh = CGMWarningOctet(rawValue: 1 << 1)
    public static let belowHypo = CGMWarningOctet(rawValue: 1 << 2)
    public static let aboveHyper = CGMWarningOctet(rawValue: 1 << 3)
    public static let rateOfDecreaseExceeded = CGMWarningOctet(rawValue: 1 << 4)
    public static let rateOfIncreaseExceeded = CGMWarningOctet(rawValue: 1 << 5)
    public static let resultTooLow = CGMWarningOctet(rawValue: 1 << 6)
    public static let resultTooHigh = CGMWarningOctet(rawValue: 1 << 7)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "belowPatientLow", 1: "abovePatientHigh", 2: "belowHypo", 3: "aboveHyper", 4: "rateOfDecreaseExceeded",
        5: "rateOfIncreaseExceeded", 6: "resultTooLow", 7: "resultTooHigh",
    ]
}
