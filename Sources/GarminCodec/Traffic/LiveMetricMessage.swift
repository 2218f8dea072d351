// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A live value, or bytes on a link of which no more is known.
public struct LiveMetricMessage: ValuePrintable {
    /// Nil for a link that was opened before the record began.
    public var service: MultiLinkService?
    public var handle: UInt8
    public var bytes: [UInt8]
    /// The fields, where the layout is public and fits.
    public var fields: (any FieldCoded)?

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        if let service {
            printer.key("service")
            service.print(to: &printer)
        }
        printer.key("handle")
        printer.number(Int(handle))
        printer.key("value")
        if let fields { fields.print(to: &printer) } else { printer.hex(bytes.span) }
        printer.endObject()
    }
}
