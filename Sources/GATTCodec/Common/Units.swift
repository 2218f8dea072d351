// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension Unit {
    public static let millimetre = Unit("mm")
    public static let gram = Unit("g")
    public static let gramPerSecond = Unit("g/s")
    public static let kilogramPerMetre = Unit("kg/m")
    public static let kilogramPerCubicMetre = Unit("kg/m³")
    public static let metabolicEquivalent = Unit("MET")
    public static let perCubicMetre = Unit("/m³")
    public static let wattPerSquareMetre = Unit("W/m²")
    public static let millilitrePerKilogramPerMinute = Unit("mL/(kg·min)")
    public static let kelvin = Unit("K")
    public static let lumen = Unit("lm")
    public static let lumenPerWatt = Unit("lm/W")
    public static let lumenHour = Unit("lm·h")
    public static let luxHour = Unit("lx·h")
    public static let candela = Unit("cd")
    public static let kilowattHour = Unit("kWh")
    public static let kilovoltAmpereHour = Unit("kVAh")
    public static let voltAmpere = Unit("VA")
    public static let litrePerSecond = Unit("L/s")
    public static let cubicMetrePerSecond = Unit("m³/s")
    public static let decibelSoundPressure = Unit("dB SPL")
    /// Standard acceleration due to gravity.
    public static let standardGravity = Unit("gₙ")
}
