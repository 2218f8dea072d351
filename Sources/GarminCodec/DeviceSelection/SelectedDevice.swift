// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore

/// A device that the user chose in Garmin Connect.
public struct SelectedDevice: Sendable, Hashable {
    /// The UUID as text; it seems to be the identifier that the phone's Bluetooth stack has for the watch (inferred).
    public var id: String
    public var model: String
    /// The name that the user gave it.
    public var name: String
    /// Nil where the profile does not know its key.
    public var partNumber: String?

    public init(id: String, model: String, name: String, partNumber: String? = nil) {
        self.id = id
        self.model = model
        self.name = name
        self.partNumber = partNumber
    }

    /// The UUID, where the text is one.
    public var uuid: BluetoothUUID? { id.utf8.count == 36 ? BluetoothUUID(id) : nil }
}
