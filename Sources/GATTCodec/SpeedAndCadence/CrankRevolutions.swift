// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Crank revolution data of speed, cadence and power sensors.
///
/// | field | bytes | present |
/// |---|---|---|
/// | cumulative crank revolutions | 2 | always |
/// | last crank event time, 1/1024 s | 2 | always |
public struct CrankRevolutions: FieldCoded, Hashable {
    /// Rolls over.
    public var cumulativeCrankRevolutions = Scaled<UInt16>(Scale())
    /// When the last revolution was complete; rolls over after 64 s.
    public var lastCrankEventTime = Scaled<UInt16>(.second1024)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("cumulativeCrankRevolutions", &cumulativeCrankRevolutions)
        try coder.field("lastCrankEventTime", &lastCrankEventTime)
    }
}
