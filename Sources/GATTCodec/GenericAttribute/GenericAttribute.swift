// SPDX-License-Identifier: Apache-2.0

/// Generic Attribute Service, 0x1801.
public enum GenericAttribute {
    static var entries: [CharacteristicEntry] {
        [
            CharacteristicEntry(ServiceChanged.self),
            CharacteristicEntry(ClientSupportedFeatures.self),
            CharacteristicEntry(DatabaseHash.self),
            CharacteristicEntry(ServerSupportedFeatures.self),
        ]
    }
}
