// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import Testing
import VuzixCodec
import WearTesting

struct LinkTrafficTests {
    static func rows(_ name: String, mtu: String = "185") throws -> [[UInt8]] {
        let row = try #require(
            FragmentVectorTests.rows.first { $0.text("name") == name && $0.text("mtu") == mtu })
        return try FragmentVectorTests.parts(row)
    }

    static func json(_ message: TrafficMessage) -> String {
        var printer = ValuePrinter(style: .json)
        message.content.print(to: &printer)
        return printer.string
    }

    static func phone(_ value: [UInt8], time: Int64? = nil) -> AttributeTraffic {
        AttributeTraffic(
            .writeWithoutResponse, service: WVP1UUID.service, characteristic: WVP1UUID.receive, value: value, time: time
        )
    }

    static func glasses(_ value: [UInt8], time: Int64? = nil) -> AttributeTraffic {
        AttributeTraffic(
            .notification, service: WVP1UUID.service, characteristic: WVP1UUID.transmit, value: value, time: time)
    }

    static func decode(_ traffic: [AttributeTraffic], _ decoder: inout VuzixTrafficDecoder) -> [TrafficMessage] {
        var messages: [TrafficMessage] = []
        for value in traffic { decoder.receive(value, into: &messages) }
        return messages
    }

    @Test func aResultFindsItsRequest() throws {
        var decoder = VuzixTrafficDecoder()
        var traffic = try Self.rows("ordered").map { Self.phone($0, time: 1_000_000) }
        traffic += try Self.rows("broadcast", mtu: "23").map { Self.phone($0, time: 2_000_000) }
        traffic += try Self.rows("result", mtu: "23").map { Self.glasses($0, time: 251_500_000) }
        let messages = Self.decode(traffic, &decoder)
        #expect(messages.map(\.name) == ["ordered_broadcast", "broadcast", "broadcast_result"])
        #expect(messages.map(\.isFromDevice) == [false, false, true])
        #expect(messages.allSatisfy { $0.fault == nil && $0.warnings.isEmpty })
        let json = Self.json(messages[2])
        #expect(
            json.hasPrefix(
                #"{"sender":"com.vuzix.a3rdparty","correlationID":"00112233-4455-6677-8899-aabbccddeeff","type":"result","#
                    + #""format":"parcel","parcelAPI":30,"slot":3,"fragments":8,"byteCount":105,"#
                    + #""request":{"sender":"com.example.phone","elapsed":0.250500},"#
                    + #""body":{"code":-1,"data":"done","extras":{"battery":{"t":"int","v":87}}}}"#))
        #expect(try JSONValue(parsing: json)["body"] != nil)
    }

    @Test func joinsInTheMiddle() throws {
        var decoder = VuzixTrafficDecoder()
        let parts = try Self.rows("broadcast", mtu: "23")
        let result = try Self.rows("result")
        let traffic = parts.dropFirst(3).map { Self.phone($0) } + parts.map { Self.phone($0) }
        let messages = Self.decode(traffic + result.map { Self.glasses($0) }, &decoder)
        #expect(messages.map(\.name) == ["dropped_message", "broadcast", "broadcast_result"])
        #expect(messages[0].warnings == ["the start of the message was not seen"])
        #expect(messages[0].fault == nil)
        #expect(!Self.json(messages[2]).contains("request"))
    }

    @Test func faultsAreToldAndItGoesOn() throws {
        var decoder = VuzixTrafficDecoder()
        let parts = try Self.rows("broadcast", mtu: "23")
        var damaged = parts
        damaged[16][5] ^= 1
        let traffic = damaged + Array(parts.prefix(4)) + [parts[6]] + parts
        let messages = Self.decode(traffic.map { Self.phone($0) }, &decoder)
        #expect(messages.map(\.name) == ["dropped_message", "dropped_message", "broadcast"])
        #expect(
            messages.map { $0.fault?.detail } == [
                "fragment 16 in slot 3: checksum", "fragment 6 in slot 3: gap", nil,
            ])
    }

    @Test func disconnectTellsWhatWasLost() throws {
        var decoder = VuzixTrafficDecoder()
        var messages = Self.decode([Self.phone(try Self.rows("broadcast")[0])], &decoder)
        decoder.disconnected(into: &messages)
        #expect(messages.map(\.name) == ["dropped_message"])
        #expect(messages[0].fault?.kind == .lengthMismatch(declared: 255, actual: 170))
        #expect(Self.json(messages[0]) == #"{"slot":3,"receivedByteCount":170,"declaredByteCount":255}"#)
        messages = []
        decoder.disconnected(into: &messages)
        #expect(messages.isEmpty)
    }

    @Test func controlInformationAndState() throws {
        var decoder = VuzixTrafficDecoder()
        var traffic: [AttributeTraffic] = []
        for row in LinkValueTests.rows {
            let uuid: BluetoothUUID
            let operation: AttributeTraffic.Operation
            switch row.text("codec") {
            case "wvp1.info": (uuid, operation) = (WVP1UUID.information, .read)
            case "wvp1.state": (uuid, operation) = (WVP1UUID.state, .notification)
            case "wvp1.control":
                operation = try row.bytes("hex")[0] & 0x80 == 0 ? .write : .indication
                uuid = WVP1UUID.control
            default: continue
            }
            traffic.append(
                AttributeTraffic(
                    operation, service: WVP1UUID.service, characteristic: uuid, value: try row.bytes("hex")))
        }
        let messages = Self.decode(traffic, &decoder)
        #expect(messages.count == traffic.count)
        #expect(messages.allSatisfy { $0.fault == nil && !$0.warnings.contains { $0.contains("other side") } })
        let names: Set = [
            "information", "state", "hello", "hello_ack", "auth", "auth_result", "credit", "ack", "nack", "abort",
            "ping",
            "pong", "unlink", "control",
        ]
        #expect(Set(messages.map(\.name)) == names)
        let wrongWay = AttributeTraffic(
            .write, service: WVP1UUID.service, characteristic: WVP1UUID.control, value: [0x88])
        let warned = Self.decode([wrongWay], &decoder)
        #expect(warned[0].warnings == ["the opcode belongs to the other side"])
        let short = AttributeTraffic(
            .write, service: WVP1UUID.service, characteristic: WVP1UUID.control, value: [0x05, 3])
        let cut = Self.decode([short], &decoder)
        #expect(cut[0].fault?.path == ["error"])
    }

    @Test func whatTheVendorSendsIsOnlyLabelled() {
        var decoder = VuzixTrafficDecoder()
        var messages: [TrafficMessage] = []
        for role in VuzixVendorRole.allCases {
            decoder.receive(
                AttributeTraffic(
                    .notification, service: VuzixUUID.service, characteristic: role.uuid, value: [1, 2, 3]),
                into: &messages)
        }
        #expect(messages.count == 9 && messages.allSatisfy { $0.name == "vendor_value" })
        #expect(
            Self.json(messages[0])
                == #"{"presumedRole":"INFO","byteCount":3,"content":"encrypted, not decodable"}"#)
        let foreign = AttributeTraffic(
            .read, service: VuzixUUID.service, characteristic: BluetoothUUID(0x2a00), value: [])
        decoder.receive(foreign, into: &messages)
        #expect(Self.json(messages[9]).hasPrefix(#"{"presumedRole":null"#))
        let other = AttributeTraffic(
            .read, service: BluetoothUUID(0x1800), characteristic: BluetoothUUID(0x2a00), value: [1])
        decoder.receive(other, into: &messages)
        #expect(messages.count == 10)
    }

    @Test func whatWasRefusedDidNotArrive() throws {
        var decoder = VuzixTrafficDecoder()
        let refused = AttributeTraffic(
            .writeRefused(3), service: WVP1UUID.service, characteristic: WVP1UUID.receive,
            value: try Self.rows("broadcast")[0])
        let messages = Self.decode([refused], &decoder)
        #expect(messages.isEmpty)
    }

    @Test func compressedBodiesNeedHelp() throws {
        var envelope = WVP1Envelope()
        envelope.format = .json
        envelope.body = Array("{}".utf8)
        let turned = WVP1Compression(
            inflate: { bytes, limit throws(WVP1Compression.Fault) in
                guard bytes.count <= limit else { throw .tooLarge }
                guard bytes.first == 1 else { throw .damaged }
                return Array(bytes.dropFirst())
            },
            deflate: { bytes in bytes.count > 9 ? [1] + bytes.dropLast(2) : nil })
        envelope.compress(turned)
        #expect(envelope.flags.isEmpty)
        envelope.flags = .gzip
        let damaged = try FragmentReceiverTests.fragments(envelope.encoded())
        envelope.body = [1] + envelope.body
        let whole = try FragmentReceiverTests.fragments(envelope.encoded())

        var plain = VuzixTrafficDecoder()
        let kept = Self.decode(whole.map { Self.phone($0) }, &plain)
        #expect(kept[0].warnings == ["the body is compressed"])
        var helped = VuzixTrafficDecoder(bodyReader: WVP1PlainBodyReader(), compression: turned)
        let expanded = Self.decode((damaged + whole).map { Self.phone($0) }, &helped)
        #expect(expanded.map(\.warnings) == [["the body could not be expanded"], []])
        #expect(Self.json(expanded[1]).hasSuffix(#""body":"7b7d"}"#))
        #expect(throws: WVP1Error.tooLarge) { try envelope.expandedBody(turned, limit: 2) }
    }

    @Test func anythingMayComeIn() {
        var random = SeededGenerator.announced("traffic", seed: 77)
        var decoder = VuzixTrafficDecoder()
        let uuids = WVP1Codecs.characteristics.map(\.uuid) + [VuzixUUID.data]
        let operations: [AttributeTraffic.Operation] = [
            .read, .write, .writeWithoutResponse, .notification, .indication, .readRefused(1), .writeRefused(2),
        ]
        for _ in 0..<20_000 {
            var value = random.bytes(Int(random.next() % 24))
            if value.count > 3 && Bool.random(using: &random) {
                value[0] = value[0] & 7 | 0x40
                value[1] &= 3
                value[2] &= 3
                value[3] = 0
            }
            let traffic = AttributeTraffic(
                operations.randomElement(using: &random) ?? .read, service: WVP1UUID.service,
                characteristic: uuids.randomElement(using: &random) ?? VuzixUUID.data, value: value,
                time: Bool.random(using: &random) ? Int64(bitPattern: random.next()) : nil)
            var messages: [TrafficMessage] = []
            decoder.receive(traffic, into: &messages)
            for message in messages { _ = try? JSONValue(parsing: Self.json(message)) }
        }
    }
}
