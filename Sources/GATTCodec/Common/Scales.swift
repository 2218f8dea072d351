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
}
