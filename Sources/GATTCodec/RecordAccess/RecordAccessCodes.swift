// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What a Record Access Control Point is asked to do or answers.
public struct RecordAccessOpcode: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let reportStoredRecords = RecordAccessOpcode(rawValue: 1)
    public static let deleteStoredRecords = RecordAccessOpcode(rawValue: 2)
    public static let abortOperation = RecordAccessOpcode(rawValue: 3)
    public static let reportNumberOfStoredRecords = RecordAccessOpcode(rawValue: 4)
    public static let numberOfStoredRecordsResponse = RecordAccessOpcode(rawValue: 5)
    public static let responseCode = RecordAccessOpcode(rawValue: 6)
    public static let combinedReport = RecordAccessOpcode(rawValue: 7)
    public static let combinedReportResponse = RecordAccessOpcode(rawValue: 8)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        1: "reportStoredRecords", 2: "deleteStoredRecords", 3: "abortOperation", 4: "reportNumberOfStoredRecords",
        5: "numberOfStoredRecordsResponse", 6: "responseCode", 7: "combinedReport", 8: "combinedReportResponse",
    ]

    /// Whether the opcode selects records with an operator and a filter.
    public var selectsRecords: Bool { [1, 2, 4, 7].contains(rawValue) }
}

/// Which records an opcode means.
public struct RecordAccessOperator: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let null = RecordAccessOperator(rawValue: 0)
    public static let allRecords = RecordAccessOperator(rawValue: 1)
    public static let lessThanOrEqualTo = RecordAccessOperator(rawValue: 2)
    public static let greaterThanOrEqualTo = RecordAccessOperator(rawValue: 3)
    public static let withinRangeOf = RecordAccessOperator(rawValue: 4)
    public static let firstRecord = RecordAccessOperator(rawValue: 5)
    public static let lastRecord = RecordAccessOperator(rawValue: 6)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "null", 1: "allRecords", 2: "lessThanOrEqualTo", 3: "greaterThanOrEqualTo", 4: "withinRangeOf",
        5: "firstRecord", 6: "lastRecord",
    ]

    /// Whether the operand has a value that records are to be at least.
    var hasMinimum: Bool { self == .greaterThanOrEqualTo || self == .withinRangeOf }
    /// Whether the operand has a value that records are to be at most.
    var hasMaximum: Bool { self == .lessThanOrEqualTo || self == .withinRangeOf }
}

/// What an operand filters by.
public struct RecordAccessFilter: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The record's sequence number; in the Continuous Glucose Monitoring Service its time offset in minutes.
    public static let sequenceNumber = RecordAccessFilter(rawValue: 1)
    public static let userFacingTime = RecordAccessFilter(rawValue: 2)

    public static let names: KeyValuePairs<UInt8, StaticString> = [1: "sequenceNumber", 2: "userFacingTime"]
}

/// How a Record Access Control Point answers.
public struct RecordAccessResponse: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let success = RecordAccessResponse(rawValue: 1)
    public static let opcodeNotSupported = RecordAccessResponse(rawValue: 2)
    public static let invalidOperator = RecordAccessResponse(rawValue: 3)
    public static let operatorNotSupported = RecordAccessResponse(rawValue: 4)
    public static let invalidOperand = RecordAccessResponse(rawValue: 5)
    public static let noRecordsFound = RecordAccessResponse(rawValue: 6)
    public static let abortUnsuccessful = RecordAccessResponse(rawValue: 7)
    public static let procedureNotCompleted = RecordAccessResponse(rawValue: 8)
    public static let operandNotSupported = RecordAccessResponse(rawValue: 9)
    public static let serverBusy = RecordAccessResponse(rawValue: 10)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        1: "success", 2: "opcodeNotSupported", 3: "invalidOperator", 4: "operatorNotSupported", 5: "invalidOperand",
        6: "noRecordsFound", 7: "abortUnsuccessful", 8: "procedureNotCompleted", 9: "operandNotSupported",
        10: "serverBusy",
    ]
}
