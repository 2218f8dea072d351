// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Report Map, 0x2A4B: the items of a USB HID report descriptor (USB HID specification 1.11, 6.2.2).
///
/// A short item is a prefix (tag 4 bits, type 2 bits, size 2 bits: 0, 1, 2 or 4 bytes) and its data; a long item is
/// 0xFE, size u8, tag u8 and data. A map that was cut short, as in the first answer to a long read, keeps its
/// unfinished last item in `incomplete`.
public struct ReportMap: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a4b }
    public static var name: StaticString { "Report Map" }
    public static var source: StaticString { "HID Service 1.0, 2.6; USB HID specification 1.11, 6.2.2" }

    public var items = HIDItemList()
    public var incomplete: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("items", &items)
        try coder.expect(coder.remaining ?? 0 == 0, "incomplete", "the last item is cut short")
        try coder.rest("incomplete", &incomplete, if: true)
    }
}
