// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
@_exported public import ByteCoding

/// A UUID of Bluetooth, with the name and the literals of SpeziBluetooth: `let id: BTUUID = "180A"`.
public struct BTUUID: Sendable, Hashable {
    public let uuid: BluetoothUUID

    public init(_ uuid: BluetoothUUID) { self.uuid = uuid }

    /// Four, eight or thirty-two hex digits, with or without hyphens; nil for anything else.
    public init?(_ text: String) {
        guard let uuid = BluetoothUUID(text) else { return nil }
        self.uuid = uuid
    }

    /// The text as SpeziBluetooth writes it: the shortest form, in upper case.
    public var uuidString: String {
        guard let short = uuid.short else { return uuid.description.uppercased() }
        return BluetoothUUID(short).description.uppercased()
    }
}

extension BTUUID: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) {
        guard let uuid = BluetoothUUID(text) else { preconditionFailure("\(text) is no Bluetooth UUID") }
        self.uuid = uuid
    }
}

extension BTUUID: CustomStringConvertible {
    public var description: String { uuidString }
}
