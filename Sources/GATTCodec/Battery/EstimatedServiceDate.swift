// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Estimated Service Date, 0x2BEF: three bytes, days since 1970-01-01.
public struct EstimatedServiceDate: CharacteristicValue {
    public static var uuid: UInt16 { 0x2bef }
    public static var name: StaticString { "Estimated Service Date" }
    public static var source: StaticString { "Battery Service 1.1, 3.3; GATT Specification Supplement" }

    public var date = Scaled<UInt24>(Scale(.day))

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("date", &date)
    }
}
