// SPDX-License-Identifier: Apache-2.0

/// Generic Access Service, 0x1800.
public enum GenericAccess {
    static var entries: [CharacteristicEntry] {
        [
            CharacteristicEntry(
                0x2a00, "Device Name", TextValue.self, source: "Core 5.4, volume 3, part C, 12.1"),
            CharacteristicEntry(Appearance.self),
            CharacteristicEntry(PeripheralPrivacyFlag.self),
            CharacteristicEntry(ReconnectionAddress.self),
            CharacteristicEntry(PeripheralPreferredConnectionParameters.self),
            CharacteristicEntry(CentralAddressResolution.self),
            CharacteristicEntry(ResolvablePrivateAddressOnly.self),
            CharacteristicEntry(EncryptedDataKeyMaterial.self),
            CharacteristicEntry(LEGATTSecurityLevels.self),
        ]
    }
}
