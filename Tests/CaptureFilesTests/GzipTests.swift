// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import Testing

@testable import CaptureFiles

struct GzipTests {
    /// `gzip.compress(b"hello " * 20, mtime=0)` in Python 3.11.
    private static let packed = "1f8b0800000000000203cb48cdc9c957c8a03b09002ffaf84878000000"

    @Test func expands() throws {
        let bytes = try Hex.bytes(Self.packed)
        #expect(try Gzip.inflate(bytes, limit: 120) == Array(String(repeating: "hello ", count: 20).utf8))
        #expect(throws: Gzip.Fault.tooLarge) { try Gzip.inflate(bytes, limit: 119) }
    }

    @Test func refusesDamage() throws {
        let bytes = try Hex.bytes(Self.packed)
        for count in 0..<bytes.count {
            #expect(throws: Gzip.Fault.damaged) { try Gzip.inflate(Array(bytes.prefix(count)), limit: 1000) }
        }
        #expect(throws: Gzip.Fault.damaged) { try Gzip.inflate(bytes + [0], limit: 1000) }
    }
}
