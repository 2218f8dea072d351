// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension Scale {
    /// 1/256 m/s a step.
    public static let metresPerSecond256 = Scale(.metrePerSecond, binary: -8)
    /// 0.01 m/s a step.
    public static let hundredthMetrePerSecond = Scale(.metrePerSecond, decimal: -2)
    /// 0.001 m/s a step.
    public static let thousandthMetrePerSecond = Scale(.metrePerSecond, decimal: -3)
    /// 0.01 km/h a step.
    public static let hundredthKilometrePerHour = Scale(.kilometrePerHour, decimal: -2)
    /// 0.1 m a step.
    public static let tenthMetre = Scale(.metre, decimal: -1)
    /// 0.01 m a step.
    public static let hundredthMetre = Scale(.metre, decimal: -2)
    /// 0.001 m a step.
    public static let thousandthMetre = Scale(.metre, decimal: -3)
    /// 1/1024 s a step.
    public static let second1024 = Scale(.second, binary: -10)
    /// 1/2048 s a step.
    public static let second2048 = Scale(.second, binary: -11)
    /// 0.1 s a step.
    public static let tenthSecond = Scale(.second, decimal: -1)
    /// 0.5 % a step.
    public static let halfPercent = Scale(.percent, binary: -1)
    /// 0.1 % a step.
    public static let tenthPercent = Scale(.percent, decimal: -1)
    /// 0.01 % a step.
    public static let hundredthPercent = Scale(.percent, decimal: -2)
    /// 0.1° a step.
    public static let tenthDegree = Scale(.degree, decimal: -1)
    /// 0.01° a step.
    public static let hundredthDegree = Scale(.degree, decimal: -2)
    /// 10⁻⁷° a step.
    public static let degreeE7 = Scale(.degree, decimal: -7)
    /// 1/32 N·m a step.
    public static let newtonMetre32 = Scale(.newtonMetre, binary: -5)
    /// 0.5 mm a step.
    public static let halfMillimetre = Scale(.millimetre, binary: -1)
    /// 0.1 mm a step.
    public static let tenthMillimetre = Scale(.millimetre, decimal: -1)
    /// 0.5/min a step.
    public static let halfPerMinute = Scale(.perMinute, binary: -1)
    /// 0.5 rpm a step.
    public static let halfRevolutionPerMinute = Scale(.rpm, binary: -1)
    /// 0.1 MET a step.
    public static let tenthMetabolicEquivalent = Scale(.metabolicEquivalent, decimal: -1)
    /// 0.1 a step.
    public static let tenth = Scale(.none, decimal: -1)
    /// 0.0001 a step.
    public static let tenThousandth = Scale(.none, decimal: -4)
    /// 0.01 kg/m a step.
    public static let hundredthKilogramPerMetre = Scale(.kilogramPerMetre, decimal: -2)
    /// 0.2 a step.
    public static let fifth = Scale(.none, multiplier: 2, decimal: -1)
    /// 0.5 % a step.
    public static let percentage8 = Scale(.percent, binary: -1, special: .maximumUnknown)
    /// 0.1 h a step.
    public static let timeDecihour8 = Scale(.hour, decimal: -1, special: .maximumUnknown)
    /// 0.01 A a step.
    public static let electricCurrent = Scale(.ampere, decimal: -2, special: .maximumUnknown)
    /// 1/64 V a step.
    public static let voltage = Scale(.volt, binary: -6, special: .maximumUnknown)
    /// 0.1 W a step.
    public static let power = Scale(.watt, decimal: -1, special: [.maximumUnknown, .belowMaximumInvalid])
    /// 0.01 lx a step.
    public static let illuminance = Scale(.lux, decimal: -2, special: .maximumUnknown)
    /// 0.01 °C a step.
    public static let temperature = Scale(.celsius, decimal: -2, special: .minimumUnknown)
    /// 0.5 °C a step.
    public static let temperature8 = Scale(.celsius, binary: -1, special: .maximumUnknown)
    /// 1 K a step.
    public static let colorTemperature = Scale(.kelvin, special: .maximumUnknown)
    /// 1 lm a step.
    public static let luminousFlux = Scale(.lumen, special: .maximumUnknown)
    /// 1 kWh a step.
    public static let kilowattHour = Scale(.kilowattHour, special: .maximumUnknown)
    /// 1 a step.
    public static let count = Scale(special: .maximumUnknown)
    /// 1 s a step.
    public static let secondsKnown = Scale(.second, special: .maximumUnknown)
    /// 1/65536 a step.
    public static let chromaticity = Scale(binary: -16)
    /// 0.00001 a step.
    public static let planckianDistance = Scale(decimal: -5, special: [.maximumInvalid, .belowMaximumUnknown])
    /// 0.01 g a step.
    public static let acceleration8 = Scale(
        .standardGravity, decimal: -2, special: [.maximumUnknown, .belowMaximumOverflow])
    /// 0.001 g a step.
    public static let acceleration16 = Scale(
        .standardGravity, decimal: -3, special: [.maximumUnknown, .belowMaximumOverflow])
    /// 0.1 % a step.
    public static let inclination = Scale(.percent, decimal: -1, special: .maximumUnknown)
    /// 0.1° a step.
    public static let rampAngle = Scale(.degree, decimal: -1, special: .maximumUnknown)
    /// kcal a step.
    public static let energy = Scale(.kilocalorie, special: .maximumUnknown)
    /// 10⁻⁷ T a step.
    public static let tesla7 = Scale(.tesla, decimal: -7)
    /// 0.5 % a step.
    public static let uncertainty = Scale(.percent, binary: -1, special: .maximumUnknown)
    /// 0.625 ms a step.
    public static let advertisingSlot = Scale(.millisecond, multiplier: 625, decimal: -3)
}
