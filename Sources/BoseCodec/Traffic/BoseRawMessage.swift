// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
public import FieldCoding

/// The value of a characteristic that nothing is known about, or bytes that came to no end.
public struct BoseRawMessage: ValuePrintable {
    public var characteristic: BluetoothUUID
    public var value: [UInt8]

    init(_ characteristic: BluetoothUUID, _ value: [UInt8]) {
        self.characteristic = characteristic
        self.value = value
    }

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        printer.key("characteristic")
        if let name = BoseUUID.name(of: characteristic) {
            printer.word(name)
        } else {
            characteristic.print(to: &printer)
        }
        printer.key("value")
        printer.hex(value.span)
        printer.endObject()
    }
}
