// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import Testing
import WearTesting

@testable import BoseCodec

/// Vectors of all formats, both ways, and their malformed and cut twins.
struct ValueVectorTests {
    static let vectors = rows("bose/values.tsv")
    static let malformedVectors = rows("malformed/bose/values.tsv")

    private static func rows(_ name: String) -> [FixtureRow] {
        do { return try Fixtures().table(name).rows } catch {
            Issue.record(error)
            return []
        }
    }

    static func codec(_ id: String) throws -> ValueCodec {
        try #require(BoseCodecs.values.first { $0.id == id })
    }

    @Test func thereAreVectorsForEveryFormat() {
        for codec in BoseCodecs.values {
            #expect(Self.vectors.contains { $0.text("codec") == codec.id }, "\(codec.id)")
            #expect(Self.malformedVectors.contains { $0.text("codec") == codec.id }, "\(codec.id)")
        }
    }

    @Test(arguments: vectors)
    func vector(_ row: FixtureRow) throws {
        let codec = try Self.codec(row.text("codec"))
        let bytes = try row.bytes("hex")
        var printer = ValuePrinter(style: .json)
        let outcome = codec.print(bytes.span, policy: .strict, to: &printer)
        #expect(outcome.error == nil)
        #expect(printer.string == row.text("json"))
        #expect(try codec.encode(JSONValue(parsing: row.text("json"))) == bytes)
        try CodecProperties.check(codec, bytes)
    }

    /// Cut anywhere, bytes are refused or read, but never trapped on, and what is read is written back.
    @Test(arguments: vectors)
    func cutVector(_ row: FixtureRow) throws {
        let codec = try Self.codec(row.text("codec"))
        try truncateEverywhere(try row.bytes("hex")) { bytes in try CodecProperties.check(codec, bytes) }
    }

    @Test(arguments: malformedVectors)
    func malformedVector(_ row: FixtureRow) throws {
        let codec = try Self.codec(row.text("codec"))
        let bytes = try row.bytes("hex")
        var printer = ValuePrinter(style: .text)
        let strict = codec.print(bytes.span, policy: .strict, to: &printer)
        let lenient = codec.print(bytes.span, to: &printer)
        let fault = try #require(strict.error, "strict accepts it")
        #expect(fault.description.contains(row.text("fault")), "\(fault)")
        if row.text("outcome") == "error" {
            #expect(lenient.error == fault)
        } else {
            #expect(lenient.error == nil)
            #expect(lenient.oddities.contains { $0.description.contains(row.text("fault")) }, "\(lenient.oddities)")
        }
        try CodecProperties.check(codec, bytes)
    }

    @Test(arguments: BoseCodecs.values.map { $0.id })
    func arbitraryBytes(_ id: String) throws {
        let codec = try Self.codec(id)
        var random = SeededGenerator.announced("arbitrary bytes for \(id)", seed: 0x0b05e)
        for _ in 0..<3_000 {
            var bytes = random.bytes(Int(random.next() % 48))
            // Small numbers and the gestures' range are what leads deeper.
            for index in bytes.indices where random.next() % 3 == 0 { bytes[index] &= 0x83 }
            try CodecProperties.check(codec, bytes)
        }
    }

    @Test(arguments: vectors)
    func damagedVector(_ row: FixtureRow) throws {
        let codec = try Self.codec(row.text("codec"))
        let bytes = try row.bytes("hex")
        var random = SeededGenerator(seed: UInt64(row.line))
        for _ in 0..<100 {
            let mutation = Mutation.random(byteCount: bytes.count, using: &random)
            do { try CodecProperties.check(codec, mutation.applied(to: bytes)) } catch {
                throw TestingError("\(mutation): \(error)")
            }
        }
    }
}
