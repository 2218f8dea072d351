// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Record Access Control Point, 0x2A52, of glucose meters, continuous glucose monitors, pulse oximeters and
/// blood-pressure monitors.
///
/// | field | bytes | present |
/// |---|---|---|
/// | opcode | 1 | always |
/// | operator | 1 | always |
/// | filter type | 1 | opcodes 1, 2, 4, 7 with operators 2, 3, 4 |
/// | minimum, maximum: sequence number (or time offset) | 2 each | filter type 1; operator 3 has the minimum, 2 the maximum, 4 both |
/// | minimum, maximum: user-facing time | 7 each, or 4 each | filter type 2, in the same way |
/// | number of records | 2 | opcodes 5 and 8 |
/// | request opcode, response code | 1 + 1 | opcode 6 |
///
/// Times are Date Time values (Glucose Service) or seconds (Blood Pressure Service); the length of the value tells
/// which. Operands of any other shape are kept as bytes in `operand`; an operand that is too short is an error.
public struct RecordAccessControlPoint: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a52 }
    public static var name: StaticString { "Record Access Control Point" }
    public static var source: StaticString {
        "Glucose Service 1.0.1, 3.4; Continuous Glucose Monitoring Service 1.0.1, 3.8; Pulse Oximeter Service 1.0.1, 3.4"
    }

    public var opcode: RecordAccessOpcode = .reportStoredRecords
    public var operatorCode: RecordAccessOperator = .null
    public var filterType: RecordAccessFilter?
    public var minimum: UInt16?
    public var maximum: UInt16?
    public var minimumTime: DateTime?
    public var maximumTime: DateTime?
    public var minimumSeconds: Scaled<UInt32>?
    public var maximumSeconds: Scaled<UInt32>?
    public var numberOfRecords: UInt16?
    public var requestOpcode: Echoed<RecordAccessOpcode>?
    public var response: RecordAccessResponse?
    /// An operand that has none of the shapes above.
    public var operand: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("opcode", &opcode)
        try coder.field("operator", &operatorCode)
        let hasFilter = opcode.selectsRecords && (operatorCode.hasMinimum || operatorCode.hasMaximum)
        try coder.optional("filterType", &filterType, if: hasFilter)
        try codeLimits(&coder, hasFilter: hasFilter)
        let counts = opcode == .numberOfStoredRecordsResponse || opcode == .combinedReportResponse
        // Services may choose another width; those are kept as an operand.
        try coder.optional("numberOfRecords", &numberOfRecords, if: counts && coder.remaining ?? 2 <= 2)
        let responds = opcode == .responseCode
        try coder.optional("requestOpcode", &requestOpcode, if: responds)
        try coder.optional("response", &response, if: responds)
        if coder.isPresent("operand", exists: !operand.isEmpty, flag: coder.remaining != 0) {
            try coder.expect(false, "operand", "the opcode and the operator take no such operand")
            try coder.bytes("operand", &operand)
        } else {
            operand = []
        }
        let takesNull = [3, 5, 6, 8].contains(opcode.rawValue)
        try coder.expect(!takesNull || operatorCode == .null, "operator", "the opcode takes the null operator")
        try coder.expect(
            !opcode.selectsRecords || operatorCode != .null, "operator", "the opcode does not take the null operator")
    }

    private mutating func codeLimits<C: FieldCoder & ~Copyable & ~Escapable>(
        _ coder: inout C, hasFilter: Bool
    ) throws(C.Failure) {
        let low = hasFilter && operatorCode.hasMinimum
        let high = hasFilter && operatorCode.hasMaximum
        let isNumber = filterType == .sequenceNumber
        try coder.optional("minimum", &minimum, if: low && isNumber)
        try coder.optional("maximum", &maximum, if: high && isNumber)
        let isTime = filterType == .userFacingTime
        let isSeconds = isTime && coder.remaining == (low && high ? 8 : 4)
        try coder.optional("minimumTime", &minimumTime, if: low && isTime && !isSeconds)
        try coder.optional("maximumTime", &maximumTime, if: high && isTime && !isSeconds)
        let seconds = Scaled<UInt32>(Scale(.second))
        try coder.optional("minimumSeconds", &minimumSeconds, if: low && isSeconds, blank: seconds)
        try coder.optional("maximumSeconds", &maximumSeconds, if: high && isSeconds, blank: seconds)
        try coder.expect((minimum ?? 0) <= (maximum ?? .max), "maximum", "the maximum is below the minimum")
    }
}
