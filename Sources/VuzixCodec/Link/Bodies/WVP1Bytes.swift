// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Bytes that print as hex.
public struct WVP1Bytes: ValuePrintable, Hashable {
    public var bytes: [UInt8]

    public init(_ bytes: [UInt8]) { self.bytes = bytes }

    public func print(to printer: inout ValuePrinter) { printer.hex(bytes.span) }
}
