// SPDX-License-Identifier: Apache-2.0

/// Turns timestamps that start again at 0 into milliseconds that go on.
///
/// Samples of several sensors may be a little out of order, so each timestamp is taken as the one nearest to the one
/// before: up to half of the modulus forward or back. Where the time of arrival is known too, longer gaps are bridged.
public struct TimestampUnwrapper: Sendable, Hashable {
    /// After how many milliseconds a timestamp starts again.
    public enum Modulus: Int64, Sendable, Hashable {
        /// What devices do: all 16 bits are used.
        case device = 65_536
        /// What the simulated device of Bose's own iOS SDK does (single source).
        case vendorSimulator = 65_535
    }

    public let modulus: Modulus
    /// Milliseconds of the sample before, and when it arrived, in nanoseconds.
    private var previous: (milliseconds: Int64, arrival: Int64?)?

    public init(modulus: Modulus = .device) { self.modulus = modulus }

    /// Forgets what came before: the next timestamp is taken as it is.
    public mutating func reset() { previous = nil }

    /// Milliseconds since the 0 that precedes the first timestamp; negative where an older sample follows it.
    ///
    /// - Parameter arrival: Nanoseconds since any fixed point; nil where that is not known.
    public mutating func unwrap(_ timestamp: UInt16, arrival: Int64? = nil) -> Int64 {
        let raw = Int64(timestamp) % modulus.rawValue
        guard let previous else {
            self.previous = (raw, arrival)
            return raw
        }
        var expected = previous.milliseconds
        if let arrival, let before = previous.arrival {
            let (elapsed, overflow) = arrival.subtractingReportingOverflow(before)
            if !overflow, elapsed > 0 { expected &+= elapsed / 1_000_000 }
        }
        let result = expected &+ Self.step(from: expected, to: raw, modulus.rawValue)
        self.previous = (result, arrival ?? previous.arrival)
        return result
    }

    /// The shortest way from a time to one whose rest by the modulus is `raw`.
    private static func step(from time: Int64, to raw: Int64, _ modulus: Int64) -> Int64 {
        var distance = (raw - time % modulus) % modulus
        if distance < 0 { distance += modulus }
        return distance >= (modulus + 1) / 2 ? distance - modulus : distance
    }

    public static func == (left: TimestampUnwrapper, right: TimestampUnwrapper) -> Bool {
        left.modulus == right.modulus && left.previous?.milliseconds == right.previous?.milliseconds
            && left.previous?.arrival == right.previous?.arrival
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(modulus)
        hasher.combine(previous?.milliseconds)
        hasher.combine(previous?.arrival)
    }
}
