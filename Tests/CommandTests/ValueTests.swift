// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `decode --as`, `encode` and `codecs`.
struct ValueTests {
    @Test(arguments: [
        "2A37", "2a37", "0x2A37", "00002a37-0000-1000-8000-00805f9b34fb", "Heart Rate Measurement",
        "heart_rate_measurement",
    ])
    func spellings(_ word: String) async throws {
        let run = try await Wearcodec.run("decode", "--as", word, "--hex", "16 48", "--format", "json")
        #expect(run.code == 0)
        #expect(run.errors.isEmpty)
        let value = try #require(run.json as? [String: Any])
        #expect(value["codec"] as? String == "2A37")
        #expect(value["name"] as? String == "Heart Rate Measurement")
        #expect(value["value"] as? String == "1648")
        #expect((value["decoded"] as? [String: Any])?["heartRate"] as? Int == 72)
    }

    @Test func text() async throws {
        let run = try await Wearcodec.run("decode", "--as", "2A37", "--hex", "1648")
        #expect(run.text.hasPrefix("2A37 Heart Rate Measurement: "))
        #expect(run.text.contains("heartRate: 72 bpm"))
    }

    @Test func tsv() async throws {
        let run = try await Wearcodec.run(
            "decode", "--as", "2A37", "--hex", "0048", "--format", "tsv", "--fields", "value,codec,decoded")
        #expect(run.text == "value\tcodec\tdecoded\n0048\t2A37\t{\"flags\":[],\"heartRate\":72}\n")
    }

    @Test func inputFile() async throws {
        let run = try await Wearcodec.run("decode", "--as", "2A37", "--input", "-", input: Data([0x00, 0x48]))
        #expect(run.code == 0)
        #expect(run.text.contains("72 bpm"))
        let missing = try await Wearcodec.run("decode", "--as", "2A37", "--input", "/nowhere/value")
        #expect(missing.code == 3)
    }

    @Test func malformed() async throws {
        let run = try await Wearcodec.run("decode", "--as", "2A37", "--hex", "1848", "--format", "json")
        #expect(run.code == 1)
        #expect(run.errors.contains("energyExpended: needs 2 bytes but only 0 are left at offset 2"))
        let value = try #require(run.json as? [String: Any])
        #expect((value["decoded"] as? [String: Any])?["heartRate"] as? Int == 72)
        let error = try #require(value["error"] as? [String: Any])
        #expect(error["offset"] as? Int == 2)
        #expect(error["field"] as? String == "energyExpended")
    }

    @Test func missingFieldsAreNamed() async throws {
        let run = try await Wearcodec.run("encode", "--as", "2A37", "--json", "{}")
        #expect(run.code == 0)
        #expect(run.errors.contains("lacks heartRate"), "\(run.errors)")
    }

    @Test func whatIsLeftOverComesBack() async throws {
        let run = try await Wearcodec.run(
            "encode", "--as", "2A37", "--json", #"{"flags":[],"heartRate":72,"trailingBytes":"ff01"}"#)
        #expect(run.text == "0048ff01\n")
    }

    @Test func aKeyIsPrintedOnce() async throws {
        let run = try await Wearcodec.run(
            "decode", "--as", "2A37", "--hex", "0048", "--format", "json", "--fields", "value,value")
        #expect(run.text == "{\"value\":\"0048\"}\n")
    }

    @Test func trailingBytes() async throws {
        let lenient = try await Wearcodec.run("decode", "--as", "2A37", "--hex", "0048ff", "--format", "json")
        #expect(lenient.code == 0)
        #expect(((lenient.json as? [String: Any])?["warnings"] as? [String])?.count == 1)
        let strict = try await Wearcodec.run("decode", "--as", "2A37", "--hex", "0048ff", "--strict")
        #expect(strict.code == 1)
        #expect(strict.text.contains("72 bpm"))
        #expect(strict.errors.contains("left over"))
    }

    @Test func emptyValue() async throws {
        let run = try await Wearcodec.run("decode", "--as", "hci.reset", "--hex", "", "--format", "json")
        #expect(run.code == 0)
        #expect((run.json as? [String: Any])?["value"] as? String == "")
    }

    @Test(arguments: ["0g", "123", "0x1"])
    func badHex(_ hex: String) async throws {
        let run = try await Wearcodec.run("decode", "--as", "2A37", "--hex", hex)
        #expect(run.code == 1)
        #expect(!run.errors.isEmpty)
    }

    @Test func knownUUIDWithoutCodec() async throws {
        let run = try await Wearcodec.run("decode", "--as", "180D", "--hex", "00")
        #expect(run.code == 2)
        #expect(run.errors.contains("180D (Heart Rate)"))
    }

    // MARK: Encoding

    @Test(arguments: ["0048", "1648", "1e480100", "10480004ff03", "1148002c01", "0148002c"])
    func roundTrip(_ hex: String) async throws {
        let decoded = try await Wearcodec.run("decode", "--as", "2A37", "--hex", hex, "--format", "json")
        guard decoded.code == 0 else { return }
        let value = try #require((decoded.json as? [String: Any])?["decoded"])
        // The spelling is taken from the output itself, since numbers may lose digits in between.
        let start = try #require(decoded.text.range(of: "\"decoded\":"))
        let object = try #require(Self.object(decoded.text[start.upperBound...]))
        #expect(value is [String: Any])
        let encoded = try await Wearcodec.run("encode", "--as", "2A37", "--json", object)
        #expect(encoded.code == 0)
        let kept = (decoded.json as? [String: Any])?["warnings"] == nil
        if kept { #expect(encoded.text == hex + "\n") }
    }

    /// The JSON object at the start of a text, without strings that hold braces.
    private static func object(_ text: Substring) -> String? {
        var depth = 0
        for index in text.indices {
            if text[index] == "{" { depth += 1 }
            if text[index] == "}" { depth -= 1 }
            if depth == 0 { return String(text[...index]) }
        }
        return nil
    }

    @Test func encodeFromFileAndStandardInput() async throws {
        let folder = try TemporaryFolder()
        try folder.write(Data("{\"heartRate\": 72}\n".utf8), as: "value.json")
        let file = try await Wearcodec.run("encode", "--as", "2A37", "--input", folder.path("value.json"))
        #expect(file.text == "0048\n")
        let piped = try await Wearcodec.run(
            "encode", "--as", "2A37", "--json", "-", "--format", "binary", input: Data("{\"heartRate\":72}".utf8))
        #expect(piped.output == Data([0x00, 0x48]))
    }

    @Test(arguments: [
        (#"{"heartRate": }"#, "line 1, column 15"),
        (#"{"heartRate": "fast"}"#, "heartRate: a number is expected"),
        (#"{"heartRat": 72}"#, "there is no field \"heartRat\""),
        (#"[72]"#, "an object is expected"),
        (#"{"heartRate": 100000}"#, "heartRate"),
    ])
    func malformedJSON(_ json: String, _ message: String) async throws {
        let run = try await Wearcodec.run("encode", "--as", "2A37", "--json", json)
        #expect(run.code == 1)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    // MARK: Listing

    @Test func codecs() async throws {
        let text = try await Wearcodec.run("codecs")
        #expect(text.code == 0)
        #expect(text.lines[0].hasPrefix("id "))
        #expect(text.lines.contains { $0.hasPrefix("2A37 ") && $0.contains("Heart Rate Measurement") })
        let json = try await Wearcodec.run("codecs", "--format", "json")
        let list = try #require(json.json as? [[String: Any]])
        #expect(list.count == text.lines.count - 1)
        let ids = list.compactMap { $0["id"] as? String }
        #expect(Set(ids).count == list.count)
        for codec in list { #expect(codec["fields"] is [Any]) }
    }

    /// Every codec that is listed is found by its id and refuses or reads an empty value without crashing.
    @Test func everyCodecIsFound() async throws {
        let json = try await Wearcodec.run("codecs", "--format", "json")
        let list = try #require(json.json as? [[String: Any]])
        let ids = list.compactMap { $0["id"] as? String }
        // One shell for all of them: Foundation keeps descriptors of each process that it starts.
        let script = #"for id; do "$W" decode --as "$id" --hex ' ' --format json || [ $? = 1 ] || echo "$id"; done"#
        let run = try await Wearcodec.shell(script, ids)
        #expect(run.lines.count == ids.count)
        for line in run.lines {
            #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
        }
    }
}
