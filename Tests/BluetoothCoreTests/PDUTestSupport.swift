// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import Foundation
import Testing

/// A row of a file under `Fixtures`: bytes, what an outside source reads in them, and which source.
struct PDUVector: Sendable, CustomTestStringConvertible {
    let file: String
    let codec: String
    /// `ok`: clean under strict; `odd`: accepted by a lenient decode only; `error`: refused by both.
    let verdict: String
    let bytes: [UInt8]
    /// Members that the decoded JSON must have.
    let expected: String
    let source: String

    var testDescription: String { "\(file) \(codec) \(Hex.string(bytes)) (\(source))" }

    static func load(_ family: String) -> [PDUVector] {
        let folder = PDUTestSupport.project.appending(path: "Fixtures/\(family)")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".tsv") }.sorted().flatMap { name in
            let text = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
            return text.split(separator: "\n").dropFirst().compactMap { line -> PDUVector? in
                let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                guard columns.count == 5, let bytes = try? Hex.bytes(columns[2]) else {
                    Issue.record("\(name): not a vector: \(line)")
                    return nil
                }
                return PDUVector(
                    file: name, codec: columns[0], verdict: columns[1], bytes: bytes, expected: columns[3],
                    source: columns[4])
            }
        }
    }
}

enum PDUTestSupport {
    static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// `shared/captures` beside one of the folders that this file lies in; nil where there is none.
    static let sharedCaptures: URL? = {
        var folder = URL(filePath: #filePath).deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appending(path: "shared/captures")
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
            folder = folder.deletingLastPathComponent()
        }
        return nil
    }()

    static func codec(_ id: String) throws -> ValueCodec {
        try #require(BluetoothCorePDUs.codecs.first { $0.id == id }, "no codec \(id)")
    }

    static func json(_ codec: ValueCodec, _ bytes: [UInt8], policy: DecodePolicy = .lenient) -> (String, DecodeOutcome)
    {
        var printer = ValuePrinter(style: .json)
        let outcome = codec.print(bytes.span, policy: policy, to: &printer)
        return (printer.string, outcome)
    }

    /// Checks one vector in every direction.
    static func check(_ vector: PDUVector) throws {
        let codec = try codec(vector.codec)
        let (json, outcome) = json(codec, vector.bytes)
        let strict = self.json(codec, vector.bytes, policy: .strict).1
        switch vector.verdict {
        case "error":
            #expect(outcome.error != nil, "\(vector.testDescription): \(json)")
            return
        case "odd":
            #expect(outcome.error == nil && !outcome.oddities.isEmpty, "\(vector.testDescription): \(json)")
            #expect(strict.error != nil, "\(vector.testDescription): \(json)")
        default:
            #expect(outcome.isClean && strict.isClean, "\(vector.testDescription): \(outcome)")
        }
        let expected = try JSONValue(parsing: vector.expected)
        let found = try JSONValue(parsing: json)
        #expect(contains(found, expected), "\(vector.testDescription): \(json) lacks some of \(vector.expected)")
        try checkRoundTrip(codec, vector.bytes, vector.testDescription)
        checkPrefixes(codec, vector.bytes)
    }

    /// Whatever is accepted encodes as it came, from the value and from its JSON.
    @discardableResult
    static func checkRoundTrip(_ codec: ValueCodec, _ bytes: [UInt8], _ label: String) throws -> Bool {
        let (json, outcome) = json(codec, bytes)
        var text = ValuePrinter(style: .text)
        _ = codec.print(bytes.span, to: &text)
        let strict = self.json(codec, bytes, policy: .strict).1
        #expect((strict.error == nil) == outcome.isClean, "\(label): strict \(strict), lenient \(outcome)")
        guard outcome.error == nil else { return false }
        #expect(try codec.reencode(bytes.span) == bytes, "\(label): \(Hex.string(bytes)) as \(json)")
        do {
            #expect(try codec.encode(JSONValue(parsing: json)) == bytes, "\(label): \(json)")
        } catch { Issue.record("\(label): \(error) in \(json)") }
        return true
    }

    /// No prefix may crash; all that are accepted must round-trip.
    static func checkPrefixes(_ codec: ValueCodec, _ bytes: [UInt8]) {
        for count in 0..<bytes.count {
            _ = try? checkRoundTrip(codec, [UInt8](bytes.prefix(count)), "\(codec.id) prefix of \(count)")
        }
    }

    /// Whether `found` has all members of `wanted`.
    static func contains(_ found: JSONValue, _ wanted: JSONValue) -> Bool {
        switch (found, wanted) {
        case (.object, .object(let members)):
            members.allSatisfy { member in found[member.key].map { contains($0, member.value) } ?? false }
        case (.array(let left), .array(let right)):
            left.count == right.count && zip(left, right).allSatisfy { contains($0, $1) }
        default: found == wanted
        }
    }
}

/// SplitMix64; tests print the seed that they begin with.
struct PDUTestRandom: RandomNumberGenerator {
    var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
    mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8.random(in: 0...255, using: &self) } }
}
