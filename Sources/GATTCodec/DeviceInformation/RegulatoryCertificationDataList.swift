// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// IEEE 11073-20601 Regulatory Certification Data List, 0x2A2A.
///
/// The list is MDER-coded, big-endian. The count of entries and the length of the list open it; the entries are kept as
/// bytes, because authorizing bodies define what is in them.
///
/// | field | bytes |
/// |---|---|
/// | count of entries, big-endian | 2 |
/// | length of what follows, big-endian | 2 |
/// | entries | to the end |
///
/// All of it is the field `content`.
public struct RegulatoryCertificationDataList: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a2a }
    public static var name: StaticString { "IEEE 11073-20601 Regulatory Certification Data List" }
    public static var source: StaticString { "Device Information Service 1.1, 3.8; IEEE 11073-20601, 6.2" }

    public var content: [UInt8] = []

    public init() {}

    /// How many entries the list says it has, nil when it is too short to say.
    public var entryCount: Int? {
        content.count >= 4 ? Int(content[0]) << 8 | Int(content[1]) : nil
    }

    /// Whether the length in the list is that of its content.
    public var isConsistent: Bool {
        content.count >= 4 && (Int(content[2]) << 8 | Int(content[3])) == content.count - 4
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.bytes("content", &content)
        try coder.expect(isConsistent, "content", "the length in the list is not that of its content")
    }
}
