// SPDX-License-Identifier: Apache-2.0

import FieldCoding
import Testing
import WearTesting

@testable import BoseCodec

struct ConfigurationRulesTests {
    let rules: ConfigurationRules
    let sensors: BoseSensorConfiguration
    let gestures: BoseGestureConfiguration

    init() throws {
        rules = try #require(BoseProfile.framesAlto.rules)
        sensors = try BoseSensorConfiguration(decoding: FramesBytes.sensorConfiguration)
        gestures = try BoseGestureConfiguration(decoding: FramesBytes.gestureConfiguration)
    }

    func outcome(_ hex: String, _ change: (inout ConfigurationRules) -> Void = { _ in }) -> String {
        var rules = rules
        change(&rules)
        do throws(BoseATTError) {
            let result = try rules.sensorConfiguration(writing: FramesBytes.hex(hex), over: sensors)
            return result.entries.map { "\($0.period)" }.joined(separator: " ")
        } catch { return "\(error.name ?? "?")" }
    }

    static let all20 = "00 0014 01 0014 02 0014 03 0014"

    @Test func theDefaultTable() {
        #expect(outcome("00 0014 01 0014 02 0000 03 0000") == "20 20 0 0")
        #expect(outcome(Self.all20) == "20 20 20 20")
        #expect(outcome("00 0014 01 0014 02 0000") == "invalidRequestLength")
        #expect(outcome("") == "invalidRequestLength")
        #expect(outcome("00 0014 01 0014 02 0000 03 0000 00") == "invalidRequestLength")
        #expect(outcome("00 000A 01 0000 02 0000 03 0000") == "invalidSamplePeriod")
        #expect(outcome("00 0015 01 0000 02 0000 03 0000") == "invalidSamplePeriod")
        #expect(outcome("00 0014 01 0028 02 0000 03 0000") == "invalidSensorConfiguration")
        #expect(outcome("00 0014 01 0000 02 0000 05 0014") == "invalidSensor")
        #expect(outcome("00 0014 01 0000 02 0000 63 0000") == "invalidSensor")
        #expect(outcome(Self.all20) { $0.device.maximumActiveSensors = 3 } == "invalidSensorConfiguration")
        #expect(outcome(Self.all20) { $0.device.maximumPayload = 44 } == "20 20 20 20")
        #expect(outcome(Self.all20) { $0.device.maximumPayload = 43 } == "exceedsMaximumThroughput")
        #expect(outcome(Self.all20) { $0.device.maximumPayload = 0 } == "20 20 20 20")
        #expect(outcome(Self.all20) { $0.device.status = .suspended } == "sensorServiceUnavailable")
        #expect(outcome("00") { $0.device.status = .suspended } == "sensorServiceUnavailable")
    }

    @Test func everyLineCanBeSwitchedOff() {
        for condition in ConfigurationPolicy.Condition.allCases {
            #expect(!ConfigurationPolicy.assumed.ignoring(condition).rules.contains { $0.condition == condition })
            #expect(ConfigurationPolicy.assumed.rules.contains { $0.condition == condition })
        }
        #expect(
            outcome("00 0014 01 0028 02 0000 03 0000") { $0.policy = $0.policy.ignoring(.mixedPeriods) } == "20 40 0 0")
        #expect(
            outcome("00 0014 01 0000 02 0000 63 0000") { $0.policy = $0.policy.ignoring(.unknownSensor) }
                == "20 0 0 0")
    }

    @Test func theOrderOfTheTableDecides() {
        let hex = "00 000A 01 0028 02 0000 03 0000"
        #expect(outcome(hex) == "invalidSamplePeriod")
        #expect(outcome(hex) { $0.policy.rules.reverse() } == "invalidSensorConfiguration")
        #expect(
            outcome(hex) { $0.policy.rules = [ConfigurationPolicy.Rule(.mixedPeriods, .timeout)] } == "timeout")
    }

    @Test func partialWritesWhereTheyAreAccepted() {
        #expect(outcome("01 0014") { $0.policy.acceptsPartialWrites = true } == "0 20 0 0")
        #expect(outcome("01 0014 00") { $0.policy.acceptsPartialWrites = true } == "invalidRequestLength")
        #expect(outcome("") { $0.policy.acceptsPartialWrites = true } == "invalidRequestLength")
        #expect(outcome("05 0014") { $0.policy.acceptsPartialWrites = true } == "invalidSensor")
    }

    @Test func periodsAreRoundedWhereTheModelDoes() {
        #expect(outcome("00 001E 01 0000 02 0000 03 0000") == "invalidSamplePeriod")
        #expect(
            outcome("00 001E 01 0000 02 0000 03 0000") { $0.policy.rounding = .down(toMultipleOf: 20) } == "20 0 0 0")
        #expect(
            outcome("00 0005 01 0000 02 0000 03 0000") { $0.policy.rounding = .down(toMultipleOf: 20) } == "0 0 0 0")
        #expect(ConfigurationPolicy.PeriodRounding.down(toMultipleOf: 0).rounded(7) == 7)
    }

    @Test func gestureWrites() throws {
        func outcome(_ hex: String, _ change: (inout ConfigurationRules) -> Void = { _ in }) -> String {
            var rules = rules
            change(&rules)
            do throws(BoseATTError) {
                let result = try rules.gestureConfiguration(writing: FramesBytes.hex(hex), over: gestures)
                return result.enabledGestures.map { "\($0.name ?? "?")" }.joined(separator: " ")
            } catch { return "\(error.name ?? "?")" }
        }
        let doubleTap = "81 01 82 00 83 00 C0 00 C1 00 C2 00"
        #expect(outcome(doubleTap) == "doubleTap")
        #expect(outcome("81 01") == "invalidRequestLength")
        #expect(outcome("81 01 82") == "invalidRequestLength")
        #expect(outcome("81 01 82 00 83 00 C0 00 C1 00 84 01") == "invalidSensor")
        #expect(outcome(doubleTap) { $0.device.status = .suspended } == "sensorServiceUnavailable")
        #expect(outcome("83 01") { $0.policy.acceptsPartialWrites = true } == "headShake")
        #expect(outcome("") { $0.policy.acceptsPartialWrites = true } == "invalidRequestLength")
    }

    @Test func anyWriteIsAnswered() {
        var random = SeededGenerator.announced("configuration writes", seed: 12)
        for _ in 0..<20_000 {
            var bytes = random.bytes(Int(random.next() % 16))
            for index in bytes.indices where random.next() % 2 == 0 {
                bytes[index] = [0, 1, 2, 3, 20, 0x81][index % 6]
            }
            var rules = rules
            rules.policy.acceptsPartialWrites = random.next() % 2 == 0
            if random.next() % 2 == 0 { rules.policy.rules.removeAll { _ in random.next() % 2 == 0 } }
            if let result = try? rules.sensorConfiguration(writing: bytes, over: sensors) {
                #expect(result.encoded().count == sensors.encoded().count)
            }
            if let result = try? rules.gestureConfiguration(writing: bytes, over: gestures) {
                #expect(result.encoded().count == gestures.encoded().count)
            }
        }
    }
}
