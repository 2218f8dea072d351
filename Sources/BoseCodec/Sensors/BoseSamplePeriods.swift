// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The sample periods that a sensor offers; two bytes, most significant first. Frames say 0x001F: 320 ms to 20 ms.
public struct BoseSamplePeriods: WireFlags {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public init(_ periods: some Sequence<BoseSamplePeriod>) {
        rawValue = periods.reduce(0) { $0 | 1 << UInt16($1.rawValue) }
    }

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "320ms", 1: "160ms", 2: "80ms", 3: "40ms", 4: "20ms", 5: "10ms", 6: "5ms",
    ]

    public func contains(_ period: BoseSamplePeriod) -> Bool { rawValue & (1 << UInt16(period.rawValue)) != 0 }

    /// Whether a configuration may ask for this period; 0 (disabled) is no period.
    public func contains(milliseconds: UInt16) -> Bool {
        BoseSamplePeriod(milliseconds: milliseconds).map { contains($0) } ?? false
    }

    /// The members, slowest first.
    public var periods: [BoseSamplePeriod] { BoseSamplePeriod.allCases.filter { contains($0) } }
}
