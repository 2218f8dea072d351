// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import GarminCodec
import Testing
import WearTesting

/// Objects whose bytes are known from Garmin's own serializer.
struct MonkeyCObjectTests {
    static let rows = (try? Fixtures().table("garmin/monkeyc/objects.tsv").rows) ?? []

    @Test func theTableIsThere() {
        #expect(Self.rows.count == 29)
    }

    @Test(arguments: rows)
    func bytesSurvive(_ row: FixtureRow) throws {
        let bytes = try row.bytes("hex")
        let message = try MonkeyMessage(decoding: bytes)
        #expect(message.encoded() == bytes)
        #expect(message.byteCount == bytes.count)
        if message.rootCount == 1, let root = message.root {
            #expect(try root.encoded() == bytes)
            #expect(try root.encoded(.androidSDK) == bytes)
        }
    }

    @Test(arguments: rows)
    func everyCutIsRefusedOrReported(_ row: FixtureRow) throws {
        try truncateEverywhere(try row.bytes("hex")) { bytes in
            #expect(throws: DecodeError.self) { try MonkeyMessage(decoding: bytes, policy: .strict) }
        }
    }

    @Test func literals() throws {
        let value: MonkeyValue = ["hello pi", 3.14159]
        #expect(
            Hex.string(try value.encoded())
                == "abcdabcd0000000b000968656c6c6f20706900da7ada7a0000000f050000000203000000000240490fd0")
    }

    @Test func valuesSideBySide() throws {
        let message = try MonkeyMessage(sideBySide: [1, "two", [3]])
        #expect(
            Hex.string(message.encoded())
                == "abcdabcd00000006000474776f00da7ada7a000000140100000001030000000005000000010100000003")
        #expect(message.roots() == [1, "two", [3]])
        #expect(throws: MonkeyEncodingError(.containerBeforeLastRoot)) {
            try MonkeyMessage(sideBySide: [[1], 2])
        }
    }
}
