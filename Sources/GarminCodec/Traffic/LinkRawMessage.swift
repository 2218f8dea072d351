// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Bytes that came to nothing.
public struct LinkRawMessage: ValuePrintable {
    public var bytes: [UInt8]

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        printer.key("bytes")
        printer.hex(bytes.span)
        printer.endObject()
    }
}
