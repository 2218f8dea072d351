// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import Testing
import TraceDecoder

/// Packets of a sniffer (Core specification, volume 6, part B, 2 and 4.5.9).
@Suite struct AirTests {
    static func connected() -> TraceBuilder {
        var trace = TraceBuilder(isAir: true)
        trace.connectIndication(central: 1, peripheral: 2)
        return trace
    }

    @Test func connection() throws {
        var trace = Self.connected()
        trace.airATT(fromCentral: true, [0x08] + words(1, 0xffff, 0x2803))
        trace.airATT(fromCentral: false, [0x09, 7] + words(2) + [0x10] + words(3, 0x2a37))
        trace.airATT(fromCentral: false, [0x1b, 3, 0, 0, 72])
        trace.data(fromCentral: true, kind: 3, [0x02, 0x13])
        trace.data(fromCentral: true, kind: 3, [0x02, 0x13], isRepeated: true)
        let rows = try trace.tsv([.name, .direction, .connection, .peer, .uuid, .error], [.att, .link])
        #expect(
            rows == [
                "connected\tunknown\t0x50654a27\tC0:00:00:00:00:02\t\t",
                "read_by_type_request\tcentral\t0x50654a27\tC0:00:00:00:00:02\t\t",
                "read_by_type_response\tperipheral\t0x50654a27\tC0:00:00:00:00:02\t\t",
                "handle_value_notification\tperipheral\t0x50654a27\tC0:00:00:00:00:02\t2a37\t",
                "disconnected\tcentral\t0x50654a27\tC0:00:00:00:00:02\t\t0x13",
            ])
        let connection = try #require(try trace.decoded().decoder.connections.first)
        #expect(connection.central?.address.description == "C0:00:00:00:00:01")
        #expect(connection.closeReason == 0x13)
        #expect(connection.interval == 24)
    }

    @Test func retransmissions() throws {
        var trace = Self.connected()
        let value: [UInt8] = [0x1b, 3, 0, 9]
        trace.airATT(fromCentral: false, value)
        trace.airATT(fromCentral: false, value, isRepeated: true)
        // The same value again: an empty packet stood in between, or the sequence number is the next one.
        trace.data(fromCentral: false, kind: 1, [])
        trace.airATT(fromCentral: false, value)
        trace.airATT(fromCentral: false, value)
        #expect(try trace.decoded().events.map(\.warnings) == [[], .retransmission, [], []])
        // A value is told once.
        #expect(try trace.gatt().count == 3)
    }

    @Test func repeatedFragments() throws {
        var trace = Self.connected()
        trace.data(fromCentral: false, kind: 2, [6, 0, 4, 0, 0x1b])
        trace.data(fromCentral: false, kind: 2, [6, 0, 4, 0, 0x1b], isRepeated: true)
        trace.data(fromCentral: false, kind: 1, [3, 0, 1])
        trace.data(fromCentral: false, kind: 1, [3, 0, 1], isRepeated: true)
        trace.data(fromCentral: false, kind: 1, [2, 3])
        trace.data(fromCentral: false, kind: 1, [2, 3], isRepeated: true)
        let decoded = try trace.decoded(.att, TraceRenderer.Options(format: .tsv, fields: [.frame, .pdu, .warnings]))
        #expect(decoded.lines == ["6\t1b0300010203\t"])
        #expect(decoded.decoder.statistics.orphanFragments == 0)
        #expect(decoded.decoder.statistics.unfinishedPDUs == 0)
    }

    @Test func repeatedRequest() throws {
        var trace = Self.connected()
        trace.airATT(fromCentral: true, [0x16] + words(5, 0) + [1])
        trace.airATT(fromCentral: true, [0x16] + words(5, 0) + [1], isRepeated: true)
        trace.airATT(fromCentral: false, [0x17] + words(5, 0) + [1])
        trace.airATT(fromCentral: false, [0x17] + words(5, 0) + [1], isRepeated: true)
        trace.airATT(fromCentral: true, [0x18, 1])
        trace.airATT(fromCentral: false, [0x19])
        #expect(try trace.gatt() == ["write|0x0005|01||"])
        #expect(
            try trace.decoded().events.map(\.warnings) == [[], .retransmission, [], .retransmission, [], []])
    }

    @Test func encryption() throws {
        var trace = Self.connected()
        trace.airATT(fromCentral: false, [0x1b, 3, 0, 1])
        trace.data(fromCentral: false, kind: 3, [0x05])
        trace.airATT(fromCentral: false, [0x1b, 3, 0, 2])
        trace.airATT(fromCentral: false, [0x1b, 3, 0, 3], flags: 0x0c19)
        let decoded = try trace.decoded([.att, .link], TraceRenderer.Options(format: .tsv, fields: [.name, .value]))
        #expect(
            decoded.lines == [
                "connected\t", "handle_value_notification\t01", "encryption_on\t", "handle_value_notification\t03",
            ])
        #expect(decoded.decoder.statistics.encryptedPackets == 1)
        #expect(decoded.decoder.connections.first?.opaquePackets == 1)
    }

    @Test func damagedPackets() throws {
        var trace = Self.connected()
        trace.airATT(fromCentral: false, [0x1b, 3, 0, 1], flags: 0x0411)
        trace.packet(trace.accessAddress, type: 3, 2, [])
        trace.packet(0x8e89_bed6, type: 0, 5, [1, 2, 3])
        let decoded = try trace.decoded()
        #expect(decoded.events.isEmpty)
        #expect(decoded.decoder.statistics.badCRC == 1)
    }

    @Test func unknownDirection() throws {
        var trace = TraceBuilder(isAir: true)
        let packets: [[UInt8]] = [
            [0x08] + words(1, 0xffff, 0x2803), [0x09, 7] + words(2) + [0x10] + words(3, 0x2a37), [0x1b, 3, 0, 0, 72],
        ]
        for pdu in packets { trace.packet(0x5065_4a27, type: 0, 2, words(UInt16(pdu.count), 4) + pdu) }
        let rows = try trace.tsv([.direction, .connection, .requestFrame, .uuid, .warnings])
        #expect(
            rows == [
                "unknown\t0x50654a27\t\t\t", "unknown\t0x50654a27\t1\t\t", "unknown\t0x50654a27\t\t2a37\t",
            ])
    }

    @Test func sameAddressConnectsAgain() throws {
        var trace = Self.connected()
        trace.airATT(fromCentral: true, [0x08] + words(1, 0xffff, 0x2803))
        trace.airATT(fromCentral: false, [0x09, 7] + words(2) + [0x10] + words(3, 0x2a37))
        trace.accessAddress = 0x1234_5678
        trace.connectIndication(central: 1, peripheral: 2)
        trace.airATT(fromCentral: false, [0x1b, 3, 0, 0, 72])
        trace.accessAddress = 0x1234_5679
        trace.connectIndication(central: 1, peripheral: 3)
        trace.airATT(fromCentral: false, [0x1b, 3, 0, 0, 72])
        #expect(try trace.tsv([.connection, .uuid]).suffix(2) == ["0x12345678\t2a37", "0x12345679\t"])
    }
}
