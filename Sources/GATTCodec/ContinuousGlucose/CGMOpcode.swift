// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Opcodes of the CGM Specific Ops Control Point.
public struct CGMOpcode: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let setCommunicationInterval = CGMOpcode(rawValue: 0x01)
    public static let getCommunicationInterval = CGMOpcode(rawValue: 0x02)
    public static let communicationIntervalResponse = CGMOpcode(rawValue: 0x03)
    public static let setGlucoseCalibrationValue = CGMOpcode(rawValue: 0x04)
    public static let getGlucoseCalibrationValue = CGMOpcode(rawValue: 0x05)
    public static let glucoseCalibrationValueResponse = CGMOpcode(rawValue: 0x06)
    public static let setPatientHighAlertLevel = CGMOpcode(rawValue: 0x07)
    public static let getPatientHighAlertLevel = CGMOpcode(rawValue: 0x08)
    public static let patientHighAlertLevelResponse = CGMOpcode(rawValue: 0x09)
    public static let setPatientLowAlertLevel = CGMOpcode(rawValue: 0x0a)
    public static let getPatientLowAlertLevel = CGMOpcode(rawValue: 0x0b)
    public static let patientLowAlertLevelResponse = CGMOpcode(rawValue: 0x0c)
    public static let setHypoAlertLevel = CGMOpcode(rawValue: 0x0d)
    public static let getHypoAlertLevel = CGMOpcode(rawValue: 0x0e)
    public static let hypoAlertLevelResponse = CGMOpcode(rawValue: 0x0f)
    public static let setHyperAlertLevel = CGMOpcode(rawValue: 0x10)
    public static let getHyperAlertLevel = CGMOpcode(rawValue: 0x11)
    public static let hyperAlertLevelResponse = CGMOpcode(rawValue: 0x12)
    public static let setRateOfDecreaseAlertLevel = CGMOpcode(rawValue: 0x13)
    public static let getRateOfDecreaseAlertLevel = CGMOpcode(rawValue: 0x14)
    public static let rateOfDecreaseAlertLevelResponse = CGMOpcode(rawValue: 0x15)
    public static let setRateOfIncreaseAlertLevel = CGMOpcode(rawValue: 0x16)
    public static let getRateOfIncreaseAlertLevel = CGMOpcode(rawValue: 0x17)
    public static let rateOfIncreaseAlertLevelResponse = CGMOpcode(rawValue: 0x18)
    public static let resetDeviceSpecificAlert = CGMOpcode(rawValue: 0x19)
    public static let startSession = CGMOpcode(rawValue: 0x1a)
    public static let stopSession = CGMOpcode(rawValue: 0x1b)
    public static let responseCode = CGMOpcode(rawValue: 0x1c)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0x01: "setCommunicationInterval", 0x02: "getCommunicationInterval", 0x03: "communicationIntervalResponse",
        0x04: "setGlucoseCalibrationValue", 0x05: "getGlucoseCalibrationValue",
        0x06: "glucoseCalibrationValueResponse", 0x07: "setPatientHighAlertLevel", 0x08: "getPatientHighAlertLevel",
        0x09: "patientHighAlertLevelResponse", 0x0a: "setPatientLowAlertLevel", 0x0b: "getPatientLowAlertLevel",
        0x0c: "patientLowAlertLevelResponse", 0x0d: "setHypoAlertLevel", 0x0e: "getHypoAlertLevel",
        0x0f: "hypoAlertLevelResponse", 0x10: "setHyperAlertLevel", 0x11: "getHyperAlertLevel",
        0x12: "hyperAlertLevelResponse", 0x13: "setRateOfDecreaseAlertLevel", 0x14: "getRateOfDecreaseAlertLevel",
        0x15: "rateOfDecreaseAlertLevelResponse", 0x16: "setRateOfIncreaseAlertLevel",
        0x17: "getRateOfIncreaseAlertLevel", 0x18: "rateOfIncreaseAlertLevelResponse",
        0x19: "resetDeviceSpecificAlert", 0x1a: "startSession", 0x1b: "stopSession", 0x1c: "responseCode",
    ]

    /// What stands behind an opcode.
    enum Operand { case none, interval, calibration, recordNumber, level, rate, response, unknown }

    var operand: Operand {
        switch rawValue {
        case 0x01, 0x03: .interval
        case 0x04, 0x06: .calibration
        case 0x05: .recordNumber
        case 0x07, 0x09, 0x0a, 0x0c, 0x0d, 0x0f, 0x10, 0x12: .level
        case 0x13, 0x15, 0x16, 0x18: .rate
        case 0x1c: .response
        case 0x02, 0x08, 0x0b, 0x0e, 0x11, 0x14, 0x17, 0x19...0x1b: .none
        default: .unknown
        }
    }
}

/// How the CGM Specific Ops Control Point answers.
public struct CGMResponse: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let success = CGMResponse(rawValue: 1)
    public static let opcodeNotSupported = CGMResponse(rawValue: 2)
    public static let invalidOperand = CGMResponse(rawValue: 3)
    public static let procedureNotCompleted = CGMResponse(rawValue: 4)
    public static let parameterOutOfRange = CGMResponse(rawValue: 5)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        1: "success", 2: "opcodeNotSupported", 3: "invalidOperand", 4: "procedureNotCompleted",
        5: "parameterOutOfRange",
    ]
}
