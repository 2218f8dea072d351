// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import Testing
import VuzixCodec
import WearTesting

struct LinkContentTests {
    static let rows: [FixtureRow] = (try? Fixtures().table("vuzix/wvp1/bodies.tsv").rows) ?? []

    @Test func thereAreVectors() { #expect(Self.rows.count == 8) }

    @Test(arguments: rows)
    func vector(_ row: FixtureRow) throws {
        let type = WVP1MessageType(rawValue: try row.integer("type"))
        let parcel = try row.bytes("parcel")
        var oddities: [DecodeError] = []
        let content = try WVP1Content(type, parcel: parcel, policy: .strict, oddities: &oddities)
        #expect(content.type == type && oddities.isEmpty)
        #expect(try content.parcel() == parcel)
        #expect(content.canonicalJSON == row.text("json"))
        #expect(try WVP1Content(type, parsing: row.text("json")) == content)
        let message = try LinkMessage(content, sender: "a")
        #expect(message.body == parcel && message.type == type)
        #expect(try message.content() == content)
        #expect(try LinkMessage(json: content, sender: "a").content() == content)
    }

    @Test(arguments: rows)
    func everyCutIsRefused(_ row: FixtureRow) throws {
        let type = WVP1MessageType(rawValue: try row.integer("type"))
        try truncateEverywhere(try row.bytes("parcel")) { bytes in
            let read = WVP1ContentReader().read(bytes, of: type, format: .parcel, parcelAPI: 30)
            guard read.fault != nil else { throw TestingError("accepted") }
        }
        try truncateEverywhere(Array(row.text("json").utf8)) { bytes in
            let read = WVP1ContentReader().read(bytes, of: type, format: .json, parcelAPI: 0)
            guard read.fault != nil else { throw TestingError("accepted") }
        }
    }

    @Test func whatCannotBeRead() {
        let reader = WVP1ContentReader()
        #expect(reader.read([], of: .broadcast, format: .parcel, parcelAPI: 23).fault?.kind == .unsupported)
        #expect(reader.read([], of: .broadcast, format: WVP1BodyFormat(rawValue: 9), parcelAPI: 0).fault != nil)
        #expect(reader.read([1], of: .broadcast, format: .none, parcelAPI: 0).fault == nil)
        #expect(reader.read([0x22, 0xff, 0x22], of: .broadcast, format: .json, parcelAPI: 0).fault != nil)
        for text in ["{}", #"{"intent":{},"x":1}"#, "[]", #"{"intent":{"action":7}}"#] {
            #expect(reader.read(Array(text.utf8), of: .orderedBroadcast, format: .json, parcelAPI: 0).fault != nil)
            #expect(reader.read(Array(text.utf8), of: .error, format: .json, parcelAPI: 0).fault != nil)
        }
        let unknown = WVP1MessageType(rawValue: 9)
        #expect(reader.read([0, 0, 0, 0], of: unknown, format: .parcel, parcelAPI: 30).fault?.kind == .unsupported)
        // More than the message.
        let long: [UInt8] = [1, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0]
        #expect(reader.read(long, of: .error, format: .parcel, parcelAPI: 30).warnings.count == 1)
    }

    @Test func theWorkedExamplesHoldTheSampleIntent() throws {
        let parts = try LinkTrafficTests.rows("broadcast", mtu: "23")
        var receiver = FragmentReceiver()
        var events: [FragmentEvent] = []
        for part in parts { receiver.receive(part, now: 0, into: &events) }
        guard case .message(let message) = events.first else {
            Issue.record("\(events)")
            return
        }
        let envelope = try WVP1Envelope(decoding: message.bytes)
        var oddities: [DecodeError] = []
        let content = try WVP1Content(envelope.type, parcel: envelope.body, oddities: &oddities)
        let intent = try #require(content.intent)
        #expect(intent.action == "com.vuzix.a3rdparty.action.MESSAGE" && intent.package == "com.vuzix.a3rdparty")
        #expect(intent.extras?["my_string_extra"] == .string("hello"))
        // And the same bytes from the intent.
        var made = Intent(action: intent.action, package: intent.package)
        try made.addExtra(key: "my_string_extra", value: "hello")
        try made.addExtra(key: "my_int_extra", value: 2)
        var pair = LinkPair.connected()
        pair.mtu = 23
        _ = try pair.phone.send(LinkMessage(.broadcast(made), sender: "com.example.phone"), now: 0)
        pair.run()
        guard case .received(let received) = pair.told(.glasses).first else {
            Issue.record("\(pair.told(.glasses))")
            return
        }
        #expect(received.body == envelope.body)
        #expect(try received.content() == content)
    }

    @Test func delivery() throws {
        let delivered = Intent(action: "A").delivered(from: "com.example.phone", deviceID: 7)
        #expect(delivered.extras?[Intent.sendingPackageKey] == .string("com.example.phone"))
        #expect(delivered.extras?[Intent.deviceIDKey] == .long(7))
    }

    @Test func intentsAreAddressed() {
        var intent = Intent(action: "A", flags: IntentFlags.foreground)
        let filter = BroadcastFilter<JavaString>(package: "p", className: "p.R", actions: ["A"], isDynamic: false)
        #expect(filter.matches(intent))
        intent.component = ComponentName(package: "p", className: "p.R")
        #expect(filter.matches(intent))
        intent.component = ComponentName(package: "p", className: "p.S")
        #expect(!filter.matches(intent))
        var chain = OrderedBroadcast(Intent(action: "A"), to: [filter], initial: BroadcastOutcome(code: 0))
        _ = chain.start(now: 0)
        _ = chain.finish(receiver: 0, result: BroadcastOutcome(code: -1, data: "done"), now: 0)
        #expect(chain.isFinished && chain.result.code == -1)
    }

    @Test func aSessionMayCheckBodies() throws {
        var options = LinkSession.Options()
        options.bodyReader = WVP1ContentReader()
        var pair = LinkPair.connected(options: options)
        _ = try pair.phone.send(LinkMessage(.broadcast(Intent(action: "A")), sender: "a"), now: 0)
        _ = try pair.phone.send(LinkMessage(.broadcast, sender: "a", body: [1, 2, 3]), now: 0)
        pair.run()
        #expect(LinkSessionMessageTests.refused(pair, .glasses) == [.badBody])
        #expect(pair.glasses.statistics.messagesReceived == 1)
    }
}
