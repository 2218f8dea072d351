// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Cycling Power Control Point, 0x2A66.
///
/// The offset is a raw force in N, or a raw torque in 1/32 N·m where the features say `torqueBased`; 0xFFFF (−1) says
/// that it could not be measured. A failed enhanced offset compensation carries its reason in `parameter`.
///
/// | field | bytes | present |
/// |---|---|---|
/// | op code | 1 | always |
/// | request op code, response code | 1 + 1 | response |
/// | cumulative value | 4 | set cumulative value |
/// | sensor location | 1 | update sensor location |
/// | supported sensor locations | 1 each, to the end | response to request supported sensor locations |
/// | crank length, 0.5 mm | 2 | set crank length, response to request crank length |
/// | chain length, mm | 2 | set chain length, response to request chain length |
/// | chain weight, g | 2 | set chain weight, response to request chain weight |
/// | span length, mm | 2 | set span length, response to request span length |
/// | offset | 2 | response to start offset compensation, response to start enhanced offset compensation |
/// | manufacturer data | 3 and more | response to start enhanced offset compensation |
/// | content mask | 2 | mask measurement content |
/// | sampling rate, Hz | 1 | response to request sampling rate |
/// | factory calibration date | 7 | response to request factory calibration date |
/// | parameter | to the end | op codes that are not known, responses other than success |
public struct CyclingPowerControlPoint: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a66 }
    public static var name: StaticString { "Cycling Power Control Point" }
    public static var source: StaticString { "Cycling Power Service 1.1, 3.8" }

    public var opCode = OpCode()
    /// The request that a response answers.
    public var requestOpCode: OpCode?
    public var responseCode: ResponseCode?
    /// Count of wheel revolutions.
    public var cumulativeValue: Scaled<UInt32>?
    public var sensorLocation: SensorLocation?
    public var supportedSensorLocations: [SensorLocation]?
    public var crankLength: Scaled<UInt16>?
    public var chainLength: Scaled<UInt16>?
    public var chainWeight: Scaled<UInt16>?
    public var spanLength: Scaled<UInt16>?
    public var offset: Scaled<Int16>?
    public var manufacturerData: OffsetCompensationManufacturerData?
    public var contentMask: CyclingPowerContentMask?
    public var samplingRate: Scaled<UInt8>?
    public var factoryCalibrationDate: DateTime?
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
        try coder.optional(
            "crankLength", &crankLength, if: opCode == .setCrankLength || answered == .requestCrankLength,
            blank: Scaled(.halfMillimetre))
        try coder.optional(
            "chainLength", &chainLength, if: opCode == .setChainLength || answered == .requestChainLength,
            blank: Scaled(Scale(.millimetre)))
        try coder.optional(
            "chainWeight", &chainWeight, if: opCode == .setChainWeight || answered == .requestChainWeight,
            blank: Scaled(Scale(.gram)))
        try coder.optional(
            "spanLength", &spanLength, if: opCode == .setSpanLength || answered == .requestSpanLength,
            blank: Scaled(Scale(.millimetre)))
        let takesOffset =
            answered == .startOffsetCompensation || answered == .startEnhancedOffsetCompensation
        try coder.optional("offset", &offset, if: takesOffset, blank: Scaled(Scale()))
        let takesManufacturerData =
            answered == .startEnhancedOffsetCompensation && coder.remaining != 0
        try coder.optionalGroup("manufacturerData", &manufacturerData, if: takesManufacturerData)
        try coder.optional("contentMask", &contentMask, if: opCode == .maskMeasurementContent)
        try coder.optional(
            "samplingRate", &samplingRate, if: answered == .requestSamplingRate, blank: Scaled(Scale(.hertz)))
        try coder.optional(
            "factoryCalibrationDate", &factoryCalibrationDate, if: answered == .requestFactoryCalibrationDate)
        let isOpaque = isResponse ? responseCode != .success || requestOpCode?.name == nil : opCode.name == nil
        try coder.rest("parameter", &parameter, if: isOpaque)
    }
}
