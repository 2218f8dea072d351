// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

/// Units of HCI parameters.
extension Scale {
    /// A slot of 0.625 ms.
    static let slots = Scale(.millisecond, multiplier: 625, decimal: -3)
    /// Two slots, 1.25 ms.
    static let frames = Scale(.millisecond, multiplier: 125, decimal: -2)
    /// 0.125 ms.
    static let eighthMilliseconds = Scale(.millisecond, multiplier: 125, decimal: -3)
    static let tenMilliseconds = Scale(.millisecond, multiplier: 10)
    /// 1.28 s.
    static let inquiryPeriods = Scale(.second, multiplier: 128, decimal: -2)
    static let seconds = Scale(.second)
    static let milliseconds = Scale(.millisecond)
    static let microseconds = Scale(.microsecond)
    /// 127 stands for "not available" or "no preference".
    static let decibelMilliwatts = Scale(.decibelMilliwatt, special: .maximumUnknown)
    static let tenthDecibelMilliwatts = Scale(.decibelMilliwatt, decimal: -1)
    static let decibels = Scale(.decibel)
    static let tenthDecibels = Scale(.decibel, decimal: -1)
}

extension Unit {
    static let microsecond = Unit("µs")
}
