// SPDX-License-Identifier: Apache-2.0

import Testing
import TraceDecoder

/// Fragments of L2CAP frames (Core specification, volume 3, part A, 7.2.1).
@Suite struct FragmentTests {
    let value = [0x1b, 0x05, 0x00] + (0..<60).map { UInt8($0) }

    @Test(arguments: [1, 2, 3, 4, 5, 7, 27, 66, 67])
    func joined(_ size: Int) throws {
        var trace = TraceBuilder()
        trace.fragment = size
        trace.receive(value)
        let rows = try trace.tsv([.frame, .pdu, .warnings])
        let hex = value.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        #expect(rows == ["\((value.count + 4 + size - 1) / size)\t\(hex)\t"])
    }

    @Test func directionsAndHandlesApart() throws {
        var trace = TraceBuilder()
        trace.acl(true, boundary: 0, [4, 0, 4, 0, 0x52])
        trace.acl(false, boundary: 2, [4, 0, 4, 0, 0x1b])
        trace.handle = 0x41
        trace.acl(false, boundary: 2, [4, 0, 4, 0, 0x1b, 9])
        trace.adapter = 1
        trace.acl(false, boundary: 2, [4, 0, 4, 0, 0x1b, 8, 0])
        trace.acl(false, boundary: 1, [0xaa])
        trace.adapter = 0
        trace.acl(false, boundary: 1, [0, 0xbb])
        trace.handle = 0x40
        trace.acl(false, boundary: 1, [6, 0, 0xcc])
        trace.acl(true, boundary: 1, [5, 0, 0xdd])
        #expect(try trace.tsv([.pdu]) == ["1b0800aa", "1b0900bb", "1b0600cc", "520500dd"])
    }

    @Test func orphansAndUnfinished() throws {
        var trace = TraceBuilder()
        trace.acl(false, boundary: 1, [1, 2, 3])
        trace.acl(false, boundary: 2, [9, 0, 4, 0, 0x1b])
        trace.receive([0x1b, 1, 0, 7])
        let decoded = try trace.decoded()
        #expect(decoded.events.map(\.warnings) == [.unfinishedBefore])
        #expect(decoded.decoder.statistics.orphanFragments == 1)
        #expect(decoded.decoder.statistics.unfinishedPDUs == 1)
    }

    @Test func qualcommRecordsAreNoATT() throws {
        var trace = TraceBuilder()
        trace.handle = 0x0edc
        trace.receive([0x1b, 1, 0, 7])
        let decoded = try trace.decoded(.all.subtracting(.hci))
        #expect(decoded.events.isEmpty)
        #expect(decoded.decoder.statistics.vendorDebug == 1)
    }

    @Test func cutByTheRecorder() throws {
        var trace = TraceBuilder()
        trace.record(5, [0x40, 0x20, 24, 0, 20, 0, 4, 0, 0x1b, 5, 0, 1, 2], originalCount: 28)
        #expect(try trace.tsv([.pdu, .warnings]) == ["1b05000102\tcut by the recorder"])
    }

    @Test func emptyAndShortPackets() throws {
        var trace = TraceBuilder()
        trace.record(5, [])
        trace.record(5, [0x40, 0x20, 0])
        trace.acl(false, boundary: 2, [])
        trace.acl(false, boundary: 2, [0, 0, 4, 0])
        trace.acl(false, boundary: 1, [])
        trace.record(3, [])
        trace.record(3, [0x3e])
        trace.record(3, [0x3e, 19, 1, 0, 0x40])
        #expect(try trace.decoded(.all.subtracting(.hci)).events.map(\.layer) == [.l2cap])
    }
}
