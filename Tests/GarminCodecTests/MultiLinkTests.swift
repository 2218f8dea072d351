// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import Testing
import WearTesting

@testable import GarminCodec

/// Handle management, live values and fragments against garmin-ble (`Fixtures/garmin/make_multi_link.py`).
struct MultiLinkTests {
    static let frames = rows("garmin/multi-link.tsv")
    static let metrics = rows("garmin/multi-link-metrics.tsv")
    static let fragments = rows("garmin/multi-link-fragments.tsv")
    static let malformed = rows("malformed/garmin/multi-link.tsv")

    private static func rows(_ name: String) -> [FixtureRow] {
        do { return try Fixtures().table(name).rows } catch {
            Issue.record(error)
            return []
        }
    }

    @Test func thereAreVectors() {
        #expect(Self.frames.count >= 19)
        #expect(Self.metrics.count >= 10)
        #expect(Self.fragments.count >= 9)
    }

    @Test(arguments: frames)
    func frame(_ row: FixtureRow) throws {
        let bytes = try row.bytes("hex")
        let codec = GFDICodecs.multiLink
        var printer = ValuePrinter(style: .json)
        #expect(codec.print(bytes.span, policy: .lenient, to: &printer).error == nil)
        #expect(printer.string == row.text("json"))
        #expect(try codec.encode(JSONValue(parsing: row.text("json"))) == bytes)
        try CodecProperties.check(codec, bytes)
        try truncateEverywhere(bytes) { try CodecProperties.check(codec, $0) }
    }

    /// garmin-ble and this decoder find the same answer in a register response.
    @Test(arguments: frames.filter { $0.text("garmin_ble").hasPrefix("service=") })
    func responseAsAnotherProgramReadsIt(_ row: FixtureRow) throws {
        let frame = try MultiLinkFrame(decoding: try row.bytes("hex"))
        let (service, status, handle) = (frame.service?.rawValue ?? 0, frame.status ?? 0, frame.assignedHandle ?? 0)
        #expect("service=\(service) status=\(status) handle=\(handle)" == row.text("garmin_ble"))
    }

    @Test(arguments: malformed)
    func malformedFrame(_ row: FixtureRow) throws {
        let id = row.text("codec")
        let codec = try #require(MultiLinkCodecs.values.first { $0.id == id })
        let bytes = try row.bytes("hex")
        var printer = ValuePrinter(style: .text)
        let fault = try #require(codec.print(bytes.span, to: &printer).error)
        #expect(fault.description.contains(row.text("fault")), "\(fault)")
        try CodecProperties.check(codec, bytes)
        // Neither end stops at it.
        var host = MultiLinkHost()
        var device = MultiLinkDevice()
        var toHost: [MultiLinkHost.Action] = []
        var toDevice: [MultiLinkDevice.Action] = []
        host.receive(bytes, at: 0, into: &toHost)
        device.receive(bytes, at: 0, into: &toDevice)
        #expect(toHost.count == 1 && toDevice.count == 1)
    }

    // MARK: Live values

    @Test(arguments: metrics)
    func metric(_ row: FixtureRow) throws {
        let service = MultiLinkService(rawValue: try row.integer("service"))
        let bytes = try row.bytes("hex")
        let blank = try #require(LiveMetric.blank(service))
        try Self.check(blank, bytes, row.text("json"))
    }

    private static func check<V: FieldCoded>(_ blank: V, _ bytes: [UInt8], _ json: String) throws {
        let value = try V(decoding: bytes)
        #expect(value.json == json)
        #expect(value.encoded() == bytes)
        #expect(try V(parsing: JSONValue(parsing: json)) == value)
        let codec = ValueCodec(V.self, id: "test", name: "test", source: "test")
        try truncateEverywhere(bytes) { try CodecProperties.check(codec, $0) }
        try CodecProperties.check(codec, bytes + [1, 2, 3])
    }

    // MARK: Plain links

    /// Cuts as garmin-ble does.
    @Test(arguments: fragments)
    func cuts(_ row: FixtureRow) throws {
        let data = try row.bytes("data")
        let lane = MultiLinkLane(
            service: .heartRate, handle: 5, packetLimit: try row.integer("limit"), profile: MLRProfile())
        var sender = lane
        var receiver = lane
        var packets: [[UInt8]] = []
        #expect(sender.send(data, at: 0, packets: &packets))
        #expect(packets.map { Hex.string($0) }.joined(separator: " ") == row.text("fragments"))
        var back: [UInt8] = []
        var answers: [[UInt8]] = []
        for packet in packets { try receiver.receive(packet, at: 0, packets: &answers, data: &back) }
        #expect(back == data)
        #expect(answers.isEmpty)
    }

    // MARK: The handshake of a Descent Mk3i

    private static func bytes(_ hex: String) throws -> [UInt8] { try Hex.bytes(hex) }

    /// A phone that asks as it was asked, and reads what the watch answered.
    @Test func thePhoneOfAPublishedHandshake() throws {
        var host = MultiLinkHost(packetLimit: 182)
        var actions: [MultiLinkHost.Action] = []
        host.closeAll(into: &actions)
        host.register(.gfdi, reliable: true, into: &actions)
        #expect(
            actions == [
                .write(try Self.bytes("000502000000000000000000")),
                .write(try Self.bytes("00000200000000000000010002")),
            ])
        actions = []
        host.receive(try Self.bytes("00060200000000000000000001"), at: 0, into: &actions)
        host.receive(try Self.bytes("00010200000000000000010000860100"), at: 0, into: &actions)
        let link = MultiLinkHandle(service: .gfdi, handle: 0x86, isReliable: true)
        #expect(actions == [.opened(link)])
        actions = []
        host.receive(
            try Self.bytes(
                "e00000023704a013972e7f10edac79ced209a00f1144657363656e74204d6b33692035316d6d0744657363656e74084d6b33"
                    + "2035316d6d0103afc000"), at: 0, into: &actions)
        guard case .received(link, let data) = actions.first else { return #expect(actions.count == 1) }
        var output: [COBSDecoder.Output] = []
        var decoder = COBSDecoder()
        decoder.receive(data, into: &output)
        guard case .frame(let frame) = output.first else { return #expect(output.count == 1) }
        var oddities: [DecodeError] = []
        let packet = try GFDIPacket(decoding: frame, oddities: &oddities)
        #expect(packet.type == .deviceInformation)
        #expect(oddities.isEmpty)
        // The phone of the record acknowledged it with these bytes.
        actions = []
        host.tick(at: try #require(host.deadline), into: &actions)
        #expect(actions == [.write([0xe0, 0x40])])
    }

    /// A watch that answers as that watch did, but for the number of the handle.
    @Test func theWatchOfAPublishedHandshake() throws {
        var device = MultiLinkDevice(packetLimit: 182)
        var actions: [MultiLinkDevice.Action] = []
        device.receive(try Self.bytes("000502000000000000000000"), at: 0, into: &actions)
        device.receive(try Self.bytes("00000200000000000000010002"), at: 0, into: &actions)
        var values: [[UInt8]] = []
        for case .notify(let value) in actions { values.append(value) }
        #expect(
            values == [
                try Self.bytes("00060200000000000000000001"), try Self.bytes("00010200000000000000010000800100"),
            ])
    }

    /// A client that asks for all handles gets them, and then a refusal.
    @Test func handlesRunOut() {
        var profile = MultiLinkDevice.Profile()
        profile.services = Dictionary(uniqueKeysWithValues: (1...9).map { (MultiLinkService(rawValue: $0), true) })
        var device = MultiLinkDevice(profile: profile)
        var host = MultiLinkHost()
        var refused: [MultiLinkService] = []
        for number in UInt16(1)...9 {
            var asked: [MultiLinkHost.Action] = []
            host.register(MultiLinkService(rawValue: number), reliable: true, into: &asked)
            var answered: [MultiLinkDevice.Action] = []
            for case .write(let value) in asked { device.receive(value, at: 0, into: &answered) }
            var events: [MultiLinkHost.Action] = []
            for case .notify(let value) in answered { host.receive(value, at: 0, into: &events) }
            for case .refused(let service, _) in events { refused.append(service) }
        }
        #expect(host.handles.count == 8)
        #expect(Set(host.handles.map(\.handle)) == Set(0x80...0x87))
        #expect(refused == [MultiLinkService(rawValue: 9)])
    }

    @Test func closeAllClosesBothEnds() {
        var device = MultiLinkDevice()
        var host = MultiLinkHost()
        func exchange(_ asked: [MultiLinkHost.Action]) -> [MultiLinkHost.Action] {
            var events: [MultiLinkHost.Action] = []
            for case .write(let value) in asked {
                var answered: [MultiLinkDevice.Action] = []
                device.receive(value, at: 0, into: &answered)
                for case .notify(let value) in answered { host.receive(value, at: 0, into: &events) }
            }
            return events
        }
        var asked: [MultiLinkHost.Action] = []
        host.register(.gfdi, reliable: true, into: &asked)
        host.register(.steps, reliable: false, into: &asked)
        _ = exchange(asked)
        #expect(device.handles.count == 2)
        asked = []
        host.closeAll(into: &asked)
        #expect(exchange(asked).count == 2)
        #expect(host.handles.isEmpty && device.handles.isEmpty)
    }

    /// What is meant for another client changes nothing.
    @Test func anotherClientsAnswerIsPassedOver() throws {
        var host = MultiLinkHost(clientID: 7)
        var actions: [MultiLinkHost.Action] = []
        host.receive(try Self.bytes("00010200000000000000010000860100"), at: 0, into: &actions)
        #expect(host.handles.isEmpty)
        #expect(actions.count == 1)
    }
}
