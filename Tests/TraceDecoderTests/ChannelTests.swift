// SPDX-License-Identifier: Apache-2.0

import Testing
import TraceDecoder

/// ATT on dynamic channels (Core specification, volume 3, part A, 4; part G, 5.2 to 5.4).
@Suite struct ChannelTests {
    /// Enhanced credit-based channels: the host's ids 0x50 and 0x51, the peer's 0x60 and 0x61.
    static func enhanced(_ mtus: (UInt16, UInt16) = (200, 100)) -> TraceBuilder {
        var trace = TraceBuilder()
        trace.connect()
        let request = words(0x27, mtus.0, 64, 10, 0x50, 0x51)
        trace.send([0x17, 1] + words(UInt16(request.count)) + request, cid: 5)
        let response = words(mtus.1, 64, 10, 0, 0x60, 0x61)
        trace.receive([0x18, 1] + words(UInt16(response.count)) + response, cid: 5)
        return trace
    }

    static func sdu(_ pdu: [UInt8]) -> [UInt8] { words(UInt16(pdu.count)) + pdu }

    @Test func enhancedBothWays() throws {
        var trace = Self.enhanced()
        trace.send(Self.sdu([0x0a, 5, 0]), cid: 0x60)
        trace.send(Self.sdu([0x0a, 6, 0]), cid: 0x61)
        // An SDU over three frames, with one of the other channel in between.
        let value = Self.sdu([0x0b] + (0..<20).map { UInt8($0) })
        trace.receive(Array(value[..<10]), cid: 0x50)
        trace.receive(Self.sdu([0x0b, 7]), cid: 0x51)
        trace.receive(Array(value[10..<15]), cid: 0x50)
        trace.receive(Array(value[15...]), cid: 0x50)
        let rows = try trace.tsv([.frame, .cid, .pdu, .requestFrame, .warnings])
        #expect(
            rows == [
                "4\t0x0060\t0a0500\t\t", "5\t0x0061\t0a0600\t\t", "7\t0x0051\t0b07\t5\t",
                "9\t0x0050\t0b000102030405060708090a0b0c0d0e0f10111213\t4\t",
            ])
    }

    @Test func openedByThePeer() throws {
        var trace = TraceBuilder()
        trace.connect()
        let request = words(0x27, 100, 64, 10, 0x60)
        trace.receive([0x17, 9] + words(UInt16(request.count)) + request, cid: 5)
        let response = words(100, 64, 10, 0, 0x50)
        trace.send([0x18, 9] + words(UInt16(response.count)) + response, cid: 5)
        trace.receive(Self.sdu([0x1b, 3, 0, 1]), cid: 0x50)
        trace.send(Self.sdu([0x52, 3, 0, 1]), cid: 0x60)
        #expect(try trace.tsv([.cid, .pdu]) == ["0x0050\t1b030001", "0x0060\t52030001"])
    }

    @Test func channelMTU() throws {
        var trace = Self.enhanced((200, 100))
        trace.receive(Self.sdu([0x1b, 3, 0] + [UInt8](repeating: 0, count: 97)), cid: 0x50)
        trace.receive(Self.sdu([0x1b, 3, 0] + [UInt8](repeating: 0, count: 98)), cid: 0x50)
        // Reconfigured by the peer for one of the channels.
        trace.receive([0x19, 2, 6, 0] + words(150, 64, 0x60), cid: 5)
        trace.receive(Self.sdu([0x1b, 3, 0] + [UInt8](repeating: 0, count: 98)), cid: 0x50)
        #expect(try trace.decoded().events.map(\.warnings) == [[], .exceedsMTU, []])
    }

    @Test func closedAndUsedAgain() throws {
        var trace = Self.enhanced()
        trace.send(Self.sdu([0x0a, 5, 0]), cid: 0x60)
        trace.receive(Self.sdu([0x0b] + [UInt8](repeating: 1, count: 99)), cid: 0x50)
        trace.send([0x06, 3, 4, 0] + words(0x60, 0x50), cid: 5)
        trace.receive([0x07, 3, 4, 0] + words(0x60, 0x50), cid: 5)
        trace.receive(Self.sdu([0x1b, 3, 0, 1]), cid: 0x50)
        // The ids come back for something else than ATT.
        trace.send([0x14, 4, 10, 0] + words(0x81, 0x50, 100, 64, 5), cid: 5)
        trace.receive([0x15, 4, 10, 0] + words(0x60, 100, 64, 5, 0), cid: 5)
        trace.receive(Self.sdu([0x1b, 3, 0, 2]), cid: 0x50)
        trace.receive(Self.sdu([0x1b, 3, 0, 3]), cid: 0x51)
        #expect(try trace.tsv([.pdu]).map { String($0.prefix(8)) } == ["0a0500", "0b010101", "1b030003"])
        // The read that filled the MTU is told although its channel is gone.
        let values = try trace.gatt()
        #expect(values.count == 2)
        #expect(values.first?.hasPrefix("read|0x0005|0101") == true)
    }

    @Test func classic() throws {
        var trace = TraceBuilder()
        trace.handle = 0x0b
        trace.connectClassic()
        trace.send([0x02, 1, 4, 0] + words(0x1f, 0x40), cid: 1)
        trace.receive([0x03, 1, 8, 0] + words(0x41, 0x40, 1, 0), cid: 1)
        trace.receive([0x03, 1, 8, 0] + words(0x41, 0x40, 0, 0), cid: 1)
        trace.send([0x04, 2, 8, 0] + words(0x41, 0) + [1, 2] + words(60), cid: 1)
        trace.receive([0x04, 2, 4, 0] + words(0x40, 0), cid: 1)
        trace.send([0x0a, 3, 0], cid: 0x41)
        trace.receive([0x0b, 1, 2], cid: 0x40)
        trace.receive([0x1b, 3, 0] + [UInt8](repeating: 0, count: 58), cid: 0x40)
        let rows = try trace.tsv([.cid, .opcode, .requestFrame, .warnings])
        #expect(rows == ["0x0041\t0x0a\t\t", "0x0040\t0x0b\t7\t", "0x0040\t0x1b\t\tlonger than the ATT_MTU"])
    }

    @Test func otherChannelsAreNotATT() throws {
        var trace = TraceBuilder()
        trace.connect()
        for cid: UInt16 in [0, 2, 3, 6, 7, 0x3a, 0x3f, 0x40, 0x7f, 0xffff] { trace.receive([0x1b, 3, 0, 1], cid: cid) }
        #expect(try trace.decoded().events.isEmpty)
    }

    @Test(arguments: [
        [], [0x17], [0x17, 1, 0xff, 0xff], [0x18, 1, 0, 0], [0x06, 1, 2, 0, 1, 2], [0x04, 1, 9, 0, 0x60, 0],
    ])
    func brokenSignals(_ command: [UInt8]) throws {
        var trace = Self.enhanced()
        trace.send(command, cid: 5)
        trace.receive(command, cid: 5)
        trace.receive(Self.sdu([0x1b, 3, 0, 1]), cid: 0x50)
        #expect(try trace.tsv([.pdu]) == ["1b030001"])
    }
}
