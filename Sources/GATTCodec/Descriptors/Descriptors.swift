// SPDX-License-Identifier: Apache-2.0

/// Declarations and descriptors that services share.
public enum Descriptors {
    static var entries: [CharacteristicEntry] {
        [
            CharacteristicEntry(
                0x2800, "Primary Service", ServiceDeclaration.self, source: "Core 5.4, volume 3, part G, 3.1"),
            CharacteristicEntry(
                0x2801, "Secondary Service", ServiceDeclaration.self, source: "Core 5.4, volume 3, part G, 3.1"),
            CharacteristicEntry(IncludeDeclaration.self),
            CharacteristicEntry(CharacteristicDeclaration.self),
            CharacteristicEntry(CharacteristicExtendedProperties.self),
            CharacteristicEntry(
                0x2901, "Characteristic User Description", TextValue.self,
                source: "Core 5.4, volume 3, part G, 3.3.3.2"),
            CharacteristicEntry(streamed: ClientCharacteristicConfiguration.self),
            CharacteristicEntry(ServerCharacteristicConfiguration.self),
            CharacteristicEntry(CharacteristicPresentationFormat.self),
            CharacteristicEntry(CharacteristicAggregateFormat.self),
            CharacteristicEntry(ValidRange.self),
            CharacteristicEntry(ExternalReportReference.self),
            CharacteristicEntry(ReportReference.self),
        ]
    }
}
