// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// CGM Specific Ops Control Point, 0x2AAC.
///
/// | field | bytes | opcodes |
/// |---|---|---|
/// | opcode | 1 | all |
/// | communication interval, minutes; 0 stops notifications, 255 is the fastest | 1 | 0x01, 0x03 |
/// | calibration | 10 | 0x04, 0x06 |
/// | number of a calibration record | 2 | 0x05 |
/// | alert level, mg/dL or mg/dL/min (SFLOAT) | 2 | 0x07 to 0x18 where they carry one |
/// | request opcode, response code | 1 + 1 | 0x1C |
/// | bytes that do not belong to the opcode | … | any |
/// | E2E-CRC | 2 | when two bytes are left behind a known operand |
///
/// (The supplement's table gives the interval of 0x03 two bytes; the service specification and the monitors have one.)
public struct CGMSpecificOpsControlPoint: CharacteristicValue {
    public static var uuid: UInt16 { 0x2aac }
    public static var name: StaticString { "CGM Specific Ops Control Point" }
    public static var source: StaticString { "Continuous Glucose Monitoring Service 1.0.1, 3.7" }

    /// A calibration with a concentration measured by other means.
    public struct Calibration: FieldCoded, Hashable {
        public struct Status: WireFlags {
            public let rawValue: UInt8
            public init(rawValue: UInt8) { self.rawValue = rawValue }

            public static let rejected = Status(rawValue: 1 << 0)
            public static let outOfRange = Status(rawValue: 1 << 1)
            public static let pending = Status(rawValue: 1 << 2)

            public static let bits: KeyValuePairs<Int, StaticString> = [0: "rejected", 1: "outOfRange", 2: "pending"]
        }

        public var glucoseConcentration = MedFloat16(.milligramPerDecilitre)
        /// Minutes since the session's start.
        public var calibrationTime = Scaled<UInt16>(Scale(.minute))
        public var sampleOrigin = SampleOrigin()
        /// Minutes since the session's start.
        public var nextCalibrationTime = Scaled<UInt16>(Scale(.minute))
        public var recordNumber: UInt16 = 0
        public var status: Status = []

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("glucoseConcentration", &glucoseConcentration)
            try coder.field("calibrationTime", &calibrationTime)
            try coder.field("sampleOrigin", &sampleOrigin)
            try coder.field("nextCalibrationTime", &nextCalibrationTime)
            try coder.field("recordNumber", &recordNumber)
            try coder.field("status", &status)
        }
    }

    public var opcode: CGMOpcode = .getCommunicationInterval
    public var communicationInterval: Scaled<UInt8>?
    public var calibration: Calibration?
    public var calibrationRecordNumber: UInt16?
    /// mg/dL, for the opcodes about rates mg/dL/min.
    public var alertLevel: MedFloat16?
    public var requestOpcode: Echoed<CGMOpcode>?
    public var response: CGMResponse?
    /// Bytes that do not belong to the opcode, the whole operand of an unknown one.
    public var extra: [UInt8] = []
    public var e2eCRC: E2ECRC?

    public init() {}
    public init(_ opcode: CGMOpcode) { self.opcode = opcode }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        let total = coder.remaining ?? encodedCount
        try coder.field("opcode", &opcode)
        let operand = opcode.operand
        try coder.optional(
            "communicationInterval", &communicationInterval, if: operand == .interval, blank: Scaled(Scale(.minute)))
        try coder.optionalGroup("calibration", &calibration, if: operand == .calibration)
        try coder.optional("calibrationRecordNumber", &calibrationRecordNumber, if: operand == .recordNumber)
        let unit: Unit = operand == .rate ? .milligramPerDecilitrePerMinute : .milligramPerDecilitre
        alertLevel?.unit = unit
        try coder.optional(
            "alertLevel", &alertLevel, if: operand == .level || operand == .rate, blank: MedFloat16(unit))
        try coder.optional("requestOpcode", &requestOpcode, if: operand == .response)
        try coder.optional("response", &response, if: operand == .response)

        let rest = coder.remaining ?? 0
        let isProtected = operand != .unknown && rest >= 2
        let extraCount = isProtected ? rest - 2 : rest
        if coder.isPresent("extra", exists: !extra.isEmpty, flag: extraCount > 0) {
            try coder.expect(operand == .unknown, "extra", "the opcode takes no such operand")
            try coder.bytes("extra", &extra, count: extraCount)
        } else {
            extra = []
        }
        e2eCRC?.coverage = total - 2
        try coder.optional("e2eCRC", &e2eCRC, if: isProtected, blank: E2ECRC(coverage: total - 2))
    }

    /// Count of bytes of the value as it is.
    private var encodedCount: Int {
        let operands: [(Bool, Int)] = [
            (communicationInterval != nil, 1), (calibration != nil, 10), (calibrationRecordNumber != nil, 2),
            (alertLevel != nil, 2), (requestOpcode != nil, 1), (response != nil, 1), (e2eCRC != nil, 2),
        ]
        return operands.reduce(1 + extra.count) { $0 + ($1.0 ? $1.1 : 0) }
    }
}
