// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A message of the app-message channel as someone sees it who looks on.
public struct AppMessageReport: ValuePrintable, Equatable {
    /// What is known of the object.
    public enum Content: Sendable, Equatable {
        case object(MonkeyMessage)
        /// Decrypted, but no object; bytes without padding.
        case bytes([UInt8])
        /// The key was sent before anybody looked.
        case keyNotSeen
        /// The message is not whole.
        case incomplete
    }

    /// Nil where the channel was opened before anybody looked.
    public var app: ConnectIQAppID?
    public var channel: UInt8
    /// Encrypted bytes that were seen.
    public var byteCount: Int
    public var content: Content

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        printer.key("app")
        if let app { app.print(to: &printer) } else { printer.null() }
        printer.key("channel")
        printer.number(unsigned: UInt64(channel))
        printer.key("byteCount")
        printer.number(byteCount)
        switch content {
        case .object(let object):
            printer.key("object")
            object.print(to: &printer)
        case .bytes(let bytes):
            printer.key("bytes")
            printer.hex(bytes.span)
        case .keyNotSeen:
            printer.key("note")
            printer.string("key not seen")
        case .incomplete:
            printer.key("note")
            printer.string("incomplete")
        }
        printer.endObject()
    }
}
