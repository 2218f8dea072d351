// SPDX-License-Identifier: Apache-2.0

/// Random numbers that a seed repeats: SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", 2014).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
    public let seed: UInt64
    private var state: UInt64

    public init(seed: UInt64) {
        self.seed = seed
        state = seed
    }

    /// A generator that prints its seed. The environment variable `WEARKIT_SEED` overrides `seed`, so that a run can be
    /// repeated, or varied.
    public static func announced(_ purpose: String, seed: UInt64) -> SeededGenerator {
        let chosen = Environment.value("WEARKIT_SEED").flatMap { UInt64($0) } ?? seed
        print("\(purpose): seed \(chosen) (WEARKIT_SEED=\(chosen) repeats it)")
        return SeededGenerator(seed: chosen)
    }

    public mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }

    /// Random bytes.
    public mutating func bytes(_ count: Int) -> [UInt8] {
        (0..<max(0, count)).map { _ in UInt8(truncatingIfNeeded: next() >> 24) }
    }
}
