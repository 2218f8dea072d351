// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import Testing

@testable import GATTCodec

@Suite("Vectors of fitness, environment, user and device values")
struct FitnessVectorTests {
    @Test("Every vector file has lines, and every entry has a vector")
    func filesArePresent() {
        let covered = Set(FitnessVector.all.map(\.uuid))
        for service in FitnessVector.services {
            #expect(!FitnessFixtures.rows("gatt/\(service).tsv").isEmpty, "\(service)")
        }
        for entry in FitnessEntries.all {
            #expect(covered.contains(entry.uuid), "no vector for \(entry.codec.id) \(entry.codec.name)")
        }
        #expect(FitnessMalformed.all.count > 50)
    }

    @Test("Bytes decode to what others say that they mean", arguments: FitnessVector.all)
    func decodes(_ vector: FitnessVector) throws {
        let codec = try #require(CharacteristicRegistry.codec(for: vector.uuid))
        let (text, outcome) = codec.json(vector.bytes)
        #expect(outcome.error == nil, "\(vector.source)")
        #expect(try JSONValue(parsing: text) == JSONValue(parsing: vector.json), "\(vector.source)")
    }

    @Test("JSON encodes to the bytes", arguments: FitnessVector.all)
    func encodes(_ vector: FitnessVector) throws {
        let codec = try #require(CharacteristicRegistry.codec(for: vector.uuid))
        #expect(try codec.encode(JSONValue(parsing: vector.json)) == vector.bytes)
        #expect(try codec.reencode(vector.bytes.span) == vector.bytes)
    }

    @Test("Every prefix of a value decodes or is refused", arguments: FitnessVector.all)
    func prefixes(_ vector: FitnessVector) throws {
        let codec = try #require(CharacteristicRegistry.codec(for: vector.uuid))
        for count in 0...vector.bytes.count {
            let prefix = Array(vector.bytes.prefix(count))
            let (text, outcome) = codec.json(prefix)
            // What was read before a fault is printed, and still is JSON.
            let json = try JSONValue(parsing: text)
            guard outcome.error == nil else { continue }
            #expect(try codec.encode(json) == prefix)
        }
    }

    @Test("Text for people never fails", arguments: FitnessVector.all)
    func text(_ vector: FitnessVector) throws {
        let codec = try #require(CharacteristicRegistry.codec(for: vector.uuid))
        var printer = ValuePrinter(style: .text)
        let outcome = codec.print(vector.bytes.span, to: &printer)
        #expect(outcome.error == nil)
        #expect(!printer.string.isEmpty)
    }

    @Test("Damage is named", arguments: FitnessMalformed.all)
    func malformed(_ vector: FitnessMalformed) throws {
        let codec = try #require(CharacteristicRegistry.codec(for: vector.uuid))
        let (_, outcome) = codec.json(vector.bytes, policy: vector.policy)
        let accepted = "accepted: " + outcome.oddities.map(\.description).joined(separator: "; ")
        #expect((outcome.error?.description ?? accepted) == vector.outcome)
    }
}
