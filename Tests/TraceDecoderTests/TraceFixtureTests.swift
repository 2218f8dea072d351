// SPDX-License-Identifier: Apache-2.0

import CaptureFiles
import Testing
import TraceDecoder
import WearTesting

/// Captures of our own making with one oddity each, against what tshark finds in them.
@Suite struct TraceFixtureTests {
    struct PDU: Hashable, CustomStringConvertible {
        var frame: String
        var connection: String
        var bytes: String
        var description: String { "frame \(frame), \(connection): \(bytes)" }
    }

    static let names: [String] = {
        guard let fixtures = try? Fixtures(), let names = try? fixtures.names(in: "traces") else { return [] }
        return names.filter { $0.hasSuffix(".btsnoop") || $0.hasSuffix(".pcap") || $0.hasSuffix(".pcapng") }
    }()

    @Test func thereAreTraces() {
        #expect(Self.names.count >= 20)
    }

    @Test(arguments: names)
    func sameAsTShark(_ name: String) throws {
        let fixtures = try Fixtures()
        func pdus(_ table: String, _ isWanted: (FixtureRow) -> Bool) throws -> Set<PDU> {
            let rows = try fixtures.table("traces/\(table)", needsSource: false).rows
            return Set(
                rows.filter { $0.text("file") == name && isWanted($0) }.map {
                    PDU(frame: $0.text("frame"), connection: $0.text("connection"), bytes: $0.text("pdu"))
                })
        }
        let tshark = try pdus("tshark.tsv") { _ in true }
        let onlyThere = try pdus("differences.tsv") { $0.text("only_in") == "tshark" }
        let onlyHere = try pdus("differences.tsv") { $0.text("only_in") == "wearkit" }

        let reader = try CaptureReader(bytes: try fixtures.bytes("traces/\(name)"), name: name)
        let decoder = TraceDecoder()
        var batch = RecordBatch()
        var events = EventBatch()
        while try reader.read(into: &batch) { decoder.decode(batch, into: &events) }
        decoder.finish(into: &events)
        var renderer = TraceRenderer(
            options: TraceRenderer.Options(format: .tsv, fields: [.frame, .connection, .pdu]))
        for event in events.events { renderer.render(event, events.bytes.span, TraceContext(decoder, events)) }
        var text = ""
        renderer.drain { bytes in text = String(decoding: (0..<bytes.count).map { bytes[$0] }, as: UTF8.self) }
        let ours = Set(
            text.split(separator: "\n").map { line in
                let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
                return PDU(frame: columns[0], connection: columns[1], bytes: columns[2])
            })
        #expect(ours == tshark.subtracting(onlyThere).union(onlyHere))
    }
}
