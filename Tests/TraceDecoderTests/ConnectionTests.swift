// SPDX-License-Identifier: Apache-2.0

import Testing
import TraceDecoder

/// Which connection a packet belongs to, and whose attributes its handles mean.
@Suite struct ConnectionTests {
    static let notification: [UInt8] = [0x1b, 3, 0, 0, 72]

    @Test func handleUsedAgain() throws {
        var trace = TraceBuilder()
        trace.connect(0x11)
        trace.service(1, 9, 0x180d)
        trace.characteristic(2, 0x2a37)
        trace.receive(Self.notification)
        trace.disconnect()
        trace.connect(0x12)
        trace.receive(Self.notification)
        trace.disconnect()
        trace.connect(0x11)
        trace.receive(Self.notification)
        let rows = try trace.tsv([.opcode, .peer, .uuid, .service])
        #expect(
            rows.filter { $0.hasPrefix("0x1b") } == [
                "0x1b\t06:05:04:03:02:11\t2a37\t180d", "0x1b\t06:05:04:03:02:12\t\t",
                "0x1b\t06:05:04:03:02:11\t2a37\t180d",
            ])
        let connections = try trace.decoded().decoder.connections
        #expect(connections.map(\.closedFrame) == [7, 10, nil])
        #expect(connections.map(\.closeReason) == [0x13, 0x13, nil])
    }

    @Test func handleUsedAgainWithoutDisconnection() throws {
        var trace = TraceBuilder()
        trace.connect(0x11)
        trace.characteristic(2, 0x2a37)
        trace.acl(false, boundary: 2, [9, 0, 4, 0, 0x1b])
        trace.connect(0x12, isEnhanced: true)
        trace.acl(false, boundary: 1, [1, 2, 3, 4, 5, 6, 7, 8])
        trace.receive(Self.notification)
        let decoded = try trace.decoded()
        #expect(decoded.events.count == 3)
        #expect(decoded.events.last?.attribute == -1)
        #expect(decoded.events.last?.warnings == [])
        #expect(decoded.decoder.connections.map(\.closedFrame) == [5, nil])
    }

    @Test func openBeforeTheCapture() throws {
        var trace = TraceBuilder()
        trace.characteristic(2, 0x2a37)
        trace.receive(Self.notification)
        // The MTU was agreed on before the capture began: a long PDU is no wonder.
        trace.receive([0x1b, 3, 0] + [UInt8](repeating: 0, count: 100))
        trace.connect(0x11)
        trace.receive(Self.notification)
        trace.receive([0x1b, 3, 0] + [UInt8](repeating: 0, count: 100))
        let decoded = try trace.decoded()
        #expect(decoded.events.map { $0.attribute >= 0 } == [false, false, true, true, false, false])
        #expect(decoded.events.map(\.warnings) == [[], [], [], [], [], .exceedsMTU])
        #expect(decoded.events.map(\.peer) == [-1, -1, -1, -1, 0, 0])
        #expect(decoded.decoder.connections.map(\.openedFrame) == [nil, 5])
    }

    @Test func twoAdapters() throws {
        var trace = TraceBuilder()
        trace.connect(0x11)
        trace.adapter = 1
        trace.connect(0x12)
        trace.adapter = 0
        trace.characteristic(2, 0x2a37)
        trace.adapter = 1
        trace.characteristic(2, 0x2a19)
        trace.receive([0x1b, 3, 0, 55])
        trace.adapter = 0
        trace.receive(Self.notification)
        trace.disconnect()
        trace.adapter = 1
        trace.receive([0x1b, 3, 0, 56])
        let rows = try trace.tsv([.opcode, .adapter, .connection, .uuid]).filter { $0.hasPrefix("0x1b") }
        #expect(rows == ["0x1b\t1\t0x0040\t2a19", "0x1b\t0\t0x0040\t2a37", "0x1b\t1\t0x0040\t2a19"])
    }

    @Test func enhancedAndFailed() throws {
        var trace = TraceBuilder()
        trace.handle = 0
        trace.connect(0x10, isEnhanced: true)
        trace.characteristic(2, 0x2a37)
        // A failed attempt carries no valid handle.
        trace.connect(0x12, status: 0x3e)
        trace.receive(Self.notification)
        let rows = try trace.tsv([.layer, .name, .peer, .error, .uuid], [.att, .link])
        #expect(rows.first == "link\tconnected\t06:05:04:03:02:10\t\t")
        #expect(rows[3] == "link\tconnection_failed\t06:05:04:03:02:12\t0x3e\t")
        #expect(rows[4] == "att\thandle_value_notification\t06:05:04:03:02:10\t\t2a37")
        #expect(try trace.decoded().decoder.connections.count == 1)
    }

    @Test func localServerApart() throws {
        var trace = TraceBuilder()
        trace.connect(0x11, role: 1)
        trace.characteristic(2, 0x2a37, isLocal: true)
        trace.characteristic(2, 0x2a19)
        trace.send(Self.notification)
        trace.receive([0x1b, 3, 0, 55])
        trace.receive([0x12, 3, 0, 1])
        trace.send([0x13])
        trace.send([0x52, 3, 0, 1])
        let rows = try trace.tsv([.direction, .name, .uuid]).dropFirst(4)
        #expect(
            Array(rows) == [
                "sent\thandle_value_notification\t2a37", "received\thandle_value_notification\t2a19",
                "received\twrite_request\t2a37", "sent\twrite_response\t2a37", "sent\twrite_command\t2a19",
            ])
        #expect(try trace.decoded().decoder.database.entries.map(\.side) == [.remote, .local])
    }

    @Test func resetEndsConnections() throws {
        var trace = TraceBuilder()
        trace.connect(0x11)
        trace.characteristic(2, 0x2a37)
        trace.event(0x0e, [1, 0x03, 0x0c, 0])
        trace.receive(Self.notification)
        let decoded = try trace.decoded()
        #expect(decoded.events.last?.attribute == -1)
        #expect(decoded.decoder.connections.map(\.closedFrame) == [4, nil])
    }

    @Test func encryption() throws {
        var trace = TraceBuilder()
        trace.connect()
        trace.event(0x08, [0] + words(0x40) + [1])
        trace.event(0x30, [0] + words(0x40))
        trace.handle = 0x0b
        trace.connectClassic()
        trace.event(0x08, [0x06] + words(0x0b) + [0])
        trace.event(0x59, [0] + words(0x0b) + [2, 16])
        trace.event(0x08, [0] + words(0x0b) + [0])
        let rows = try trace.tsv([.name, .connection, .error], .link)
        #expect(
            rows == [
                "connected\t0x0040\t", "encryption_on\t0x0040\t", "encryption_key_refreshed\t0x0040\t",
                "connected\t0x000b\t", "encryption_failed\t0x000b\t0x06", "encryption_on\t0x000b\t",
                "encryption_off\t0x000b\t",
            ])
        let connections = try trace.decoded().decoder.connections
        #expect(connections.map(\.isEncrypted) == [true, false])
        #expect(connections.map(\.everEncrypted) == [true, true])
    }

    /// The handle of Qualcomm's records is one that a controller may also give to a connection, and then says so.
    @Test func qualcommHandleOfAConnection() throws {
        var trace = TraceBuilder()
        trace.handle = 0x0edc
        trace.receive(Self.notification)
        trace.connect()
        trace.receive(Self.notification)
        trace.disconnect()
        trace.receive(Self.notification)
        #expect(try trace.tsv([.frame, .pdu]) == ["3\t1b03000048"])
    }

    @Test func tenThousandConnections() throws {
        var trace = TraceBuilder()
        for index in 0..<10_000 {
            trace.handle = UInt16(index & 0x7ff)
            trace.connect(UInt8(index & 0xff))
            trace.receive([0x1b, 0xff, 0xff, 1])
        }
        let decoded = try trace.decoded()
        #expect(decoded.events.count == 10_000)
        #expect(decoded.decoder.connections.count <= 4096)
    }
}
