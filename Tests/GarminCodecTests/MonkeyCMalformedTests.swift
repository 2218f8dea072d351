// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import GarminCodec
import Testing
import WearTesting

/// Objects and frames that no sound sender writes. An empty `json` says that they are refused, an offset below 0 that
/// there is nothing to report.
struct MonkeyCMalformedTests {
    static let rows = ["monkeyc", "app-channel"].flatMap { name in
        (try? Fixtures().table("malformed/garmin/\(name).tsv").rows) ?? []
    }

    @Test func theTablesAreThere() { #expect(Self.rows.count == 55) }

    @Test(arguments: rows)
    func isReportedOrRefused(_ row: FixtureRow) throws {
        let codec = ConnectIQCodecs.values[row.table.hasSuffix("monkeyc.tsv") ? 0 : 1]
        let bytes = try row.bytes("hex")
        let offset = try row.integer("offset", as: Int.self)
        var printer = ValuePrinter(style: .json)
        let outcome = codec.print(bytes.span, to: &printer)
        let isRefused = row.text("json").isEmpty
        if !isRefused { #expect(printer.string == row.text("json"), "\(row.text("name"))") }
        #expect((outcome.error != nil) == isRefused, "\(row.text("name")): \(String(describing: outcome.error))")
        let faults = [outcome.error].compactMap { $0 } + outcome.oddities
        if offset >= 0 {
            let found = faults.contains { $0.offset == offset && $0.description.contains(row.text("text")) }
            #expect(found, "\(row.text("name")): \(faults.map(\.description))")
        } else {
            #expect(faults.isEmpty, "\(row.text("name")): \(faults.map(\.description))")
        }
        #expect(try CodecProperties.check(codec, bytes) == !isRefused)
        var strict = ValuePrinter(style: .json)
        #expect((codec.print(bytes.span, policy: .strict, to: &strict).error != nil) == (offset >= 0))
    }

    @Test func eachToleranceHasASwitch() throws {
        let switches: [String: (inout MonkeyDecoding) -> Void] = [
            "other magic": { $0.acceptsAnyDataMagic = false },
            "bytes behind": { $0.acceptsTrailingBytes = false },
            "empty string block": { $0.emptyStringBlock = .refuse },
            "boolean 2": { $0.acceptsOddBooleans = false },
            "unknown offset": { $0.acceptsUnknownStrings = false },
            "count larger than data": { $0.acceptsMissingValues = false },
            "negative count": { $0.acceptsNegativeCounts = false },
            "two values": { $0.acceptsOtherRootCounts = false },
            "no value": { $0.acceptsOtherRootCounts = false },
            "entry without zero": { $0.acceptsOddTerminators = false },
            "not UTF-8": { $0.acceptsInvalidUTF8 = false },
        ]
        for (name, change) in switches {
            let row = try #require(Self.rows.first { $0.text("name") == name })
            let bytes = try row.bytes("hex")
            var options = MonkeyDecoding()
            _ = try MonkeyMessage(decoding: bytes, options: options)
            change(&options)
            #expect(throws: DecodeError.self, "\(name)") { try MonkeyMessage(decoding: bytes, options: options) }
        }
    }

    @Test func valuesAsGarminsDecoderGivesThem() throws {
        func value(_ name: String, _ options: MonkeyDecoding = .androidSDK) throws -> [MonkeyValue] {
            let row = try #require(Self.rows.first { $0.text("name") == name })
            return try MonkeyMessage(decoding: row.bytes("hex"), options: options).roots()
        }
        #expect(try value("boolean 2") == [true])
        #expect(try value("boolean 255") == [false])
        #expect(try value("unknown offset") == [nil])
        #expect(try value("count larger than data") == [[nil, nil, nil]])
        #expect(try value("negative count") == [[]])
        #expect(try value("empty string block") == [])
        #expect(try value("empty string block", .lenient) == [nil])
        #expect(try value("entry without zero") == ["a"])
        // Nulls are made up only as long as they are few.
        #expect(try value("count of all ones but one")[0].arrayValue?.count == 65)
    }

    @Test func longStrings() throws {
        let text = String(repeating: "x", count: 32_766)
        let bytes = try MonkeyValue.string(text).encoded()
        #expect(try MonkeyMessage(decoding: bytes, policy: .strict).root == .string(text))
        #expect(throws: MonkeyEncodingError(.stringTooLong(byteCount: 32_767, limit: 32_766))) {
            try MonkeyValue.string(text + "y").encoded()
        }
        var wide = MonkeyEncoding.typed
        wide.maximumStringBytes = 65_534
        let longer = try MonkeyValue.string(text + text).encoded(wide)
        #expect(try MonkeyMessage(decoding: longer).root == .string(text + text))
        #expect(throws: DecodeError.self) { try MonkeyMessage(decoding: longer, options: .androidSDK) }
        #expect(try CodecProperties.check(ConnectIQCodecs.values[0], longer))
    }

    @Test func largeMessagesAreWarnedOf() throws {
        // 19 bytes of headers, length and zero; 5 of the value.
        let limit = try MonkeyMessage(.string(String(repeating: "x", count: 16_384 - 24)))
        #expect(limit.byteCount == 16_384 && !limit.isTooLarge())
        let larger = try MonkeyMessage(.string(String(repeating: "x", count: 16_384 - 23)))
        #expect(larger.isTooLarge())
        var silent = MonkeyEncoding.typed
        silent.warnsAbove = nil
        #expect(!larger.isTooLarge(silent))
    }

    @Test func depth() throws {
        func nested(_ depth: Int) -> MonkeyValue { (0..<depth).reduce(.null) { value, _ in .array([value]) } }
        let deep = try nested(32).encoded()
        #expect(try MonkeyMessage(decoding: deep).root == nested(32))
        #expect(try CodecProperties.check(ConnectIQCodecs.values[0], deep))
        #expect(throws: MonkeyEncodingError(.tooDeep(limit: 32))) { try nested(33).encoded() }
        #expect(throws: MonkeyEncodingError(.tooDeep(limit: 32))) {
            try (0..<32).reduce(MonkeyValue.array([])) { value, _ in .array([value]) }.encoded()
        }
        var encoding = MonkeyEncoding.typed
        encoding.maximumDepth = 100
        var decoding = MonkeyDecoding()
        decoding.maximumDepth = 100
        let deeper = try nested(100).encoded(encoding)
        #expect(try MonkeyMessage(decoding: deeper, options: decoding).encoded() == deeper)
    }

    @Test(arguments: [
        "{\"$long\":1,\"x\":2}", "{\"$what\":1}", "{\"$pairs\":[1]}", "{\"$count\":1}", "1e999", "99999999999999999999",
        "{\"$char\":\"ab\"}", "{\"$bool\":256}", "{\"$message\":{\"roots\":[\"a\"],\"strings\":[\"b\"]}}",
        "{\"$message\":{\"root\":[1]}}", "[{\"$array\":[],\"$count\":2},[1]]", "{\"$array\":[1,2],\"$count\":1}",
        "{\"$bytes\":\"0\"}", "{\"$utf8\":1}",
        "{\"$message\":{\"roots\":[1],\"magic\":\"abcdabcd\"}}", "{\"$message\":{\"roots\":[],\"dataBlock\":false}}",
    ])
    func jsonThatMakesNoObject(_ text: String) throws {
        let json = try JSONValue(parsing: text)
        #expect(throws: JSONFault.self) { try ConnectIQCodecs.values[0].encode(json) }
    }
}
