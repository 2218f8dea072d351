// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A GFDI packet, and the message that its protobuf chunk completes.
public struct GFDIMessage: ValuePrintable {
    public var packet: GFDIPacket
    /// The message of which this packet holds the last chunk.
    public var completed: SmartMessage?

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        if let sequence = packet.sequence {
            printer.key("sequence")
            printer.number(Int(sequence))
        }
        printer.key("payload")
        packet.payload.print(to: &printer)
        if let completed {
            printer.key("message")
            completed.print(to: &printer)
        }
        printer.endObject()
    }
}
