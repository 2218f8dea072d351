// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Indoor Positioning Service, 0x1821.
public enum IndoorPositioning {
    public static let configuration = SimpleCharacteristic(
        0x2aad, "Indoor Positioning Configuration", "configuration", IndoorPositioningConfiguration(),
        source: "Indoor Positioning Service 1.0, 3.1")
    /// A step is 90°/2³¹, north is positive; kept as the raw number since the scale is assumed (from the advertising
    /// format of the Core Specification Supplement; other readers take 10⁻⁷°).
    public static let latitude = SimpleCharacteristic(
        0x2aae, "Latitude", "latitude", Scaled<Int32>(), source: "Indoor Positioning Service 1.0, 3.2")
    /// A step is 180°/2³¹, east is positive; raw for the same reason.
    public static let longitude = SimpleCharacteristic(
        0x2aaf, "Longitude", "longitude", Scaled<Int32>(), source: "Indoor Positioning Service 1.0, 3.3")
    public static let localNorthCoordinate = SimpleCharacteristic(
        0x2ab0, "Local North Coordinate", "localNorth", Scaled<Int16>(.localCoordinate),
        source: "Indoor Positioning Service 1.0, 3.4")
    public static let localEastCoordinate = SimpleCharacteristic(
        0x2ab1, "Local East Coordinate", "localEast", Scaled<Int16>(.localCoordinate),
        source: "Indoor Positioning Service 1.0, 3.5")
    public static let floorNumber = SimpleCharacteristic(
        0x2ab2, "Floor Number", "floor", OffsetNumber<UInt8>(offset: -20, decimalExponent: 0, unit: .none),
        source: "Indoor Positioning Service 1.0, 3.6")
    public static let altitude = SimpleCharacteristic(
        0x2ab3, "Altitude", "altitude", OffsetNumber<UInt16>(offset: -1000, decimalExponent: -1, unit: .metre),
        source: "Indoor Positioning Service 1.0, 3.7")
    public static let uncertainty = SimpleCharacteristic(
        0x2ab4, "Uncertainty", "uncertainty", PositionUncertainty(), source: "Indoor Positioning Service 1.0, 3.8")
    public static let locationName = TextCharacteristic(
        0x2ab5, "Location Name", "name", source: "Indoor Positioning Service 1.0, 3.9")

    static var entries: [CharacteristicEntry] {
        [
            configuration.entry, latitude.entry, longitude.entry, localNorthCoordinate.entry,
            localEastCoordinate.entry, floorNumber.entry, altitude.entry, uncertainty.entry, locationName.entry,
        ]
    }
}

extension Scale {
    /// 0.1 m a step, the smallest number where it is not configured (assumed).
    public static let localCoordinate = Scale(.metre, decimal: -1, special: .minimumUnknown)
}

/// What is advertised of a position.
public struct IndoorPositioningConfiguration: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let coordinates = IndoorPositioningConfiguration(rawValue: 1 << 0)
    /// Coordinates are local; those of WGS 84 where it is not set.
    public static let localCoordinates = IndoorPositioningConfiguration(rawValue: 1 << 1)
    public static let txPower = IndoorPositioningConfiguration(rawValue: 1 << 2)
    public static let altitude = IndoorPositioningConfiguration(rawValue: 1 << 3)
    public static let floorNumber = IndoorPositioningConfiguration(rawValue: 1 << 4)
    public static let uncertainty = IndoorPositioningConfiguration(rawValue: 1 << 5)
    public static let locationName = IndoorPositioningConfiguration(rawValue: 1 << 6)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "coordinates", 1: "localCoordinates", 2: "txPower", 3: "altitude", 4: "floorNumber", 5: "uncertainty",
        6: "locationName",
    ]
}

/// How exact a position is: bit 0 mobile, bits 1 to 3 the time between updates, bits 4 to 6 the precision, both as
/// codes of growing size.
public struct PositionUncertainty: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Moves; stationary where it is not set.
    public static let mobile = PositionUncertainty(rawValue: 1 << 0)

    public static let bits: KeyValuePairs<Int, StaticString> = [0: "mobile"]
    public static var numbers: [(bit: Int, width: Int, name: StaticString)] {
        [(1, 3, "updateTime"), (4, 3, "precision")]
    }
}
