// SPDX-License-Identifier: Apache-2.0

/// How raw values become quantities: `(raw − minimumRaw) × factor + minimumScaled`, where
/// `factor = (maximumScaled − minimumScaled) ÷ (maximumRaw − minimumRaw)`.
///
/// In double precision and in exactly this order of operations, each rounded by itself, so that the results equal
/// those of the vendor's SDKs bit by bit. Nothing is clamped. Sources: zakaton/Bose-Frames-Web-SDK and Bose's iOS and
/// Android SDKs, which agree.
@frozen
public struct SensorScale: Sendable, Hashable {
    public let minimumRaw: Double
    public let factor: Double
    public let minimumScaled: Double

    /// Leaves raw values as they are: what is done for a sensor of which nothing is known.
    @inlinable
    public init() {
        minimumRaw = 0
        factor = 1
        minimumScaled = 0
    }

    /// A range without extent has no factor (the vendor's formula would divide by zero): values stay raw (assumed).
    public init(scaled: (Int16, Int16), raw: (Int16, Int16)) {
        let hasRange = raw.0 != raw.1
        minimumRaw = hasRange ? Double(raw.0) : 0
        factor = hasRange ? (Double(scaled.1) - Double(scaled.0)) / (Double(raw.1) - Double(raw.0)) : 1
        minimumScaled = hasRange ? Double(scaled.0) : 0
    }

    /// A fixed number of steps to the unit, as some clients use (4096 for vectors, 16,384 for quaternions): `raw ÷
    /// steps`. Those clients do not agree with what devices say of themselves; for comparisons only.
    public init(stepsToUnit steps: Double) {
        minimumRaw = 0
        factor = 1 / steps
        minimumScaled = 0
    }

    public static let identity = SensorScale()

    /// The quantity. Three operations, which are not fused.
    @inlinable @inline(__always)
    public func callAsFunction(_ raw: Int16) -> Double {
        let distance = Double(raw) - minimumRaw
        let product = distance * factor
        return product + minimumScaled
    }

    /// The raw value nearest to a quantity, clamped to 16 bits; what a simulated device sends.
    public func raw(for quantity: Double) -> Int16 {
        guard factor != 0, quantity.isFinite else { return 0 }
        let steps = (quantity - minimumScaled) / factor + minimumRaw
        if steps >= 32767 { return .max }
        if steps <= -32768 { return .min }
        // Half away from zero by hand: `rounded()` would need the C mathematics library.
        return Int16(steps < 0 ? steps - 0.5 : steps + 0.5)
    }
}
