// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import Testing

@testable import GATTCodec

/// The registry entries of this half.
enum FitnessEntries {
    static let all: [CharacteristicEntry] = [
        SpeedAndCadence.entries, RunningSpeedAndCadence.entries, CyclingSpeedAndCadence.entries, CyclingPower.entries,
        FitnessMachine.entries, LocationAndNavigation.entries, EnvironmentalSensing.entries, UserData.entries,
        HumanInterfaceDevice.entries, BondManagement.entries, Alerts.entries, ScanParameters.entries,
        AutomationIO.entries, ObjectTransfer.entries, IndoorPositioning.entries, SupplementElectrical.entries,
        SupplementLight.entries, SupplementTime.entries, SupplementMotion.entries, SupplementNumbers.entries,
        SupplementComposites.entries,
    ].flatMap { $0 }
}

/// A small generator whose sequence follows from its seed (SplitMix64).
struct FitnessRandom: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}

@Suite("Random bytes for fitness, environment, user and device values")
struct FitnessPropertyTests {
    @Test("Entries are listed once and found by UUID")
    func registry() {
        var seen: Set<UInt16> = []
        for entry in CharacteristicRegistry.entries {
            #expect(seen.insert(entry.uuid).inserted, "\(entry.codec.id) is there twice")
        }
        for entry in FitnessEntries.all {
            #expect(CharacteristicRegistry.codec(for: entry.uuid)?.name == entry.codec.name)
            #expect(!entry.codec.fields.isEmpty || entry.codec.id.isEmpty)
            #expect(!entry.codec.source.isEmpty)
        }
    }

    @Test("Accepted bytes come back, through JSON too")
    func randomBytes() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("seed of the fitness property test: \(seed)")
        var random = FitnessRandom(state: seed)
        for entry in FitnessEntries.all {
            for length in 0...40 {
                for round in 0..<6 {
                    // Small numbers in half of the rounds, since op codes and flags are small.
                    let limit: UInt8 = round % 2 == 0 ? 255 : 24
                    let bytes = (0..<length).map { _ in UInt8.random(in: 0...limit, using: &random) }
                    check(entry, bytes, seed)
                }
            }
        }
    }

    @Test("Every value of a single byte comes back")
    func singleBytes() throws {
        for entry in FitnessEntries.all {
            for byte in UInt8.min...UInt8.max { check(entry, [byte], 0) }
        }
    }

    private func check(_ entry: CharacteristicEntry, _ bytes: [UInt8], _ seed: UInt64) {
        let codec = entry.codec
        let (text, outcome) = codec.json(bytes)
        _ = codec.json(bytes, policy: .strict)
        guard outcome.error == nil else { return }
        let hex = Hex.string(bytes)
        do throws(DecodeError) {
            let again = try codec.reencode(bytes.span)
            if again != bytes { Issue.record("\(codec.id) \(hex) became \(Hex.string(again)), seed \(seed)") }
        } catch {
            Issue.record("\(codec.id) \(hex) decodes once only: \(error), seed \(seed)")
        }
        do throws(JSONFault) {
            let again = try codec.encode(try JSONValue(parsing: text))
            guard again != bytes else { return }
            Issue.record("\(codec.id) \(hex) became \(Hex.string(again)) by way of \(text), seed \(seed)")
        } catch {
            Issue.record("\(codec.id) \(hex): \(text) does not parse: \(error), seed \(seed)")
        }
    }
}
