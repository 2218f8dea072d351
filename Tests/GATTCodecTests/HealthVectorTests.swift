// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import Testing

@testable import GATTCodec

struct HealthVectorTests {
    private func decode(
        _ codec: ValueCodec, _ bytes: [UInt8], _ policy: DecodePolicy = .lenient
    ) -> (json: String, outcome: DecodeOutcome) {
        var printer = ValuePrinter(style: .json)
        let outcome = codec.print(bytes.span, policy: policy, to: &printer)
        return (printer.string, outcome)
    }

    @Test(arguments: HealthFixtures.vectors)
    func decodesToTheValueOfTheSource(_ vector: HealthVector) throws {
        let codec = try #require(CharacteristicRegistry.codec(for: vector.uuid))
        let (json, outcome) = decode(codec, vector.bytes, .strict)
        #expect(outcome.isClean, "\(String(describing: outcome.error))")
        #expect(json == vector.json, "source: \(vector.source)")
    }

    @Test(arguments: HealthFixtures.vectors)
    func encodesBackFromBytesAndFromJSON(_ vector: HealthVector) throws {
        let codec = try #require(CharacteristicRegistry.codec(for: vector.uuid))
        #expect(try codec.reencode(vector.bytes.span) == vector.bytes)
        #expect(try codec.encode(JSONValue(parsing: vector.json)) == vector.bytes)
    }

    @Test(arguments: HealthFixtures.vectors)
    func everyPrefixDecodesOrFails(_ vector: HealthVector) throws {
        let codec = try #require(CharacteristicRegistry.codec(for: vector.uuid))
        for count in 0..<vector.bytes.count {
            let prefix = Array(vector.bytes[..<count])
            let (json, outcome) = decode(codec, prefix)
            #expect(throws: Never.self) { try JSONValue(parsing: json) }
            if outcome.error == nil {
                #expect(try codec.reencode(prefix.span) == prefix)
            } else if let error = outcome.error {
                #expect(error.offset <= count, "\(error)")
                #expect(throws: DecodeError.self) { try codec.reencode(prefix.span) }
            }
        }
    }

    @Test(arguments: HealthFixtures.vectors)
    func reportsABytePutBehind(_ vector: HealthVector) throws {
        let codec = try #require(CharacteristicRegistry.codec(for: vector.uuid))
        let longer = vector.bytes + [0xa5]
        let (_, outcome) = decode(codec, longer)
        // Values that run to the end take the byte in; the others call it an oddity or refuse it.
        if outcome.error == nil { #expect(try codec.reencode(longer.span) == longer) }
    }

    @Test(arguments: HealthFixtures.vectors)
    func textHasNoControlCharacters(_ vector: HealthVector) throws {
        let codec = try #require(CharacteristicRegistry.codec(for: vector.uuid))
        var printer = ValuePrinter(style: .text)
        _ = codec.print(vector.bytes.span, to: &printer)
        #expect(printer.string.unicodeScalars.allSatisfy { $0.value >= 0x20 })
    }

    @Test(arguments: HealthFixtures.malformed)
    func refusesOrReportsWhatIsMalformed(_ vector: MalformedHealthVector) throws {
        let codec = try #require(CharacteristicRegistry.codec(for: vector.uuid))
        let (_, lenient) = decode(codec, vector.bytes)
        let (_, strict) = decode(codec, vector.bytes, .strict)
        #expect(strict.error != nil)
        if vector.outcome == "error" {
            #expect("\(try #require(lenient.error))".contains(vector.fault), "\(lenient)")
        } else {
            #expect(lenient.error == nil)
            #expect(lenient.oddities.contains { "\($0)".contains(vector.fault) }, "\(lenient.oddities)")
            #expect(try codec.reencode(vector.bytes.span) == vector.bytes)
        }
    }

    @Test func everyTypeHasAVector() {
        let covered = Set(HealthFixtures.vectors.map(\.uuid))
        let groups = [
            HeartRate.entries, HealthThermometer.entries, Battery.entries, DeviceInformation.entries,
            BloodPressure.entries, WeightScale.entries, BodyComposition.entries, PulseOximeter.entries,
            RecordAccess.entries, Glucose.entries, ContinuousGlucose.entries, CurrentTimeService.entries,
            NextDSTChange.entries, ReferenceTimeUpdate.entries, GenericAccess.entries, GenericAttribute.entries,
            Descriptors.entries,
        ]
        // What was withdrawn has no source but its old description.
        let withdrawn: Set<UInt16> = [0x2a1a, 0x2a1b]
        for entry in groups.joined() where !withdrawn.contains(entry.uuid) {
            #expect(covered.contains(entry.uuid), "\(entry.codec.name)")
        }
    }
}
