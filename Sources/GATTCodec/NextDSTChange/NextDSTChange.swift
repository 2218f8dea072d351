// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Time with DST, 0x2A11: when daylight saving next begins or ends (7 bytes) and the offset from then on (1 byte).
public struct TimeWithDST: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a11 }
    public static var name: StaticString { "Time with DST" }
    public static var source: StaticString { "Next DST Change Service 1.0, 3.1" }

    public var dateTime = DateTime()
    public var dstOffset: DSTOffset = .standardTime

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("dateTime", &dateTime)
        try coder.field("dstOffset", &dstOffset)
    }
}

/// Next DST Change Service, 0x1807.
public enum NextDSTChange {
    static var entries: [CharacteristicEntry] { [CharacteristicEntry(TimeWithDST.self)] }
}
