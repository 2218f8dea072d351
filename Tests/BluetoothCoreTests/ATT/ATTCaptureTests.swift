// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import Foundation
import Testing

/// All ATT PDUs that tshark found in other people's captures decode and encode bit by bit.
@Suite struct ATTCaptureTests {
    static let oracles: [URL] = {
        guard let folder = PDUTestSupport.sharedCaptures?.appending(path: "oracles") else { return [] }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".att.tsv") }.sorted().map { folder.appending(path: $0) }
    }()

    @Test(.enabled(if: !oracles.isEmpty, "needs shared/captures/oracles"))
    func everyPDUDecodesAndEncodes() throws {
        let codec = try PDUTestSupport.codec("att")
        var counts: [UInt8: Int] = [:]
        var total = 0
        for file in Self.oracles {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            for line in lines.dropFirst() {
                let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
                let bytes = try Hex.bytes(columns[14])
                let label = "\(file.lastPathComponent) frame \(columns[0])"
                // Handle 0x0EDC carries a chip's log, not ATT; it only has to be survived.
                if columns[5] == "0x0edc" {
                    _ = try? PDUTestSupport.checkRoundTrip(codec, bytes, label)
                    continue
                }
                let accepted = try PDUTestSupport.checkRoundTrip(codec, bytes, label)
                #expect(accepted, "\(label): \(columns[14])")
                let opcode = ATTView(bytes.span).opcode
                #expect(opcode.map { "0x" + Hex.string([$0.rawValue]) } == String(columns[9]), "\(label)")
                counts[bytes.first ?? 0, default: 0] += 1
                total += 1
            }
        }
        print("ATTCaptureTests: \(total) PDUs of \(counts.count) opcodes in \(Self.oracles.count) captures")
        #expect(total > 10000)
    }
}
