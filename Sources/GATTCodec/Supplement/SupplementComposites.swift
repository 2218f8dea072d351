// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

/// Characteristics of the GATT Specification Supplement that are ranges and statistics of a quantity.
public enum SupplementComposites {
    static var entries: [CharacteristicEntry] {
        [
            CharacteristicEntry(EventStatistics.self), CharacteristicEntry(ChromaticityCoordinates.self),
            CharacteristicEntry(ChromaticityInCCTAndDuv.self), CharacteristicEntry(Acceleration3D.self),
            CharacteristicEntry(PreciseAcceleration3D.self),
            entry(0x2ae0, "Average Current", AveragedQuantity<UInt16>(.electricCurrent)),
            entry(0x2ae1, "Average Voltage", AveragedQuantity<UInt16>(.voltage)),
            entry(0x2aef, "Electric Current Range", QuantityRange<UInt16>(.electricCurrent)),
            entry(0x2af0, "Electric Current Specification", QuantitySpecification<UInt16>(.electricCurrent)),
            entry(0x2af1, "Electric Current Statistics", QuantityStatistics<UInt16>(.electricCurrent)),
            entry(0x2af3, "Energy in a Period of Day", QuantityInPeriodOfDay<UInt24>(.kilowattHour)),
            entry(0x2b00, "Luminous Flux Range", QuantityRange<UInt16>(.luminousFlux)),
            entry(0x2b06, "Power Specification", QuantitySpecification<UInt24>(.power)),
            entry(0x2b07, "Relative Runtime in a Current Range", RelativeValueInRange<UInt16>(.electricCurrent)),
            entry(0x2b08, "Relative Runtime in a Generic Level Range", RelativeValueInRange<UInt16>(Scale())),
            entry(0x2b09, "Relative Value in a Voltage Range", RelativeValueInRange<UInt16>(.voltage)),
            entry(0x2b0a, "Relative Value in an Illuminance Range", RelativeValueInRange<UInt24>(.illuminance)),
            entry(0x2b0b, "Relative Value in a Period of Day", QuantityInPeriodOfDay<UInt8>(.percentage8)),
            entry(0x2b0c, "Relative Value in a Temperature Range", RelativeValueInRange<Int16>(.temperature)),
            entry(0x2b0e, "Temperature 8 in a Period of Day", QuantityInPeriodOfDay<Int8>(.temperature8)),
            entry(0x2b0f, "Temperature 8 Statistics", QuantityStatistics<Int8>(.temperature8)),
            entry(0x2b10, "Temperature Range", QuantityRange<Int16>(.temperature)),
            entry(0x2b11, "Temperature Statistics", QuantityStatistics<Int16>(.temperature)),
            entry(0x2b19, "Voltage Specification", QuantitySpecification<UInt16>(.voltage)),
            entry(0x2b1a, "Voltage Statistics", QuantityStatistics<UInt16>(.voltage)),
            entry(
                0x2be5, "Relative Runtime in a Correlated Color Temperature Range",
                RelativeValueInRange<UInt16>(.colorTemperature)),
        ]
    }

    private static func entry<V: FieldCoded>(_ uuid: UInt16, _ name: String, _ blank: V) -> CharacteristicEntry {
        CharacteristicEntry(uuid, name, blank: blank, source: "GATT Specification Supplement, \(name)")
    }
}
