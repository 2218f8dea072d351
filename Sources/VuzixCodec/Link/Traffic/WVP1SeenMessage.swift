// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A whole message of WVP1 as an onlooker shows it.
public struct WVP1SeenMessage: ValuePrintable {
    /// The ordered broadcast that a result or an error belongs to.
    public struct Request: Sendable, Hashable {
        /// The app that asked.
        public var sender: String
        /// Nanoseconds from the request to the answer; nil where times are not known.
        public var elapsed: Int64?
    }

    public var slot: UInt8
    public var fragmentCount: Int
    /// Bytes of the message.
    public var byteCount: Int
    public var envelope: WVP1Envelope
    public var body: any ValuePrintable
    /// Nil where the request was not seen, or nothing was asked for.
    public var request: Request?

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        printer.key("sender")
        envelope.sender.print(to: &printer)
        if envelope.correlationID != .none {
            printer.key("correlationID")
            envelope.correlationID.print(to: &printer)
        }
        printer.key("type")
        envelope.type.print(to: &printer)
        printer.key("format")
        envelope.format.print(to: &printer)
        if envelope.parcelAPI != 0 {
            printer.key("parcelAPI")
            envelope.parcelAPI.print(to: &printer)
        }
        if !envelope.flags.isEmpty {
            printer.key("flags")
            envelope.flags.print(to: &printer)
        }
        printer.key("slot")
        slot.print(to: &printer)
        printer.key("fragments")
        printer.number(fragmentCount)
        printer.key("byteCount")
        printer.number(byteCount)
        if let request { print(request, to: &printer) }
        printer.key("body")
        body.print(to: &printer)
        printer.endObject()
    }

    private func print(_ request: Request, to printer: inout ValuePrinter) {
        printer.key("request")
        printer.beginObject()
        printer.key("sender")
        printer.string(request.sender)
        if let elapsed = request.elapsed {
            printer.key("elapsed")
            printer.number(Decimal64(mantissa: elapsed / 1000, exponent: -6))
            printer.unit(.second)
        }
        printer.endObject()
    }
}
