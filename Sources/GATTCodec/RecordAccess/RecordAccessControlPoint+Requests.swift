// SPDX-License-Identifier: Apache-2.0

extension RecordAccessControlPoint {
    /// A request for all records, the first or the last one.
    public init(_ opcode: RecordAccessOpcode, _ operatorCode: RecordAccessOperator) {
        self.opcode = opcode
        self.operatorCode = operatorCode
    }

    /// A request for the records whose sequence number (or time offset) is at least `minimum`.
    public init(_ opcode: RecordAccessOpcode, sequenceNumbers: PartialRangeFrom<UInt16>) {
        self.init(opcode, .greaterThanOrEqualTo)
        filterType = .sequenceNumber
        minimum = sequenceNumbers.lowerBound
    }

    /// A request for the records whose sequence number (or time offset) is at most `maximum`.
    public init(_ opcode: RecordAccessOpcode, sequenceNumbers: PartialRangeThrough<UInt16>) {
        self.init(opcode, .lessThanOrEqualTo)
        filterType = .sequenceNumber
        maximum = sequenceNumbers.upperBound
    }

    /// A request for the records whose sequence number (or time offset) lies in a range.
    public init(_ opcode: RecordAccessOpcode, sequenceNumbers: ClosedRange<UInt16>) {
        self.init(opcode, .withinRangeOf)
        filterType = .sequenceNumber
        minimum = sequenceNumbers.lowerBound
        maximum = sequenceNumbers.upperBound
    }

    /// The request to stop a procedure.
    public static var abort: RecordAccessControlPoint { RecordAccessControlPoint(.abortOperation, .null) }

    /// The answer to a request that reports no number.
    public static func response(
        to request: RecordAccessOpcode, _ response: RecordAccessResponse
    ) -> RecordAccessControlPoint {
        var value = RecordAccessControlPoint(.responseCode, .null)
        value.requestOpcode = Echoed(request)
        value.response = response
        return value
    }

    /// The answer to ``RecordAccessOpcode/reportNumberOfStoredRecords``.
    public static func count(_ numberOfRecords: UInt16) -> RecordAccessControlPoint {
        var value = RecordAccessControlPoint(.numberOfStoredRecordsResponse, .null)
        value.numberOfRecords = numberOfRecords
        return value
    }
}
