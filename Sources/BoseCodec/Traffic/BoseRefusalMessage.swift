// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
public import FieldCoding

/// A read or write that the device refused.
public struct BoseRefusalMessage: ValuePrintable {
    public var characteristic: BluetoothUUID
    public var code: UInt8
    /// What was to be written; empty for a read.
    public var value: [UInt8]

    init(_ characteristic: BluetoothUUID, _ code: UInt8, value: [UInt8]) {
        self.characteristic = characteristic
        self.code = code
        self.value = value
    }

    /// The error's name: Bose's own for 0x80 and above, otherwise that of ATT.
    public var errorName: String {
        if let name = BoseATTError(rawValue: code).name { return "\(name)" }
        if let name = ATTErrorCode(rawValue: code).name { return "\(name)" }
        return "error \(code)"
    }

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        printer.key("characteristic")
        if let name = BoseUUID.name(of: characteristic) {
            printer.word(name)
        } else {
            characteristic.print(to: &printer)
        }
        printer.key("error")
        printer.string(errorName)
        printer.key("code")
        printer.number(hexadecimal: UInt64(code), digits: 2)
        printValue(to: &printer)
        printer.endObject()
    }

    private func printValue(to printer: inout ValuePrinter) {
        guard !value.isEmpty else { return }
        printer.key("value")
        switch characteristic {
        case BoseUUID.sensorConfiguration:
            if let configuration = try? BoseSensorConfiguration(decoding: value) {
                return configuration.print(to: &printer)
            }
        case BoseUUID.gestureConfiguration:
            if let configuration = try? BoseGestureConfiguration(decoding: value) {
                return configuration.print(to: &printer)
            }
        default: break
        }
        printer.hex(value.span)
    }
}
