// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Characteristics of the GATT Specification Supplement that are one quantity: light and colour.
public enum SupplementLight {
    public static let chromaticDistanceFromPlanckian = SimpleCharacteristic(
        0x2ae3, "Chromatic Distance from Planckian", "distanceFromPlanckian",
        Scaled<Int16>(Scale(decimal: -5, special: [.maximumInvalid, .belowMaximumUnknown])))
    /// The supplement gives the resolution as 1/65535 and the exponent of two as −16, which is taken.
    public static let chromaticityCoordinate = SimpleCharacteristic(
        0x2b1c, "Chromaticity Coordinate", "coordinate", Scaled<UInt16>(Scale(binary: -16)))
    public static let chromaticityTolerance = SimpleCharacteristic(
        0x2ae6, "Chromaticity Tolerance", "tolerance", Scaled<UInt8>(Scale(decimal: -4)))
    public static let colorRenderingIndex = SimpleCharacteristic(
        0x2ae7, "CIE 13.3-1995 Color Rendering Index", "colorRenderingIndex",
        Scaled<Int8>(Scale(special: .maximumUnknown)))
    public static let correlatedColorTemperature = SimpleCharacteristic(
        0x2ae9, "Correlated Color Temperature", "correlatedColorTemperature",
        Scaled<UInt16>(Scale(.kelvin, special: .maximumUnknown)))
    public static let illuminance = SimpleCharacteristic(
        0x2afb, "Illuminance", "illuminance", Scaled<UInt24>(Scale(.lux, decimal: -2, special: .maximumUnknown)))
    public static let illuminance16 = SimpleCharacteristic(
        0x2c1c, "Illuminance 16", "illuminance", Scaled<UInt16>(Scale(.lux, special: .maximumUnknown)))
    public static let luminousEfficacy = SimpleCharacteristic(
        0x2afc, "Luminous Efficacy", "luminousEfficacy",
        Scaled<UInt16>(Scale(.lumenPerWatt, decimal: -1, special: .maximumUnknown)))
    public static let luminousEnergy = SimpleCharacteristic(
        0x2afd, "Luminous Energy", "luminousEnergy",
        Scaled<UInt24>(Scale(.lumenHour, decimal: 3, special: .maximumUnknown)))
    public static let luminousExposure = SimpleCharacteristic(
        0x2afe, "Luminous Exposure", "luminousExposure",
        Scaled<UInt24>(Scale(.luxHour, decimal: 3, special: .maximumUnknown)))
    public static let luminousFlux = SimpleCharacteristic(
        0x2aff, "Luminous Flux", "luminousFlux", Scaled<UInt16>(Scale(.lumen, special: .maximumUnknown)))
    public static let luminousIntensity = SimpleCharacteristic(
        0x2b01, "Luminous Intensity", "luminousIntensity", Scaled<UInt16>(Scale(.candela, special: .maximumUnknown)))
    public static let lightOutput = SimpleCharacteristic(
        0x2be2, "Light Output", "lightOutput",
        Scaled<UInt24>(Scale(.lumen, special: [.maximumUnknown, .belowMaximumInvalid])))
    public static let perceivedLightness = SimpleCharacteristic(
        0x2b03, "Perceived Lightness", "perceivedLightness", Scaled<UInt16>(Scale()))
    public static let lightDistribution = SimpleCharacteristic(
        0x2be1, "Light Distribution", "lightDistribution", LightDistribution())
    public static let lightSourceType = SimpleCharacteristic(
        0x2be3, "Light Source Type", "lightSourceType", LightSourceType())

    static var entries: [CharacteristicEntry] {
        [
            chromaticDistanceFromPlanckian.entry, chromaticityCoordinate.entry, chromaticityTolerance.entry,
            colorRenderingIndex.entry, correlatedColorTemperature.entry, illuminance.entry, illuminance16.entry,
            luminousEfficacy.entry, luminousEnergy.entry, luminousExposure.entry, luminousFlux.entry,
            luminousIntensity.entry, lightOutput.entry, perceivedLightness.entry, lightDistribution.entry,
            lightSourceType.entry,
        ]
    }
}
