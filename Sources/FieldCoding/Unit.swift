// SPDX-License-Identifier: Apache-2.0

/// A unit of measurement, with the symbol that is printed behind a number.
///
/// Symbols follow the SI brochure where it has one. The unit of each field is the one that the Bluetooth
/// specification of its characteristic names.
public struct Unit: Sendable, Hashable {
    public let symbol: StaticString

    public init(_ symbol: StaticString) { self.symbol = symbol }

    /// Whether there is nothing to print.
    @inlinable
    public var isEmpty: Bool { symbol.utf8CodeUnitCount == 0 }

    public static func == (left: Unit, right: Unit) -> Bool { left.symbol.description == right.symbol.description }
    public func hash(into hasher: inout Hasher) { hasher.combine(symbol.description) }

    public static let none = Unit("")
    public static let second = Unit("s")
    public static let millisecond = Unit("ms")
    public static let microsecond = Unit("µs")
    public static let minute = Unit("min")
    public static let hour = Unit("h")
    public static let day = Unit("d")
    public static let month = Unit("months")
    public static let year = Unit("years")
    public static let metre = Unit("m")
    public static let kilometre = Unit("km")
    public static let inch = Unit("in")
    public static let kilogram = Unit("kg")
    public static let pound = Unit("lb")
    public static let celsius = Unit("°C")
    public static let fahrenheit = Unit("°F")
    public static let percent = Unit("%")
    public static let bpm = Unit("bpm")
    public static let rpm = Unit("rpm")
    public static let perMinute = Unit("/min")
    public static let joule = Unit("J")
    public static let kilojoule = Unit("kJ")
    public static let kilocalorie = Unit("kcal")
    public static let watt = Unit("W")
    public static let volt = Unit("V")
    public static let ampere = Unit("A")
    public static let hertz = Unit("Hz")
    public static let newton = Unit("N")
    public static let newtonMetre = Unit("N·m")
    public static let pascal = Unit("Pa")
    public static let kilopascal = Unit("kPa")
    public static let millimetreOfMercury = Unit("mmHg")
    public static let metrePerSecond = Unit("m/s")
    public static let kilometrePerHour = Unit("km/h")
    public static let metrePerSecondSquared = Unit("m/s²")
    public static let degree = Unit("°")
    public static let degreePerSecond = Unit("°/s")
    public static let decibelMilliwatt = Unit("dBm")
    public static let decibel = Unit("dB")
    public static let lux = Unit("lx")
    public static let partsPerMillion = Unit("ppm")
    public static let partsPerBillion = Unit("ppb")
    public static let ohm = Unit("Ω")
    public static let tesla = Unit("T")
    public static let microgramPerCubicMetre = Unit("µg/m³")
    public static let milligramPerDecilitre = Unit("mg/dL")
    public static let millimolePerLitre = Unit("mmol/L")
    public static let litre = Unit("L")
    public static let byte = Unit("bytes")
}
