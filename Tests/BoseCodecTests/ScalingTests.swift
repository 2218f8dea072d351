// SPDX-License-Identifier: Apache-2.0

import BoseCodec
import FieldCoding
import Testing
import WearTesting

struct ScalingTests {
    static let rows = (try? Fixtures().table("bose/scaled.tsv").rows) ?? []

    @Test func thereAreVectors() { #expect(Self.rows.count > 100) }

    /// Bit by bit what Python's floats give for the same formula.
    @Test(arguments: rows)
    func scale(_ row: FixtureRow) throws {
        let scale = SensorScale(
            scaled: (try row.integer("minimumScaled"), try row.integer("maximumScaled")),
            raw: (try row.integer("minimumRaw"), try row.integer("maximumRaw")))
        #expect(scale(try row.integer("raw")).bitPattern == (try row.integer("bits", as: UInt64.self)))
    }

    @Test func identityLeavesEveryRawValue() {
        for raw in Int16.min...Int16.max { #expect(SensorScale()(raw) == Double(raw)) }
        #expect(SensorScale(scaled: (-8, 8), raw: (5, 5)) == .identity)
    }

    @Test func everyRawValueComesBack() {
        for limits in [((-8, 8), (-32767, 32767)), ((-2000, 2000), (-32767, 32767)), ((-1, 1), (-16383, 16383))] {
            let scale = SensorScale(
                scaled: (Int16(limits.0.0), Int16(limits.0.1)), raw: (Int16(limits.1.0), Int16(limits.1.1)))
            for raw in Int16.min...Int16.max where scale.raw(for: scale(raw)) != raw {
                Issue.record("\(raw) becomes \(scale(raw)) and then \(scale.raw(for: scale(raw)))")
                return
            }
        }
    }

    @Test func quantitiesBeyondTheRangeAreClampedForSending() {
        let scale = SensorScale(scaled: (-8, 8), raw: (-32767, 32767))
        #expect(scale.raw(for: 9) == .max)
        #expect(scale.raw(for: -9) == .min)
        #expect(scale.raw(for: .nan) == 0)
        #expect(scale.raw(for: .infinity) == 0)
    }

    @Test func tableKnowsTheSensorsOfTheInformation() throws {
        let profile = try BoseSensorInformation(decoding: FramesBytes.sensorInformation)
        var table = ScaleTable(profile)
        #expect(table[.accelerometer](-4096) == -1.000030518509476)
        #expect(table[.gyroscope](164) == 10.010071108127022)
        #expect(table[.rotation](16384) == 1.0000610388817677)
        #expect(table[.magnetometer] == .identity)
        table[BoseSensor(rawValue: 200)] = SensorScale(stepsToUnit: 2)
        #expect(table[BoseSensor(rawValue: 200)] == .identity)
        #expect(table == ScaleTable(profile))
    }

    @Test func timestampsGoOn() {
        var unwrapper = TimestampUnwrapper()
        #expect(unwrapper.unwrap(65_000) == 65_000)
        #expect(unwrapper.unwrap(65_535) == 65_535)
        #expect(unwrapper.unwrap(4) == 65_540)
        #expect(unwrapper.unwrap(65_534) == 65_534)
        #expect(unwrapper.unwrap(20) == 65_556)
        unwrapper.reset()
        #expect(unwrapper.unwrap(20) == 20)
    }

    @Test func theVendorsSimulatorStartsAgainOneEarlier() {
        var unwrapper = TimestampUnwrapper(modulus: .vendorSimulator)
        #expect(unwrapper.unwrap(65_534) == 65_534)
        #expect(unwrapper.unwrap(0) == 65_535)
        #expect(unwrapper.unwrap(65_535) == 65_535)
    }

    @Test func arrivalBridgesLongGaps() {
        var unwrapper = TimestampUnwrapper()
        #expect(unwrapper.unwrap(1_000, arrival: 5_000_000_000) == 1_000)
        // Ten minutes later, give or take some radio delay.
        let later: Int64 = 5_000_000_000 + 600_040_000_000
        #expect(unwrapper.unwrap(UInt16((1_000 + 600_000) % 65_536), arrival: later) == 601_000)
        #expect(unwrapper.unwrap(UInt16((1_000 + 600_020) % 65_536)) == 601_020)
    }

    @Test func unwrappingAnythingNeverTraps() {
        var random = SeededGenerator.announced("timestamps", seed: 65_536)
        for modulus in [TimestampUnwrapper.Modulus.device, .vendorSimulator] {
            var unwrapper = TimestampUnwrapper(modulus: modulus)
            for _ in 0..<10_000 {
                let arrival = random.next() % 4 == 0 ? nil : Int64(bitPattern: random.next())
                _ = unwrapper.unwrap(UInt16(truncatingIfNeeded: random.next()), arrival: arrival)
            }
        }
    }

    /// Whatever the step, up to half of the modulus in both directions, the sum is exact.
    @Test func stepsAddUp() {
        var random = SeededGenerator.announced("timestamp steps", seed: 16)
        var unwrapper = TimestampUnwrapper()
        var time: Int64 = Int64(unwrapper.unwrap(0))
        for _ in 0..<10_000 {
            time += Int64(random.next() % 65_536) - 32_768
            #expect(unwrapper.unwrap(UInt16(truncatingIfNeeded: time)) == time)
        }
    }

    @Test func samplePeriods() {
        #expect(BoseSamplePeriod.allCases.map { $0.milliseconds } == [320, 160, 80, 40, 20, 10, 5])
        #expect(BoseSamplePeriods(rawValue: 0x1f).periods == [.ms320, .ms160, .ms80, .ms40, .ms20])
        #expect(BoseSamplePeriods(rawValue: 0x1f).contains(milliseconds: 20))
        #expect(!BoseSamplePeriods(rawValue: 0x1f).contains(milliseconds: 10))
        #expect(!BoseSamplePeriods(rawValue: 0xffff).contains(milliseconds: 0))
        #expect(!BoseSamplePeriods(rawValue: 0xffff).contains(milliseconds: 21))
        #expect(BoseSamplePeriods([.ms320, .ms5]).rawValue == 0x41)
    }
}
