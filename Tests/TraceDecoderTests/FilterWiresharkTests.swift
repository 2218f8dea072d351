// SPDX-License-Identifier: Apache-2.0

import CaptureFiles
import Foundation
import Testing

@testable import TraceDecoder

/// Where test data lies: found by walking up from this file.
private enum FilterFiles {
    /// Captures of other people, beside the package; nil where they are not.
    static let captures = find("shared/captures/MANIFEST.tsv")?.deletingLastPathComponent()

    static func find(_ path: String) -> URL? {
        var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appendingPathComponent(path)
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
            folder.deleteLastPathComponent()
        }
        return nil
    }
}

/// Filters with Wireshark's names on real captures: the frames that tshark found (Fixtures/filters/wireshark.tsv).
@Suite(
    "Filters on real captures",
    .enabled(if: FilterFiles.captures != nil, "skipped: no shared/captures in any folder above the package"))
struct FilterWiresharkTests {
    struct Row: Sendable, CustomTestStringConvertible {
        var capture: String
        var expression: String
        var frames: String
        var testDescription: String { "\(capture): \(expression)" }
    }

    static let rows: [Row] = {
        guard let table = FilterFiles.find("Fixtures/filters/wireshark.tsv"),
            let text = try? String(contentsOf: table, encoding: .utf8)
        else { return [] }
        return text.split(separator: "\n").dropFirst().map { line in
            let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
            return Row(capture: columns[0], expression: columns[1], frames: columns[2])
        }
    }()

    @Test("choose the same frames", arguments: rows)
    func frames(row: Row) throws {
        let path = try #require(FilterFiles.captures).appendingPathComponent(row.capture).path
        let filter = try TraceFilter(parsing: row.expression)
        let reader = try CaptureReader(path: path)
        let decoder = TraceDecoder()
        var records = RecordBatch()
        var events = EventBatch()
        while try reader.read(into: &records) { decoder.decode(records, into: &events) }
        decoder.finish(into: &events)
        let context = TraceContext(decoder, events)
        let found = events.events.filter { filter.matches($0, events.bytes.span, context) }.map(\.frame)
        #expect(Self.ranges(Set(found).sorted()) == row.frames)
    }

    /// `1 5-9`, as the table has it.
    private static func ranges(_ numbers: [Int]) -> String {
        var ranges: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = ranges.last, last.upperBound == number - 1 {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)-\($0.upperBound)" }
            .joined(separator: " ")
    }
}
