// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Packets of a reliable link that the other end received, and that are not in the record.
public struct MissingPacketsMessage: ValuePrintable, Hashable {
    /// As the register response names it, with bit 7 set.
    public var handle: UInt8
    public var count: Int

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        printer.key("handle")
        printer.number(Int(handle))
        printer.key("count")
        printer.number(count)
        printer.endObject()
    }
}
