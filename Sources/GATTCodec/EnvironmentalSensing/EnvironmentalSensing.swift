// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Environmental Sensing Service, 0x181A, and the gases and particles that the GATT Specification Supplement adds to it.
public enum EnvironmentalSensing {
    public static let magneticDeclination = SimpleCharacteristic(
        0x2a2c, "Magnetic Declination", "magneticDeclination", Scaled<UInt16>(Scale(.degree, decimal: -2)))
    public static let elevation = SimpleCharacteristic(
        0x2a6c, "Elevation", "elevation", Scaled<Int24>(Scale(.metre, decimal: -2)))
    public static let pressure = SimpleCharacteristic(
        0x2a6d, "Pressure", "pressure", Scaled<UInt32>(Scale(.pascal, decimal: -1)))
    public static let temperature = SimpleCharacteristic(
        0x2a6e, "Temperature", "temperature", Scaled<Int16>(Scale(.celsius, decimal: -2, special: .minimumUnknown)))
    public static let humidity = SimpleCharacteristic(
        0x2a6f, "Humidity", "humidity", Scaled<UInt16>(Scale(.percent, decimal: -2, special: .maximumUnknown)))
    public static let trueWindSpeed = SimpleCharacteristic(
        0x2a70, "True Wind Speed", "trueWindSpeed", Scaled<UInt16>(Scale(.metrePerSecond, decimal: -2)))
    public static let trueWindDirection = SimpleCharacteristic(
        0x2a71, "True Wind Direction", "trueWindDirection", Scaled<UInt16>(Scale(.degree, decimal: -2)))
    public static let apparentWindSpeed = SimpleCharacteristic(
        0x2a72, "Apparent Wind Speed", "apparentWindSpeed", Scaled<UInt16>(Scale(.metrePerSecond, decimal: -2)))
    public static let apparentWindDirection = SimpleCharacteristic(
        0x2a73, "Apparent Wind Direction", "apparentWindDirection", Scaled<UInt16>(Scale(.degree, decimal: -2)))
    public static let gustFactor = SimpleCharacteristic(
        0x2a74, "Gust Factor", "gustFactor", Scaled<UInt8>(Scale(decimal: -1)))
    public static let pollenConcentration = SimpleCharacteristic(
        0x2a75, "Pollen Concentration", "pollenConcentration", Scaled<UInt24>(Scale(.perCubicMetre)))
    public static let uvIndex = SimpleCharacteristic(0x2a76, "UV Index", "uvIndex", Scaled<UInt8>(Scale()))
    public static let irradiance = SimpleCharacteristic(
        0x2a77, "Irradiance", "irradiance", Scaled<UInt16>(Scale(.wattPerSquareMetre, decimal: -1)))
    public static let rainfall = SimpleCharacteristic(
        0x2a78, "Rainfall", "rainfall", Scaled<UInt16>(Scale(.metre, decimal: -3)))
    public static let windChill = SimpleCharacteristic(0x2a79, "Wind Chill", "windChill", Scaled<Int8>(Scale(.celsius)))
    public static let heatIndex = SimpleCharacteristic(0x2a7a, "Heat Index", "heatIndex", Scaled<Int8>(Scale(.celsius)))
    public static let dewPoint = SimpleCharacteristic(0x2a7b, "Dew Point", "dewPoint", Scaled<Int8>(Scale(.celsius)))
    public static let barometricPressureTrend = SimpleCharacteristic(
        0x2aa3, "Barometric Pressure Trend", "barometricPressureTrend", BarometricPressureTrend())
    public static let co2Concentration = SimpleCharacteristic(
        0x2b8c, "CO2 Concentration", "co2Concentration",
        Scaled<UInt16>(Scale(.partsPerMillion, special: [.maximumUnknown, .belowMaximumOverflow])))
    public static let vocConcentration = SimpleCharacteristic(
        0x2be7, "VOC Concentration", "vocConcentration",
        Scaled<UInt16>(Scale(.partsPerBillion, special: [.maximumUnknown, .belowMaximumOverflow])))
    public static let noise = SimpleCharacteristic(
        0x2be4, "Noise", "noise",
        Scaled<UInt8>(Scale(.decibelSoundPressure, special: [.maximumUnknown, .belowMaximumOverflow])))
    public static let ammoniaConcentration = SimpleCharacteristic(
        0x2bcf, "Ammonia Concentration", "ammoniaConcentration", MedFloat16(.kilogramPerCubicMetre))
    public static let carbonMonoxideConcentration = SimpleCharacteristic(
        0x2bd0, "Carbon Monoxide Concentration", "carbonMonoxideConcentration", MedFloat16(.kilogramPerCubicMetre))
    public static let methaneConcentration = SimpleCharacteristic(
        0x2bd1, "Methane Concentration", "methaneConcentration", MedFloat16(.partsPerBillion))
    public static let nitrogenDioxideConcentration = SimpleCharacteristic(
        0x2bd2, "Nitrogen Dioxide Concentration", "nitrogenDioxideConcentration", MedFloat16(.kilogramPerCubicMetre))
    public static let nonMethaneVOCConcentration = SimpleCharacteristic(
        0x2bd3, "Non-Methane Volatile Organic Compounds Concentration", "nonMethaneVOCConcentration",
        MedFloat16(.kilogramPerCubicMetre))
    public static let ozoneConcentration = SimpleCharacteristic(
        0x2bd4, "Ozone Concentration", "ozoneConcentration", MedFloat16(.kilogramPerCubicMetre))
    public static let pm1Concentration = SimpleCharacteristic(
        0x2bd5, "Particulate Matter - PM1 Concentration", "pm1Concentration", MedFloat16(.kilogramPerCubicMetre))
    public static let pm25Concentration = SimpleCharacteristic(
        0x2bd6, "Particulate Matter - PM2.5 Concentration", "pm25Concentration", MedFloat16(.kilogramPerCubicMetre))
    public static let pm10Concentration = SimpleCharacteristic(
        0x2bd7, "Particulate Matter - PM10 Concentration", "pm10Concentration", MedFloat16(.kilogramPerCubicMetre))
    public static let sulfurDioxideConcentration = SimpleCharacteristic(
        0x2bd8, "Sulfur Dioxide Concentration", "sulfurDioxideConcentration", MedFloat16(.kilogramPerCubicMetre))
    public static let sulfurHexafluorideConcentration = SimpleCharacteristic(
        0x2bd9, "Sulfur Hexafluoride Concentration", "sulfurHexafluorideConcentration",
        MedFloat16(.kilogramPerCubicMetre))

    static var entries: [CharacteristicEntry] {
        [
            magneticDeclination.entry, elevation.entry, pressure.entry, temperature.entry, humidity.entry,
            trueWindSpeed.entry, trueWindDirection.entry, apparentWindSpeed.entry, apparentWindDirection.entry,
            gustFactor.entry, pollenConcentration.entry, uvIndex.entry, irradiance.entry, rainfall.entry,
            windChill.entry, heatIndex.entry, dewPoint.entry, barometricPressureTrend.entry, co2Concentration.entry,
            vocConcentration.entry, noise.entry, ammoniaConcentration.entry, carbonMonoxideConcentration.entry,
            methaneConcentration.entry, nitrogenDioxideConcentration.entry, nonMethaneVOCConcentration.entry,
            ozoneConcentration.entry, pm1Concentration.entry, pm25Concentration.entry, pm10Concentration.entry,
            sulfurDioxideConcentration.entry, sulfurHexafluorideConcentration.entry,
            CharacteristicEntry(MagneticFluxDensity2D.self), CharacteristicEntry(MagneticFluxDensity3D.self),
            CharacteristicEntry(DescriptorValueChanged.self), CharacteristicEntry(ESConfiguration.self),
            CharacteristicEntry(ESMeasurement.self), CharacteristicEntry(ESTriggerSetting.self),
        ]
    }
}
