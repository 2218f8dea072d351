// SPDX-License-Identifier: Apache-2.0

import FieldCoding
import Testing
import TraceDecoder

/// Whole values out of the PDUs that carry them (Core specification, volume 3, part G, 4), and requests with their
/// responses (part F, 3.3.2).
@Suite struct ProcedureTests {
    static func hex(_ bytes: [UInt8]) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    static let whole = (0..<60).map { UInt8($0) }

    static func opened() -> TraceBuilder {
        var trace = TraceBuilder()
        trace.connect()
        return trace
    }

    /// A long read of handle 5 with an MTU of 23.
    static func read(_ trace: inout TraceBuilder, _ value: [UInt8]) {
        trace.send([0x0a, 5, 0])
        trace.receive([0x0b] + value.prefix(22))
        var offset = 22
        while offset <= value.count, value.count >= 22 {
            trace.send([0x0c] + words(5, UInt16(offset)))
            trace.receive([0x0d] + value[offset..<min(offset + 22, value.count)])
            offset += 22
        }
    }

    @Test(arguments: [0, 1, 21, 22, 23, 43, 44, 45, 60])
    func longRead(_ count: Int) throws {
        var trace = Self.opened()
        let value = Array(Self.whole.prefix(count))
        Self.read(&trace, value)
        #expect(try trace.gatt() == ["read|0x0005|\(Self.hex(value))||"])
    }

    @Test(arguments: [0x07, 0x0b])
    func endedByError(_ code: UInt8) throws {
        var trace = Self.opened()
        trace.send([0x0a, 5, 0])
        trace.receive([0x0b] + Self.whole.prefix(22))
        trace.send([0x0c] + words(5, 22))
        trace.receive([0x01, 0x0c, 5, 0, code])
        #expect(try trace.gatt() == ["read|0x0005|\(Self.hex(Array(Self.whole.prefix(22))))||"])
    }

    @Test func brokenOff() throws {
        let piece = Self.hex(Array(Self.whole.prefix(22)))
        var trace = Self.opened()
        trace.send([0x0a, 5, 0])
        trace.receive([0x0b] + Self.whole.prefix(22))
        #expect(try trace.gatt() == ["read|0x0005|\(piece)||"])
        var other = trace
        other.send([0x0a, 7, 0])
        other.receive([0x0b, 1])
        #expect(try other.gatt() == ["read|0x0005|\(piece)||", "read|0x0007|01||"])
        var closed = trace
        closed.disconnect()
        #expect(try closed.gatt() == ["read|0x0005|\(piece)||"])
        trace.send([0x0c] + words(5, 22))
        trace.receive([0x01, 0x0c, 5, 0, 0x05])
        #expect(try trace.gatt() == ["read|0x0005|\(piece)||part of the value is missing", "read|0x0005||0x05|"])
    }

    @Test func beginningNotInTheCapture() throws {
        var trace = Self.opened()
        trace.send([0x0c] + words(5, 44))
        trace.receive([0x0d, 9])
        #expect(try trace.gatt() == ["read|0x0005|09||part of the value is missing"])
    }

    @Test func readWithLargerMTU() throws {
        var trace = Self.opened()
        trace.send([0x02, 50, 0])
        trace.receive([0x03, 40, 0])
        trace.send([0x0a, 5, 0])
        trace.receive([0x0b] + Self.whole.prefix(39))
        trace.send([0x0c] + words(5, 39))
        trace.receive([0x0d] + Self.whole.dropFirst(39))
        #expect(try trace.gatt() == ["exchange_mtu||2800||", "read|0x0005|\(Self.hex(Self.whole))||"])
        #expect(try trace.decoded().decoder.connections.first?.mtu == 40)
        // An MTU below the least one counts as that.
        trace.send([0x02, 0, 0])
        trace.receive([0x03, 255, 255])
        #expect(try trace.decoded().decoder.connections.first?.mtu == 23)
    }

    static func prepare(_ trace: inout TraceBuilder, _ handle: UInt16, _ offset: UInt16, _ value: [UInt8]) {
        trace.send([0x16] + words(handle, offset) + value)
        trace.receive([0x17] + words(handle, offset) + value)
    }

    static func execute(_ trace: inout TraceBuilder, _ flags: UInt8 = 1) {
        trace.send([0x18, flags])
        trace.receive([0x19])
    }

    @Test func longWrite() throws {
        var trace = Self.opened()
        Self.prepare(&trace, 5, 0, [1, 2])
        Self.prepare(&trace, 7, 0, [9])
        Self.prepare(&trace, 5, 2, [3])
        Self.prepare(&trace, 7, 1, [8])
        Self.execute(&trace)
        Self.execute(&trace)
        #expect(try trace.gatt() == ["write|0x0005|010203||", "write|0x0007|0908||"])
    }

    @Test func cancelledAndGaps() throws {
        var trace = Self.opened()
        Self.prepare(&trace, 5, 0, [1, 2])
        Self.execute(&trace, 0)
        Self.prepare(&trace, 5, 4, [5])
        Self.prepare(&trace, 5, 5, [6])
        Self.execute(&trace)
        // The same attribute twice, and a piece that replaces the end of the one before.
        Self.prepare(&trace, 5, 0, [1, 2, 3])
        Self.prepare(&trace, 5, 2, [7, 8])
        Self.prepare(&trace, 5, 0, [4])
        Self.execute(&trace)
        #expect(
            try trace.gatt() == [
                "cancelled_write|0x0005|0102||", "write|0x0005|0506||part of the value is missing",
                "write|0x0005|01020708||", "write|0x0005|04||",
            ])
    }

    @Test func refusedPieceLeavesTheOthers() throws {
        var trace = Self.opened()
        Self.prepare(&trace, 5, 0, [1, 2])
        trace.send([0x16] + words(5, 2) + [3])
        trace.receive([0x01, 0x16, 5, 0, 0x09])
        Self.execute(&trace)
        #expect(try trace.gatt() == ["write|0x0005||0x09|", "write|0x0005|0102||"])
    }

    @Test func refusedExecution() throws {
        var trace = Self.opened()
        Self.prepare(&trace, 5, 0, [1, 2])
        trace.send([0x18, 1])
        trace.receive([0x01, 0x18, 5, 0, 0x0d])
        Self.execute(&trace)
        #expect(try trace.gatt() == ["write|0x0005||0x0d|"])
    }

    @Test func reliableWriteWithWrongEcho() throws {
        var trace = Self.opened()
        trace.send([0x16] + words(5, 0) + [1, 2])
        trace.receive([0x17] + words(5, 0) + [1, 3])
        Self.execute(&trace)
        let text = "prepared value echoed with different bytes"
        #expect(try trace.gatt() == ["write|0x0005|0102||\(text)"])
        #expect(try trace.tsv([.opcode, .warnings]) == ["0x16\t", "0x17\t\(text)", "0x18\t", "0x19\t"])
    }

    @Test func writes() throws {
        var trace = Self.opened()
        trace.send([0x12, 5, 0, 1, 2])
        trace.receive([0x13])
        trace.send([0x12, 5, 0, 3])
        trace.receive([0x01, 0x12, 5, 0, 0x03])
        trace.send([0x52, 6, 0, 4])
        trace.send([0xd2, 7, 0, 5] + [UInt8](repeating: 0, count: 12))
        trace.receive([0x1d, 8, 0, 6])
        trace.send([0x1e])
        #expect(
            try trace.gatt() == [
                "write|0x0005|0102||", "write|0x0005|03|0x03|", "write_without_response|0x0006|04||",
                "signed_write|0x0007|05||", "indication|0x0008|06||",
            ])
    }

    @Test func severalValues() throws {
        var trace = Self.opened()
        trace.send([0x08] + words(1, 0xffff, 0xfff1))
        trace.receive([0x09, 3, 3, 0, 50, 9, 0, 60])
        trace.send([0x20] + words(3, 5, 9))
        trace.receive([0x21] + words(1) + [51] + words(0) + words(4) + [61, 62])
        trace.receive([0x23] + words(3, 1) + [52] + words(9, 2) + [62, 63])
        let values = try trace.gatt()
        #expect(
            values == [
                "read_by_uuid|0x0003|32||", "read_by_uuid|0x0009|3c||", "read|0x0003|33||", "read|0x0005|||",
                "read|0x0009|3d3e||part of the value is missing", "notification|0x0003|34||",
                "notification|0x0009|3e3f||",
            ])
    }

    // MARK: Transactions

    @Test func requestFrames() throws {
        var trace = Self.opened()
        trace.send([0x0a, 5, 0])
        trace.receive([0x1b, 3, 0, 1])
        trace.receive([0x0a, 9, 0])
        trace.send([0x01, 0x0a, 9, 0, 0x0a])
        trace.receive([0x0b, 1])
        trace.receive([0x0b, 2])
        trace.send([0x0a, 5, 0])
        trace.send([0x0a, 6, 0])
        trace.receive([0x0b, 3])
        trace.send([0x12, 5, 0, 1])
        trace.receive([0x0b, 4])
        trace.receive([0x01, 0x12, 5, 0, 3])
        let rows = try trace.tsv([.frame, .requestFrame, .requestHandle, .error, .warnings]).map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "|")
        }
        #expect(
            rows == [
                "2||||", "3||||", "4||||", "5|4||0x0a|", "6|2|0x0005||",
                "7||||no request for this response in the capture", "8||||",
                "9||||request while another one waits for its response", "10|9|0x0006||", "11||||",
                "12||||not a response to the request before it", "13|11||0x03|",
            ])
    }

    @Test func errorNamesItsRequest() throws {
        var trace = Self.opened()
        trace.receive([0x01, 0x0a, 5, 0, 0x0a])
        let text = try trace.decoded(.att, TraceRenderer.Options(format: .text)).lines
        #expect(text.first?.contains("to Read Request") == true)
        let object = try #require(try trace.decoded().objects().first)
        #expect(object["error_name"] == .string("attribute_not_found"))
    }

    @Test(arguments: [[0x01], [0x01, 0x0a, 5], [0x0a], [0x0a, 5], [0x18], [0x16, 1, 0, 0], [0x0c, 1], [0x08, 1]])
    func truncated(_ pdu: [UInt8]) throws {
        var trace = Self.opened()
        trace.send(pdu)
        #expect(try trace.decoded(.all).events.contains { $0.warnings.contains(.truncatedPDU) })
    }
}
