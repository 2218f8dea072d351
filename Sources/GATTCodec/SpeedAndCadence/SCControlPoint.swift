// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// SC Control Point, 0x2A55: procedures of running and cycling speed and cadence sensors.
///
/// The cumulative value is the total distance in 0.1 m for running sensors and the count of wheel revolutions for
/// cycling sensors; the value alone does not tell which, so it is a plain number.
///
/// | field | bytes | present |
/// |---|---|---|
/// | op code | 1 | always |
/// | request op code, response code | 1 + 1 | response |
/// | cumulative value | 4 | set cumulative value |
/// | sensor location | 1 | update sensor location |
/// | supported sensor locations | 1 each, to the end | response to request supported sensor locations |
/// | parameter | to the end | op codes that are not known, responses other than success |
public struct SCControlPoint: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a55 }
    public static var name: StaticString { "SC Control Point" }
    public static var source: StaticString {
        "Running Speed and Cadence Service 1.0, 3.4; Cycling Speed and Cadence Service 1.0, 3.4"
    }

    public var opCode = OpCode()
    /// The request that a response answers.
    public var requestOpCode: OpCode?
    public var responseCode: ResponseCode?
    public var cumulativeValue: Scaled<UInt32>?
    public var sensorLocation: SensorLocation?
    public var supportedSensorLocations: [SensorLocation]?
    /// What follows an op code that is not known, or a response other than success.
    public var parameter: [UInt8] = []

    public init() {}
    public init(_ opCode: OpCode) { self.opCode = opCode }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("opCode", &opCode)
        let isResponse = opCode == .response
        try coder.optional("requestOpCode", &requestOpCode, if: isResponse)
        try coder.optional("responseCode", &responseCode, if: isResponse)
        let answered = isResponse && responseCode == .success ? requestOpCode : nil
        try coder.optional(
            "cumulativeValue", &cumulativeValue, if: opCode == .setCumulativeValue, blank: Scaled(Scale()))
        try coder.optional("sensorLocation", &sensorLocation, if: opCode == .updateSensorLocation)
        try coder.optionalList(
            "supportedSensorLocations", &supportedSensorLocations, if: answered == .requestSupportedSensorLocations)
        let isOpaque = isResponse ? responseCode != .success || requestOpCode?.name == nil : opCode.name == nil
        try coder.rest("parameter", &parameter, if: isOpaque)
    }
}

extension SCControlPoint {
    /// Op codes of the SC Control Point.
    public struct OpCode: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let setCumulativeValue = OpCode(rawValue: 1)
        public static let startSensorCalibration = OpCode(rawValue: 2)
        public static let updateSensorLocation = OpCode(rawValue: 3)
        public static let requestSupportedSensorLocations = OpCode(rawValue: 4)
        public static let response = OpCode(rawValue: 16)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            1: "setCumulativeValue", 2: "startSensorCalibration", 3: "updateSensorLocation",
            4: "requestSupportedSensorLocations", 16: "response",
        ]
    }

    /// How a request went.
    public struct ResponseCode: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let success = ResponseCode(rawValue: 1)
        public static let opCodeNotSupported = ResponseCode(rawValue: 2)
        public static let invalidParameter = ResponseCode(rawValue: 3)
        public static let operationFailed = ResponseCode(rawValue: 4)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            1: "success", 2: "opCodeNotSupported", 3: "invalidParameter", 4: "operationFailed",
        ]
    }
}
