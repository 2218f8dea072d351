// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The chunks of a protobuf message that came before its link ended.
public struct UnfinishedProtobufMessage: ValuePrintable, Hashable {
    public var requestID: UInt16
    /// Bytes that the whole message was to have.
    public var total: UInt32
    public var bytes: [UInt8]

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        printer.key("requestID")
        printer.number(Int(requestID))
        printer.key("total")
        printer.number(Int(total))
        printer.key("bytes")
        printer.hex(bytes.span)
        printer.endObject()
    }
}
