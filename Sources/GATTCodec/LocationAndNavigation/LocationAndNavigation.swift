// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

/// Location and Navigation Service, 0x1819.
public enum LocationAndNavigation {
    public static let feature = SimpleCharacteristic(
        0x2a6a, "LN Feature", "features", LNFeature(), source: "Location and Navigation Service 1.0, 3.1")

    static var entries: [CharacteristicEntry] {
        [
            CharacteristicEntry(streamed: LocationAndSpeed.self), CharacteristicEntry(Navigation.self),
            CharacteristicEntry(PositionQuality.self), feature.entry, CharacteristicEntry(LNControlPoint.self),
        ]
    }
}
