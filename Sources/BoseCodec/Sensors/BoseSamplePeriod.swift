// SPDX-License-Identifier: Apache-2.0

/// A sample period as sensor information numbers it: bit n of the mask.
///
/// Source: Bose iOS and Android SDK documentation. 10 ms and 5 ms exist since version 4 of the SDKs.
public enum BoseSamplePeriod: UInt8, Sendable, Hashable, CaseIterable {
    case ms320 = 0
    case ms160 = 1
    case ms80 = 2
    case ms40 = 3
    case ms20 = 4
    case ms10 = 5
    case ms5 = 6

    /// The period in milliseconds, as a sensor configuration spells it.
    public var milliseconds: UInt16 { 320 >> UInt16(rawValue) }

    /// Nil for a period that has no number.
    public init?(milliseconds: UInt16) {
        for period in BoseSamplePeriod.allCases where period.milliseconds == milliseconds {
            self = period
            return
        }
        return nil
    }
}
