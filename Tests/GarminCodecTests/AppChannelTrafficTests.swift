// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import GarminCodec
import Testing
import WearTesting

/// What someone who looks on sees of the app-message channel.
struct AppChannelTrafficTests {
    private static let app = "a3421fee-d289-106a-538c-b9547ab12095"

    private func traffic(_ row: FixtureRow) throws -> AttributeTraffic {
        traffic(row.text("direction") == "W>P", try row.bytes("hex"))
    }

    private func traffic(_ isFromWatch: Bool, _ bytes: [UInt8]) -> AttributeTraffic {
        AttributeTraffic(
            isFromWatch ? .notification : .writeWithoutResponse, service: GarminUUID.appMessageService,
            characteristic: isFromWatch ? GarminUUID.toPhone : GarminUUID.toWatch, value: bytes)
    }

    private func json(_ message: TrafficMessage) -> String {
        var printer = ValuePrinter(style: .json)
        message.content.print(to: &printer)
        return printer.string
    }

    private func decode(_ rows: some Sequence<FixtureRow>) throws -> [TrafficMessage] {
        var decoder = AppChannelTrafficDecoder()
        var messages: [TrafficMessage] = []
        for row in rows { decoder.receive(try traffic(row), into: &messages) }
        decoder.disconnected(into: &messages)
        return messages
    }

    @Test func theWrittenConversations() throws {
        let rows = try Fixtures().table("garmin/app-channel/transcripts.tsv").rows
        let messages = try decode(rows)
        #expect(
            messages.map(\.name) == [
                "open_request", "open_response", "app_message", "close_request", "close_response",
                "watch_open_request", "watch_open_response", "app_message", "watch_close_request",
                "watch_close_response", "open_response", "app_info_request", "app_info_response", "app_info_response",
                "prompt_request", "prompt_response", "refusal",
            ])
        let objects = messages.filter { $0.name == "app_message" }
        #expect(
            objects.map(json) == [
                "{\"app\":\"\(Self.app)\",\"channel\":1,\"byteCount\":44,\"object\":[\"hello pi\",3.14159]}",
                "{\"app\":\"\(Self.app)\",\"channel\":2,\"byteCount\":16,\"object\":3}",
            ])
        #expect(objects.map(\.isFromDevice) == [false, true])
        #expect(messages.allSatisfy { $0.fault == nil })
        #expect(messages[12].isFromDevice && json(messages[12]).contains("\"version\":513"))
    }

    @Test func joiningInTheMiddle() throws {
        let rows = try Fixtures().table("garmin/app-channel/transcripts.tsv").rows.filter { $0.text("name") == "seed" }
        let withoutKey = try decode(rows.dropFirst(4)).first { $0.name == "app_message" }
        #expect(
            try json(#require(withoutKey))
                == "{\"app\":null,\"channel\":1,\"byteCount\":44,\"note\":\"key not seen\"}")
        #expect(withoutKey?.fault == nil)
        let withoutStart = try decode(rows.dropFirst(7)).first { $0.name == "app_message" }
        #expect(withoutStart?.fault?.detail == "the beginning of the message was not seen")
        let cutOff = try decode(rows.prefix(8)).first { $0.name == "app_message" }
        #expect(cutOff?.fault?.kind == .truncated(needed: 6, available: 0))
    }

    @Test func damageAndRepetition() throws {
        var rows = try Fixtures().table("garmin/app-channel/transcripts.tsv").rows.filter { $0.text("name") == "seed" }
        rows.insert(rows[9], at: 10)
        #expect(try decode(rows).count { $0.name == "app_message" } == 1)
        rows.remove(at: 7)
        let lost = try #require(try decode(rows).first { $0.name == "app_message" })
        #expect(lost.fault?.kind == .lengthMismatch(declared: 44, actual: 25))
    }

    @Test func longMessages() throws {
        for name in ["264", "284", "288", "568", "1000"] {
            let rows = try Fixtures().table("garmin/app-channel/long.tsv").rows.filter { $0.text("name") == name }
            let messages = try decode(rows.dropFirst())
            let message = try #require(messages.first { $0.name == "app_message" })
            // What was sent is no object.
            #expect(message.fault != nil)
            #expect(json(message).contains(rows[0].text("hex")))
        }
    }

    @Test func noTrafficBreaksIt() throws {
        var generator = SeededGenerator.announced("traffic", seed: 31)
        var decoder = AppChannelTrafficDecoder()
        let rows = try Fixtures().table("garmin/app-channel/transcripts.tsv").rows
        for _ in 0..<5_000 {
            var messages: [TrafficMessage] = []
            var bytes = try rows.randomElement(using: &generator)?.bytes("hex") ?? []
            if Bool.random(using: &generator) {
                bytes = Mutation.random(byteCount: bytes.count, using: &generator).applied(to: bytes)
            }
            decoder.receive(traffic(Bool.random(using: &generator), bytes), into: &messages)
            if Int.random(in: 0..<100, using: &generator) == 0 { decoder.disconnected(into: &messages) }
            for message in messages { _ = try JSONValue(parsing: json(message)) }
        }
    }
}
