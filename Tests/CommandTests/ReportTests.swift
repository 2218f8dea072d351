// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// `info`, `gatt` and `--gatt-db`.
struct ReportTests {
    @Test func infoJSON() async throws {
        let run = try await Wearcodec.run("info", "--format", "json", "-", input: SampleCapture.session.data)
        #expect(run.code == 0)
        let report = try #require(run.json as? [String: Any])
        #expect(report["records"] as? Int == 19)
        // Over the end of a leap day.
        #expect(report["first"] as? String == "2024-02-29T23:59:59.500000Z")
        #expect(report["last"] as? String == "2024-02-29T23:59:59.680000Z")
        #expect(report["duration"] as? String == "0.180000")
        #expect((report["kinds"] as? [String: Int]) == ["event": 2, "acl": 17])
        let connection = try #require((report["connections"] as? [[String: Any]])?.first)
        #expect(connection["connection"] as? Int == 64)
        #expect(connection["peer"] as? String == SampleCapture.peer)
        #expect(connection["address_type"] as? String == "random")
        #expect(connection["role"] as? String == "central")
        #expect(connection["name"] as? String == "Pulse")
        #expect(connection["mtu"] as? Int == 247)
        #expect(connection["encrypted"] as? Bool == false)
        #expect(connection["att_pdus"] as? Int == 17)
        #expect(connection["interval_ms"] as? Double == 30)
        #expect(connection["opened_frame"] as? Int == 1)
        #expect(connection["closed_frame"] as? Int == 19)
        #expect(connection["close_reason_name"] as? String == "remoteUserTerminatedConnection")
        let att = try #require((report["att"] as? [String: Any])?["by_opcode"] as? [String: Int])
        #expect(att["handle_value_notification"] == 3)
    }

    @Test func infoText() async throws {
        let run = try await Wearcodec.run("info", "-", input: SampleCapture.session.data)
        #expect(run.code == 0)
        #expect(run.text.contains("C0:11:22:33:44:55 (random) \"Pulse\", this host is the central, LE"))
        #expect(run.text.contains("closed in frame 19: remote user terminated connection"))
        #expect(run.text.contains("MTU 247, interval 30 ms, not encrypted, 17 ATT PDUs"))
    }

    @Test func namesCannotSteerTheTerminal() async throws {
        var capture = SampleCapture()
        capture.connect()
        capture.discover()
        capture.att([0x0a, 3, 0], received: false)
        capture.att([0x0b, 0x1b, 0x5b, 0x32, 0x4a, 0xff], received: true)
        let run = try await Wearcodec.run("info", "-", input: capture.data)
        #expect(run.code == 0)
        #expect(!run.text.contains("\u{1b}"))
        #expect(run.text.contains("\\u001b[2J"))
    }

    @Test func gattText() async throws {
        let run = try await Wearcodec.run("gatt", "-", input: SampleCapture.session.data)
        #expect(run.code == 0)
        #expect(
            run.text == """
                C0:11:22:33:44:55 (random), connection 0x0040
                  0x0001-0x0005  1800 Generic Access
                    0x0003  2a00 Device Name  [read]
                  0x0006-0xffff  180d Heart Rate
                    0x0008  2a37 Heart Rate Measurement  [notify]
                      0x0009  2902 Client Characteristic Configuration

                """)
    }

    @Test func gattJSONNamesALateCapture() async throws {
        let folder = try TemporaryFolder()
        let tables = try await Wearcodec.run("gatt", "--format", "json", "-", input: SampleCapture.session.data)
        #expect(tables.code == 0)
        let table = try #require(((tables.json as? [String: Any])?["tables"] as? [[String: Any]])?.first)
        #expect(table["peer"] as? String == SampleCapture.peer)
        #expect(table["connection"] as? Int == 64)
        #expect(table["side"] as? String == "remote")
        try folder.write(tables.output, as: "tables.json")
        let fields = "uuid,service,characteristic,attribute_name,decoded"
        let whole = try await Wearcodec.run(
            "decode", "--format", "tsv", "--fields", fields, "-", input: SampleCapture.session.data)
        let late = try await Wearcodec.run(
            "decode", "--format", "tsv", "--fields", fields, "--gatt-db", folder.path("tables.json"), "-",
            input: SampleCapture.late.data)
        #expect(late.code == 0)
        #expect(late.lines.dropFirst() == whole.lines.suffix(7))
        #expect(late.text.contains("Heart Rate Measurement"))
        let unnamed = try await Wearcodec.run(
            "decode", "--format", "tsv", "--fields", fields, "-", input: SampleCapture.late.data)
        #expect(!unnamed.text.contains("Heart Rate Measurement"))
    }

    @Test(arguments: [
        ("{", "line 1, column 2"),
        ("{}", "\"tables\" is missing"),
        (#"{"tables":[{"services":[{"start":1,"end":"x","uuid":"1800"}]}]}"#, "tables[0].services[0].end"),
        (#"{"tables":[{"services":[{"start":2,"end":1,"uuid":"1800"}]}]}"#, "tables[0].services[0].end"),
        (#"{"tables":[{"side":"left"}]}"#, "tables[0].side"),
        (#"{"tables":[{"sides":"local"}]}"#, "there is no member \"sides\""),
        (
            #"{"tables":[{"characteristics":[{"declaration":1,"value":2,"uuid":"2a00","properties":["fly"]}]}]}"#,
            "tables[0].characteristics[0].properties[0]"
        ),
    ])
    func malformedTables(_ json: String, _ message: String) async throws {
        let folder = try TemporaryFolder()
        try folder.write(Data(json.utf8), as: "tables.json")
        let run = try await Wearcodec.run(
            "decode", "--gatt-db", folder.path("tables.json"), "-", input: SampleCapture.late.data)
        #expect(run.code == 3)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains(message), "\(run.errors)")
    }

    @Test func peerOption() async throws {
        let known = try await Wearcodec.run(
            "gatt", "--peer", SampleCapture.peer, "-", input: SampleCapture.session.data)
        #expect(known.text.contains("180d Heart Rate"))
        let other = try await Wearcodec.run(
            "gatt", "--peer", "00:00:00:00:00:01", "-", input: SampleCapture.session.data)
        #expect(other.code == 0)
        #expect(other.output.isEmpty)
        #expect(other.errors.contains("no attribute table of that peer"))
    }
}
