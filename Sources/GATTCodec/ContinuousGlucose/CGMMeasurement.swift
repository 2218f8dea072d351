// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// CGM Measurement, 0x2AA7: one or more records, one after the other.
public struct CGMMeasurement: CharacteristicValue {
    public static var uuid: UInt16 { 0x2aa7 }
    public static var name: StaticString { "CGM Measurement" }
    public static var source: StaticString { "Continuous Glucose Monitoring Service 1.0.1, 3.1" }

    public var records: [CGMRecord] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.expect(coder.remaining != 0, "records", "there is no record")
        try coder.groups("records", &records)
    }
}
