// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import Testing
import TraceDecoder

/// A made-up protocol: values of service FDD2 are summed up; 0xff tells the sum, 0xee is a fault, 0xdd odd.
/// Its messages are called as an HCI command is, so that filters know the name.
private struct SumProtocol: TrafficDecoder {
    static let services = [BluetoothUUID(0xfdd2)]
    static let messageNames = ["reset", "fault", "unfinished"]

    struct Sum: FieldCoded {
        var sum: UInt32 = 0
        var last: UTF8Text = ""

        mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("sum", &sum)
            try coder.text("last", &last)
        }
    }

    private var sum = Sum()
    private var isOpen = false

    mutating func receive(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage]) {
        sum.last = UTF8Text("\(traffic.operation)")
        for byte in traffic.value {
            switch byte {
            case 0xff:
                messages.append(TrafficMessage("reset", isFromDevice: traffic.isFromDevice, sum))
                isOpen = false
            case 0xee:
                messages.append(
                    TrafficMessage(
                        "fault", isFromDevice: true, sum, fault: DecodeError(.invalidValue, path: ["a"], offset: 3)))
            case 0xdd:
                messages.append(TrafficMessage("reset", isFromDevice: true, sum, warnings: ["odd\u{7}"]))
            default:
                sum.sum &+= UInt32(byte)
                isOpen = true
            }
        }
    }

    mutating func disconnected(into messages: inout [TrafficMessage]) {
        if isOpen { messages.append(TrafficMessage("unfinished", isFromDevice: true, sum)) }
        isOpen = false
    }
}

/// Messages of vendor protocols, put together from GATT procedures.
struct VendorTests {
    private static func opened() -> TraceBuilder {
        var trace = TraceBuilder()
        trace.connect()
        trace.service(1, 9, 0xfdd2)
        trace.characteristic(2, 0xfdd3)
        trace.service(16, 20, 0x180d)
        trace.characteristic(17, 0x2a37)
        return trace
    }

    private static func lines(
        _ trace: TraceBuilder, _ format: TraceRenderer.Format = .json,
        fields: [TraceField]? = [
            .frame, .layer, .direction, .name, .decoded, .warnings,
        ], filter: String? = nil, layers: TraceLayers = .vendor
    ) throws -> [String] {
        try DecodedTrace(
            trace.bytes, layers, TraceRenderer.Options(format: format, fields: fields), vendors: [SumProtocol.self],
            filter: filter.map { try TraceFilter(parsing: $0) }
        ).lines
    }

    @Test func valuesBecomeMessages() throws {
        var trace = Self.opened()
        trace.receive([0x1b, 3, 0, 1, 2])
        trace.receive([0x1b, 18, 0, 0x00, 0xff])
        trace.send([0x12, 3, 0, 4, 0xff])
        trace.receive([0x13])
        trace.send([0x52, 3, 0, 8, 0xff])
        #expect(
            try Self.lines(trace) == [
                #"{"frame":13,"layer":"vendor","direction":"sent","name":"reset","decoded":{"sum":7,"last":"write"}}"#,
                #"{"frame":14,"layer":"vendor","direction":"sent","name":"reset","#
                    + #""decoded":{"sum":15,"last":"writeWithoutResponse"}}"#,
            ])
    }

    @Test func refusalsAreSeenWithTheirValues() throws {
        var trace = Self.opened()
        trace.send([0x12, 3, 0, 4, 0xff])
        trace.receive([0x01, 0x12, 3, 0, 0x81])
        #expect(try Self.lines(trace)[0].contains(#""sum":4,"last":"writeRefused(129)""#))
    }

    @Test func longWritesComeWhole() throws {
        var trace = Self.opened()
        for (offset, piece) in [(0, [1, 2] as [UInt8]), (2, [3, 0xff])] {
            trace.send([0x16, 3, 0] + words(UInt16(offset)) + piece)
            trace.receive([0x17, 3, 0] + words(UInt16(offset)) + piece)
        }
        trace.send([0x18, 1])
        trace.receive([0x19])
        #expect(try Self.lines(trace).map { $0.contains(#""sum":6,"last":"write""#) } == [true])
    }

    @Test func whatIsUnfinishedIsToldAtTheEnd() throws {
        var trace = Self.opened()
        trace.receive([0x1b, 3, 0, 1, 2])
        var ended = trace
        ended.disconnect()
        for whole in [trace, ended] {
            let lines = try Self.lines(whole)
            #expect(lines.count == 1)
            #expect(lines[0].contains(#""frame":10"#))
            #expect(lines[0].contains(#""name":"unfinished","decoded":{"sum":3"#))
        }
    }

    @Test func whatIsKnownOfADeviceOutlivesItsConnection() throws {
        var trace = Self.opened()
        trace.receive([0x1b, 3, 0, 1, 0xff])
        trace.disconnect()
        trace.connect()
        trace.receive([0x1b, 3, 0, 2, 0xff])
        #expect(try Self.lines(trace).map { $0.contains(#""sum":3"#) } == [false, true])
    }

    @Test func faultsAndOdditiesAreWarnings() throws {
        var trace = Self.opened()
        trace.receive([0x1b, 3, 0, 0xee])
        trace.receive([0x1b, 3, 0, 0xdd])
        let lines = try Self.lines(trace)
        #expect(lines[0].contains(#""warnings":["a: invalid value at offset 3"]"#))
        #expect(lines[1].contains("odd"))
        #expect(!lines[1].utf8.contains(7))
        #expect(try Self.lines(trace, .tsv, fields: [.name, .warnings])[0] == "fault\ta: invalid value at offset 3")
        let text = try Self.lines(trace, .text, fields: nil)
        #expect(text[0].hasSuffix("> 0x0040 fault: sum: 0, last: \"notification\"  ! a: invalid value at offset 3"))
    }

    @Test func filtersKnowMessages() throws {
        var trace = Self.opened()
        trace.receive([0x1b, 3, 0, 1, 0xff])
        trace.receive([0x1b, 3, 0, 0xee])
        #expect(try Self.lines(trace, filter: "name == reset").count == 1)
        #expect(try Self.lines(trace, filter: "name != reset").count == 1)
        #expect(try Self.lines(trace, filter: "name contains \"ese\"").count == 1)
        #expect(try Self.lines(trace, filter: "decoded.sum >= 1").count == 2)
        #expect(try Self.lines(trace, filter: "warnings").count == 1)
        #expect(try Self.lines(trace, filter: "name == notification", layers: [.vendor, .gatt]).count == 2)
    }

    @Test func filtersKnowPacketsBelowATT() throws {
        var trace = Self.opened()
        trace.event(0x05, [0, 0x40, 0, 0x13])
        #expect(try Self.lines(trace, filter: "name == disconnection_complete", layers: .hci).count == 1)
        #expect(try Self.lines(trace, filter: "name == 'Disconnection Complete'", layers: .hci).count == 1)
        #expect(try Self.lines(trace, filter: "name", layers: .hci).count == 2)
    }
}
