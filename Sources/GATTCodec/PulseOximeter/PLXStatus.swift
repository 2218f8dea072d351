// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Measurement Status of a pulse oximeter: two bytes of flags.
public struct PLXMeasurementStatus: WireFlags {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let measurementOngoing = PLXMeasurementStatus(rawValue: 1 << 5)
    public static let earlyEstimatedData = PLXMeasurementStatus(rawValue: 1 << 6)
    public static let validatedData = PLXMeasurementStatus(rawValue: 1 << 7)
    public static let fullyQualifiedData = PLXMeasurementStatus(rawValue: 1 << 8)
    public static let dataFromMeasurementStorage = PLXMeasurementStatus(rawValue: 1 << 9)
    public static let dataForDemonstration = PLXMeasurementStatus(rawValue: 1 << 10)
    public static let dataForTesting = PLXMeasurementStatus(rawValue: 1 << 11)
    public static let calibrationOngoing = PLXMeasurementStatus(rawValue: 1 << 12)
    public static let measurementUnavailable = PLXMeasurementStatus(rawValue: 1 << 13)
    public static let questionableMeasurement = PLXMeasurementStatus(rawValue: 1 << 14)
    public static let invalidMeasurement = PLXMeasurementStatus(rawValue: 1 << 15)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        5: "measurementOngoing", 6: "earlyEstimatedData", 7: "validatedData", 8: "fullyQualifiedData",
        9: "dataFromMeasurementStorage", 10: "dataForDemonstration", 11: "dataForTesting", 12: "calibrationOngoing",
        13: "measurementUnavailable", 14: "questionableMeasurement", 15: "invalidMeasurement",
    ]
}

/// Device and Sensor Status of a pulse oximeter: three bytes of flags.
public struct PLXDeviceStatus: WireFlags {
    public static var byteCount: Int { 3 }
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let extendedDisplayUpdate = PLXDeviceStatus(rawValue: 1 << 0)
    public static let equipmentMalfunction = PLXDeviceStatus(rawValue: 1 << 1)
    public static let signalProcessingIrregularity = PLXDeviceStatus(rawValue: 1 << 2)
    public static let inadequateSignal = PLXDeviceStatus(rawValue: 1 << 3)
    public static let poorSignal = PLXDeviceStatus(rawValue: 1 << 4)
    public static let lowPerfusion = PLXDeviceStatus(rawValue: 1 << 5)
    public static let erraticSignal = PLXDeviceStatus(rawValue: 1 << 6)
    public static let nonpulsatileSignal = PLXDeviceStatus(rawValue: 1 << 7)
    public static let questionablePulse = PLXDeviceStatus(rawValue: 1 << 8)
    public static let signalAnalysisOngoing = PLXDeviceStatus(rawValue: 1 << 9)
    public static let sensorInterference = PLXDeviceStatus(rawValue: 1 << 10)
    public static let sensorUnconnectedToUser = PLXDeviceStatus(rawValue: 1 << 11)
    public static let unknownSensor = PLXDeviceStatus(rawValue: 1 << 12)
    public static let sensorDisplaced = PLXDeviceStatus(rawValue: 1 << 13)
    public static let sensorMalfunctioning = PLXDeviceStatus(rawValue: 1 << 14)
    public static let sensorDisconnected = PLXDeviceStatus(rawValue: 1 << 15)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "extendedDisplayUpdate", 1: "equipmentMalfunction", 2: "signalProcessingIrregularity",
        3: "inadequateSignal", 4: "poorSignal", 5: "lowPerfusion", 6: "erraticSignal", 7: "nonpulsatileSignal",
        8: "questionablePulse", 9: "signalAnalysisOngoing", 10: "sensorInterference", 11: "sensorUnconnectedToUser",
        12: "unknownSensor", 13: "sensorDisplaced", 14: "sensorMalfunctioning", 15: "sensorDisconnected",
    ]
}
