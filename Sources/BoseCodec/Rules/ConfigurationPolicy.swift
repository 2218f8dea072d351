// SPDX-License-Identifier: Apache-2.0

/// Which input makes a device refuse a configuration, and with which error.
///
/// The errors' numbers are certain; which input brings which of them, and in which order a device looks, is not public.
/// Everything here is therefore data, and ``assumed`` is what it says.
public struct ConfigurationPolicy: Sendable, Hashable {
    /// What may be wrong with a write.
    public enum Condition: String, Sendable, Hashable, CaseIterable {
        /// Sensors and gestures are suspended.
        case suspended
        /// The value has another size than the stored one (or, where partial writes are accepted, no whole entries).
        case wrongSize
        /// An entry names a sensor or gesture that the stored value has not.
        case unknownSensor
        case unknownGesture
        /// A sensor is to be enabled at a period that its sensor information does not offer.
        case periodNotOffered
        /// Sensors are to be enabled at different periods.
        case mixedPeriods
        /// More sensors are to be enabled than the device information allows.
        case tooManyActive
        /// A sample of each enabled sensor, headers included, takes more than the largest payload.
        case exceedsPayload
    }

    /// One line of the table.
    public struct Rule: Sendable, Hashable {
        public var condition: Condition
        public var error: BoseATTError

        public init(_ condition: Condition, _ error: BoseATTError) {
            self.condition = condition
            self.error = error
        }
    }

    /// What becomes of a period that a device does not offer.
    public enum PeriodRounding: Sendable, Hashable {
        /// It stays, and the table says what happens; the more likely behaviour of real firmware (inferred).
        case none
        /// It is cut to a multiple; Ukaton-Inc/side-missions-firmware does so with 20 ms (single source).
        case down(toMultipleOf: UInt16)

        public func rounded(_ period: UInt16) -> UInt16 {
            guard case .down(let step) = self, step > 0 else { return period }
            return period - period % step
        }
    }

    /// The first line that applies decides. A condition without a line is not looked for.
    public var rules: [Rule]
    /// Whether a write may leave entries out. Sources disagree; off by default (assumed).
    public var acceptsPartialWrites = false
    public var rounding: PeriodRounding = .none

    public init(_ rules: [Rule]) { self.rules = rules }

    /// The default table; all of it is assumed.
    public static let assumed = ConfigurationPolicy([
        Rule(.suspended, .sensorServiceUnavailable),
        Rule(.wrongSize, .invalidRequestLength),
        Rule(.unknownSensor, .invalidSensor),
        Rule(.unknownGesture, .invalidSensor),
        Rule(.periodNotOffered, .invalidSamplePeriod),
        Rule(.mixedPeriods, .invalidSensorConfiguration),
        Rule(.tooManyActive, .invalidSensorConfiguration),
        Rule(.exceedsPayload, .exceedsMaximumThroughput),
    ])

    /// The same table without the lines for a condition.
    public func ignoring(_ condition: Condition) -> ConfigurationPolicy {
        var result = self
        result.rules.removeAll { $0.condition == condition }
        return result
    }

    /// The error of the first line whose condition holds.
    func error(_ holds: (Condition) -> Bool) -> BoseATTError? { rules.first { holds($0.condition) }?.error }
}
