// SPDX-License-Identifier: Apache-2.0

public import GATT

extension CharacteristicProperties {
    /// The names that bluetoothd gives the properties, in the order of their bits.
    ///
    /// Source: org.bluez.GattCharacteristic(5), property Flags.
    private static let flagNames: [(property: CharacteristicProperties, name: String)] = [
        (.broadcast, "broadcast"), (.read, "read"), (.writeWithoutResponse, "write-without-response"),
        (.write, "write"), (.notify, "notify"), (.indicate, "indicate"),
        (.authenticatedSignedWrites, "authenticated-signed-writes"), (.extendedProperties, "extended-properties"),
    ]

    /// The flags of bluetoothd for these properties.
    public var blueZFlags: [String] { Self.flagNames.filter { contains($0.property) }.map(\.name) }

    /// From the flags of bluetoothd. Those that say how secure a link has to be (`encrypt-read`, …) are no properties
    /// and are passed over.
    public init(blueZFlags flags: some Sequence<String>) {
        self = []
        for flag in flags {
            if let known = Self.flagNames.first(where: { $0.name == flag }) { insert(known.property) }
        }
    }
}
