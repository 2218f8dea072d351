// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore

/// Object paths of bluetoothd.
///
/// Source: the paths that org.bluez.Device(5) and org.bluez.GattCharacteristic(5) describe.
public enum BlueZPath {
    /// `/org/bluez/hci0`.
    public static func adapter(_ name: String) -> String { "/org/bluez/\(name)" }

    /// `/org/bluez/hci0/dev_C0_11_22_33_44_55`.
    public static func device(_ address: BluetoothAddress, adapter name: String) -> String {
        "\(adapter(name))/dev_\(String(address.description.map { $0 == ":" ? "_" : $0 }))"
    }

    /// The address in the path of a device, or of anything below it.
    public static func address(in path: String) -> BluetoothAddress? {
        for part in path.split(separator: "/") where part.hasPrefix("dev_") {
            return BluetoothAddress(String(part.dropFirst(4).map { $0 == "_" ? ":" : $0 }))
        }
        return nil
    }

    /// The attribute handle at the end of the path of a service, characteristic or descriptor: `…/char002a` is 0x002a.
    public static func handle(in path: String) -> UInt16? {
        guard let last = path.split(separator: "/").last else { return nil }
        for prefix in ["service", "char", "desc"] where last.hasPrefix(prefix) {
            let digits = last.dropFirst(prefix.count)
            return digits.utf8.count == 4 ? UInt16(digits, radix: 16) : nil
        }
        return nil
    }
}
