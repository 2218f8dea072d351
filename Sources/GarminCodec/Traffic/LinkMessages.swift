// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A GFDI packet, with the link that it came by where that is not plain.
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

/// A live value.
public struct LiveMetricMessage: ValuePrintable {
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
