// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// The two bytes of end-to-end protection behind a value: CRC-CCITT over what precedes it
/// (Continuous Glucose Monitoring Service 1.0.1, 3.11).
///
/// What was received is kept, also where it is wrong, which is reported. A CRC that is made new is computed when the
/// value is encoded.
public struct E2ECRC: FieldValue, Hashable {
    /// The word as it was received, nil for one that is computed.
    public var word: UInt16?
    /// True where a received word is not that of the bytes before it.
    public private(set) var isWrong = false
    /// How many bytes before the CRC it covers; nil where it is not to be checked. The layout sets this.
    var coverage: Int?

    /// A CRC that is computed.
    public init() { word = nil }
    public init(word: UInt16) { self.word = word }
    /// A CRC that is computed.
    public static let computed = E2ECRC()

    init(coverage: Int?) { self.coverage = coverage }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        let end = reader.offset
        let received: UInt16 = try reader.read()
        word = received
        guard let coverage, coverage >= 0, coverage <= end else { return }
        let computed = Checksum.crc16CCITTReflected(reader.bytes.extracting((end - coverage)..<end))
        isWrong = computed != received
        if isWrong {
            let expected = String(computed, radix: 16)
            let found = String(received, radix: 16)
            try reader.report(
                DecodeError(.invalidValue, offset: start, detail: "the CRC is 0x\(found) but 0x\(expected) is right"))
        }
    }

    public func write(to writer: inout ByteWriter) {
        if let word { return writer.write(word) }
        let covered = writer.bytes.suffix(max(0, coverage ?? writer.count))
        writer.write(Checksum.crc16CCITTReflected(Array(covered).span))
    }

    /// Prints the word as a number, or `"computed"`.
    public func print(to printer: inout ValuePrinter) {
        guard let word else { return printer.word("computed") }
        printer.number(unsigned: UInt64(word))
        if isWrong { printer.remark("wrong") }
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        word = json == .string("computed") ? nil : try json.integer(UInt16.self)
    }

    public var fieldType: FieldType { FieldType("crc16", byteCount: 2) }
    public static func == (left: E2ECRC, right: E2ECRC) -> Bool { left.word == right.word }
    public func hash(into hasher: inout Hasher) { hasher.combine(word) }
}
