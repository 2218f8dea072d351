// SPDX-License-Identifier: Apache-2.0

import Testing
import WearTesting

struct HelperTests {
    /// Outputs for seed 1234567, from the reference implementation of SplitMix64 (Vigna, splitmix64.c).
    @Test func seededGenerator() {
        var generator = SeededGenerator(seed: 1_234_567)
        let numbers = (0..<5).map { _ in generator.next() }
        #expect(
            numbers == [
                6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
                4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
            ])
    }

    @Test func mutationsNeverTrap() {
        var generator = SeededGenerator.announced("mutations", seed: 1)
        for count in 0..<40 {
            for _ in 0..<100 {
                let bytes = generator.bytes(count)
                let mutation = Mutation.random(byteCount: count, using: &generator)
                let damaged = mutation.applied(to: bytes)
                #expect(damaged.prefix(mutation.offset).elementsEqual(bytes.prefix(mutation.offset)))
            }
        }
    }

    @Test func truncation() throws {
        var counts: [Int] = []
        try truncateEverywhere([1, 2, 3]) { counts.append($0.count) }
        #expect(counts == [0, 1, 2])
        let error = #expect(throws: TestingError.self) {
            try truncateEverywhere([1, 2]) { if $0.count == 1 { throw TestingError("no") } }
        }
        #expect(error?.message == "cut after 1 of 2 bytes: no")
    }

    @Test func tables() throws {
        let table = try FixtureTable(parsing: "# why\na\tb\n1\t0aff\n\n0x10\n", name: "t")
        #expect(table.rows.map(\.line) == [3, 5])
        #expect(try table.rows[0].bytes("b") == [0x0a, 0xff])
        #expect(try table.rows[1].integer("a", as: UInt8.self) == 16)
        #expect(table.rows[1].text("b").isEmpty)
        #expect(throws: TestingError.self) { try table.rows[0].integer("b", as: Int.self) }
        #expect(throws: TestingError.self) { try FixtureTable(parsing: "a\n1\t2\n", name: "t") }
    }

    @Test func differences() {
        #expect(GoldenText.difference(expected: "a\nb", actual: "a\nb") == nil)
        #expect(GoldenText.difference(expected: "a\nb", actual: "a\nc")?.hasPrefix("differs in line 2") == true)
        #expect(GoldenText.difference(expected: "a", actual: "a\nc")?.contains("expected: the end") == true)
    }
}
