// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import CaptureFiles
import Testing

@testable import TraceDecoder

@Suite("Filters")
struct FilterLanguageTests {
    let sample = FilterSample()

    /// A heart rate of 120 with RR intervals of 0.5 s and 1 s.
    private func notification() throws -> EventBatch { try sample.event("1b 0800 10 78 0002 0004") }

    @Test(
        "choose the event that they describe",
        arguments: [
            "opcode == 0x1b", "opcode == 27", "27 == opcode", "opcode eq 0x1B", "opcode != 0x1d", "0x1d > opcode",
            "opcode == handle_value_notification", "opcode == \"Handle Value Notification\"", "opcode & 0x3f == 27",
            "(opcode & 0x1) == 1", "opcode & 0x10", "btatt.opcode == 0x1b", "btatt.opcode.method == 0x1b",
            "btatt.opcode.command == 0", "btatt.opcode.authentication_signature == 0",
            "handle == 8 && opcode == 0x1b", "handle == 0x0008", "handle", "btatt.handle == 8", "frame.number == 7",
            "frame in {1, 5..9}", "frame not in {1..6}", "frame == handle || frame < handle", "cid == 4",
            "btl2cap.cid == 0x0004", "connection == 64", "bthci_acl.chandle == 0x40", "adapter == 0",
            "direction == received", "direction != sent", "direction in {sent, received}", "direction == \"Received\"",
            "hci_h4.direction == 1", "direction == 1", "layer == att", "layer != hci", "btatt", "bthci_acl", "btl2cap",
            "name == handle_value_notification", "name == \"Handle Value Notification\"", "name contains \"notif\"",
            "name contains value_not", "name != write_request", "name in {read_request, handle_value_notification}",
            "uuid == 2a37", "uuid == 0x2A37", "uuid == 00002a37-0000-1000-8000-00805f9b34fb", "uuid == 00002a37",
            "uuid == 00002A3700001000800000805F9B34FB", "uuid == \"2a37\"", "uuid == \"Heart Rate Measurement\"",
            "uuid == heart_rate_measurement", "btatt.uuid16 == 0x2a37", "uuid in {2a38, 2a37}", "uuid != 2902",
            "service == 180d", "service == \"Heart Rate\"", "characteristic == 2a37", "uuid",
            "attribute_name == \"Heart Rate Measurement\"", "attribute_name == heart_rate_measurement",
            "attribute_name contains \"heart\"", "attribute_name != \"Battery Level\"", "attribute_name",
            "peer == c0:11:22:33:44:55", "peer == \"C0:11:22:33:44:55\"", "peer != c0:11:22:33:44:56", "peer",
            "bluetooth.addr == C0:11:22:33:44:55", "pdu == 1b:08:00:10:78:00:02:00:04",
            "pdu == 1b0800107800020004", "pdu[0] == 0x1b", "pdu[1:2] == 08:00", "pdu[1:] contains 7800",
            "pdu[1-2] == 0800", "pdu[:2] == 1b-08", "pdu[-2:] == 00:04", "pdu[-1] == 4", "value[0] & 0x10 == 0x10",
            "value[0] & 0x10", "value[1] > 100", "value[1] == 120", "value[1] in {100..130}", "value contains 78:00",
            "value contains \"x\"", "value contains \"\\x78\\x00\"", "value >= 10:78", "value < 11",
            "value in {ff, 10:78:00:02:00:04}",
            "len(value) == 6", "len(pdu) == 9", "len(value[2:]) == 4", "len( value ) > 5", "!error", "not error_name",
            "!warnings", "!request_frame", "time == 100.5", "time >= 100", "time < 100.500000001",
            "frame.time_epoch > 100.4999999999999",
            "time in {1..2, 100.5}", "time == \"100.500000000\"", "decoded", "decoded.heartRate == 120",
            "decoded.heartRate > 100", "decoded.heartRate > 119.99", "decoded.heartRate == 1.2e2",
            "decoded.heartRate in {1, 100..150}", "decoded.flags contains \"rrIntervals\"",
            "decoded.flags == rrintervals", "decoded.flags[0] == rrIntervals", "decoded.rrIntervals > 0.9",
            "decoded.rrIntervals[1] == 1", "decoded.rrIntervals[-2] == 0.5", "decoded.rrIntervals",
            "decoded contains \"rrI\"",
            "decoded.heartRate != 121", "decoded.flags != wide", "!decoded.energyExpended",
            "!(decoded.heartRate > 120)",
            "opcode == 1 || handle == 8", "opcode == 1 or handle == 8 and frame == 7",
            "handle == 8 || opcode == 1 && frame == 1", "!(handle == 9)", "!handle == 9", "!!handle", "not not handle",
            "((((handle))))", "  handle==8&&opcode==0x1b\n&& frame\t== 7 ",
        ])
    func pass(expression: String) throws {
        #expect(try sample.passes(expression, try notification()))
    }

    @Test(
        "reject the event that they do not describe",
        arguments: [
            "opcode == 0x1d", "opcode != 0x1b", "opcode > 27", "opcode < 27", "handle == 8 && opcode == 1",
            "frame in {1..6, 8}", "direction == sent", "layer == gatt", "bthci_evt", "btle", "name == write_request",
            "name contains \"write\"", "name != handle_value_notification", "uuid == 2a38", "uuid != 2a37",
            "uuid == 6e400003-b5a3-f393-e0a9-e50e24dcca9e", "attribute_name == \"Battery Level\"",
            "attribute_name != \"Heart Rate Measurement\"", "attribute_name contains \"battery\"",
            "peer == c0:11:22:33:44:56", "peer != c0:11:22:33:44:55", "pdu == 1b", "value[6] == 0",
            "value[4:3] == 00:04:00",
            "value[6:] == 00", "value[-7] == 0", "value contains \"X\"", "value[0] & 0x80", "opcode & 0x40 == 0x40",
            "len(value[9:]) == 0", "time == 100.5000000001", "time != 100.5", "time > 100.5",
            "time < 100.49999999999999",
            "error", "error == 0", "error != 0", "!(error == 10) && error", "request_handle == 0",
            "request_handle != 1",
            "btle.access_address", "btatt.opcode.command == 1", "warnings", "warnings contains \"CRC\"",
            "warnings != \"bad CRC\"", "decoded.heartRate == 121", "decoded.heartRate > 120",
            "decoded.energyExpended > 0",
            "decoded.energyExpended != 5", "decoded.rrIntervals > 1", "decoded.rrIntervals[2]", "decoded.nothing",
            "decoded.heartRate.deeper", "decoded.heartRate contains \"1\"", "decoded.flags != rrIntervals",
            "parameters",
            "decoded.heartRate == \"120\"", "value not in {10:78:00:02:00:04}",
        ])
    func reject(expression: String) throws {
        #expect(try !sample.passes(expression, try notification()))
    }

    @Test("follow errors and requests")
    func errors() throws {
        let event = try sample.event("01 08 0300 0a", attribute: .none) {
            $0.requestFrame = 6
            $0.direction = .sent
        }
        for expression in [
            "error", "error == 10", "error == attribute_not_found", "error_name == attribute_not_found",
            "error_name == \"Attribute Not Found\"", "error_name contains found", "error_name != invalid_handle",
            "btatt.error_code == 0x0a", "btatt.req_opcode_in_error == 8",
            "btatt.req_opcode_in_error == read_by_type_request", "request_frame < frame", "btatt.request_in_frame == 6",
            "hci_h4.direction == 0", "handle == 3", "!value", "!decoded", "!uuid", "!attribute_name",
        ] {
            #expect(try sample.passes(expression, event), "\(expression)")
        }
    }

    @Test("find warnings of the trace and of the value")
    func warnings() throws {
        let odd = try sample.event("1b 0800 10 78 0002") { $0.warnings = [.badCRC, .retransmission] }
        for expression in [
            "warnings", "warnings contains crc", "warnings == \"bad crc\"", "warnings != \"cut by the recorder\"",
            "warnings in {\"x\", \"link layer retransmission\"}",
        ] {
            #expect(try sample.passes(expression, odd), "\(expression)")
        }
        #expect(try !sample.passes("warnings != \"bad CRC\"", odd))
        let short = try sample.event("1b 0800 10")
        #expect(try sample.passes("warnings", short))
        #expect(try sample.passes("decoded.flags == rrIntervals && !decoded.heartRate", short))
    }

    @Test("compare UUIDs of vendors, and names of the layer at hand")
    func others() throws {
        let vendor = try sample.event("52 0900 01", attribute: .vendor)
        #expect(try sample.passes("uuid == 6E400003-B5A3-F393-E0A9-E50E24DCCA9E && !service", vendor))
        #expect(try sample.passes("btatt.uuid128 == 6e400003b5a3f393e0a9e50e24dcca9e", vendor))
        let procedure = try sample.event("05", attribute: .none) { $0.layer = .gatt }
        #expect(try sample.passes("name == notification && layer == gatt", procedure))
        #expect(try !sample.passes("btatt.opcode == 5 || name == find_information_response", procedure))
        let change = try sample.event("02", attribute: .none) {
            $0.layer = .link
            $0.error = 0x13
        }
        #expect(try sample.passes("name == disconnected && error_name contains \"remote_user\"", change))
        let air = try sample.event("0a 0300") {
            $0.connection = 0x5065_4a27
            $0.parts.insert(.air)
            $0.direction = .central
        }
        #expect(try sample.passes("btle.access_address == 0x50654a27 && direction == central", air))
        #expect(try !sample.passes("bthci_acl.chandle || hci_h4.direction in {0, 1}", air))
    }

    @Test("compare times before 1970 without rounding")
    func earlyTimes() throws {
        // −1.25 s, as captures store it.
        let event = try sample.event("0a 0300", time: CaptureTime(seconds: -2, nanoseconds: 750_000_000))
        for expression in [
            "time == -1.25", "time < -1.2499999999", "time > -1.2500000000001", "time < 0", "time != -1.25000000001",
        ] {
            #expect(try sample.passes(expression, event), "\(expression)")
        }
    }

    @Test("choose peers")
    func peers() throws {
        let event = try notification()
        let here = TraceFilter(peers: [BluetoothAddress(1), BluetoothAddress(0xc011_2233_4455)])
        #expect(sample.passes(here, event))
        let both = try TraceFilter(parsing: "opcode == 1").and(here)
        #expect(!sample.passes(both, event))
        let elsewhere = TraceFilter(peers: [BluetoothAddress(1)])
        #expect(!sample.passes(elsewhere, event))
    }
}
