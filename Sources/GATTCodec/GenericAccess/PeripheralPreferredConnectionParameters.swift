// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Peripheral Preferred Connection Parameters, 0x2A04.
///
/// | field | bytes | allowed |
/// |---|---|---|
/// | minimum connection interval, 1.25 ms | 2 | 6 to 3200, 0xFFFF any |
/// | maximum connection interval, 1.25 ms | 2 | 6 to 3200, 0xFFFF any |
/// | peripheral latency, events | 2 | 0 to 499 |
/// | supervision timeout, 10 ms | 2 | 10 to 3200, 0xFFFF any |
public struct PeripheralPreferredConnectionParameters: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a04 }
    public static var name: StaticString { "Peripheral Preferred Connection Parameters" }
    public static var source: StaticString { "Core 5.4, volume 3, part C, 12.3" }

    public static let intervalScale = Scale(.millisecond, multiplier: 125, decimal: -2, special: .maximumUnknown)
    public static let timeoutScale = Scale(.millisecond, multiplier: 10, special: .maximumUnknown)

    public var minimumInterval = Scaled<UInt16>(Self.intervalScale, raw: 0xffff)
    public var maximumInterval = Scaled<UInt16>(Self.intervalScale, raw: 0xffff)
    public var latency: UInt16 = 0
    public var supervisionTimeout = Scaled<UInt16>(Self.timeoutScale, raw: 0xffff)

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("minimumInterval", &minimumInterval)
        try coder.field("maximumInterval", &maximumInterval)
        try coder.field("latency", &latency)
        try coder.field("supervisionTimeout", &supervisionTimeout)
        let intervals: [UInt16] = [minimumInterval.raw, maximumInterval.raw]
        try coder.expect(
            intervals.allSatisfy { (6...3200).contains($0) || $0 == 0xffff }, "minimumInterval",
            "connection intervals are 7.5 ms to 4 s")
        try coder.expect(latency <= 499, "latency", "the latency is above 499")
        try coder.expect(
            (10...3200).contains(supervisionTimeout.raw) || supervisionTimeout.raw == 0xffff, "supervisionTimeout",
            "the supervision timeout is 100 ms to 32 s")
    }
}
