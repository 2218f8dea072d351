// SPDX-License-Identifier: Apache-2.0

import Testing
import TraceDecoder
import WearTesting

/// Our ATT PDUs against those that tshark found in the captures of other people.
@Suite(.enabled(if: SharedCaptures.areThere, "\(SharedCaptures.missing)"))
struct OracleTests {
    static let captures: [String] = {
        guard let folder = SharedCaptures.folder, let paths = try? SharedCaptures.paths() else { return [] }
        return paths.map { String($0.dropFirst(folder.count + 1)) }
            .filter { Files.exists("\(folder)/oracles/\($0).att.tsv") }
    }()

    @Test func thereAreOracles() {
        #expect(Self.captures.count >= 20)
    }

    @Test(arguments: captures)
    func sameAttributeProtocolPDUs(_ name: String) throws {
        let folder = try #require(SharedCaptures.folder)
        let expected = try OraclePDU.load("\(folder)/oracles/\(name).att.tsv")
        let decoding = CaptureDecoding(
            try Files.bytes("\(folder)/\(name)"),
            TraceRenderer.Options(format: .tsv, fields: [.frame, .connection, .cid, .direction, .pdu]))
        #expect(decoding.error == nil)
        let printed = try decoding.rows.map { row in
            OraclePDU(
                frame: try #require(Int(row[0])), connection: String(row[1]), cid: String(row[2]),
                direction: String(row[3]), bytes: String(row[4]))
        }
        let known = try KnownDifference.load()

        // Both lists are in the order of frames; PDUs of one frame are compared in their order too.
        var position = 0
        var faults: [String] = []
        for pdu in expected {
            while position < printed.count, printed[position].frame < pdu.frame {
                if !known.contains(KnownDifference(capture: name, pdu: printed[position])) {
                    faults.append("only printed: \(printed[position])")
                }
                position += 1
            }
            var same = position < printed.count ? printed[position] : nil
            if pdu.direction.isEmpty { same?.direction = "" }
            if same == pdu {
                position += 1
            } else if !known.contains(KnownDifference(capture: name, pdu: pdu)) {
                faults.append("only tshark: \(pdu)\n  ours there: \(same.map(\.description) ?? "none")")
            }
        }
        for pdu in printed[position...] where !known.contains(KnownDifference(capture: name, pdu: pdu)) {
            faults.append("only printed: \(pdu)")
        }
        #expect(faults.isEmpty, "\(faults.count) differences, first: \(faults.prefix(3).joined(separator: "\n"))")
        #expect(!decoding.text.contains("\t0x0edc\t"))
    }
}
