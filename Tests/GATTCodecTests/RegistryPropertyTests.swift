// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import GATTCodec
import Testing

/// Promises that hold for every codec of the registry.
struct RegistryPropertyTests {
    static let seeds: [UInt64] = [1, 2, 3, 5, 8, 13, 21, 34]

    @Test func uuidsAreUnique() {
        let uuids = CharacteristicRegistry.entries.map(\.uuid)
        #expect(Set(uuids).count == uuids.count)
        #expect(uuids == uuids.sorted())
    }

    @Test func everyEntryIsFound() {
        for entry in CharacteristicRegistry.entries {
            #expect(CharacteristicRegistry.codec(for: entry.uuid)?.id == entry.codec.id)
            #expect(!entry.codec.name.isEmpty && !entry.codec.source.isEmpty)
            #expect(!entry.codec.fields.isEmpty)
        }
        #expect(CharacteristicRegistry.codec(for: 0) == nil)
        #expect(CharacteristicRegistry.codec(for: 0xffff) == nil)
    }

    /// Nil where the bytes hold up, else what went wrong.
    private func problem(_ codec: ValueCodec, _ bytes: [UInt8]) -> String? {
        var printer = ValuePrinter(style: .json)
        let outcome = codec.print(bytes.span, to: &printer)
        let json = printer.string
        guard let parsed = try? JSONValue(parsing: json) else { return "is no JSON: \(json)" }
        guard outcome.error == nil else { return nil }
        guard let again = try? codec.reencode(bytes.span) else { return "decodes only when printed" }
        guard again == bytes else { return "re-encodes as \(Hex.string(again)): \(json)" }
        let isLeftOver = outcome.oddities.contains { if case .trailingBytes = $0.kind { true } else { false } }
        guard !isLeftOver else { return nil }
        do throws(JSONFault) {
            let fromJSON = try codec.encode(parsed)
            return fromJSON == bytes ? nil : "becomes \(Hex.string(fromJSON)) through \(json)"
        } catch { return "does not parse (\(error)): \(json)" }
    }

    @Test(arguments: CharacteristicRegistry.entries.map(\.uuid))
    func randomBytesSurvive(_ uuid: UInt16) throws {
        let codec = try #require(CharacteristicRegistry.codec(for: uuid))
        for seed in Self.seeds {
            var generator = SeededGenerator(seed: seed << 16 | UInt64(uuid))
            for count in 0...40 {
                let bytes = generator.bytes(count)
                let found = problem(codec, bytes)
                #expect(found == nil, "\(codec.id), seed \(seed), \(Hex.string(bytes)): \(found ?? "")")
            }
        }
    }

    @Test(arguments: HealthFixtures.vectors)
    func changedVectorsSurvive(_ vector: HealthVector) throws {
        let codec = try #require(CharacteristicRegistry.codec(for: vector.uuid))
        for seed in Self.seeds {
            var generator = SeededGenerator(seed: seed)
            for _ in 0..<10 {
                var bytes = vector.bytes
                for _ in 0...Int.random(in: 0..<3, using: &generator) where !bytes.isEmpty {
                    bytes[Int.random(in: 0..<bytes.count, using: &generator)] = generator.bytes(1)[0]
                }
                let found = problem(codec, bytes)
                #expect(found == nil, "\(codec.id), seed \(seed), \(Hex.string(bytes)): \(found ?? "")")
            }
        }
    }

    @Test(arguments: CharacteristicRegistry.entries.map(\.uuid))
    func anEmptyObjectEncodes(_ uuid: UInt16) throws {
        let codec = try #require(CharacteristicRegistry.codec(for: uuid))
        let bytes = try codec.encode(JSONValue(parsing: "{}"))
        #expect(try codec.reencode(bytes.span) == bytes)
        #expect(throws: JSONFault.self) { try codec.encode(JSONValue(parsing: #"{"noSuchField":1}"#)) }
    }
}
