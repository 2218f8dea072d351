// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import Testing
import WearTesting

@testable import GarminCodec

/// Packets that garmin-ble writes and reads, read and made again (`Fixtures/garmin/gfdi-*.tsv`).
struct GFDIPacketTests {
    static let devices = rows("devices")
    static let packets = rows("packets")
    static let paths = rows("paths")

    private static func rows(_ name: String) -> [FixtureRow] {
        (try? Fixtures().table("garmin/gfdi-\(name).tsv").rows) ?? []
    }

    private static func read(_ row: FixtureRow) throws -> GFDIPacket {
        var oddities: [DecodeError] = []
        let packet = try GFDIPacket(decoding: row.bytes("hex"), oddities: &oddities)
        #expect(packet.wrongCRC == nil, "\(row)")
        #expect(try packet.encoded() == row.bytes("hex"), "\(row)")
        #expect(try CodecProperties.check(GFDICodecs.packet, row.bytes("hex")))
        return packet
    }

    @Test func thereAreVectors() {
        #expect(Self.devices.count == 40)
        #expect(Self.packets.count == 106)
        #expect(Self.paths.count == 53)
    }

    @Test(arguments: devices)
    func deviceInformation(_ row: FixtureRow) throws {
        guard case .deviceInformation(let device) = try Self.read(row).payload else {
            return #expect(Bool(false), "\(row)")
        }
        var made = GFDIDeviceInformation()
        made.protocolVersion = try row.integer("protocol")
        made.product = try row.integer("product")
        made.unit = try row.integer("unit")
        made.softwareVersion.raw = try row.integer("software")
        made.longestPacket.raw = try row.integer("longest")
        made.friendlyName = GarminText(row.text("name"))
        made.deviceName = GarminText(row.text("device"))
        made.modelName = GarminText(row.text("model"))
        made.rest = try row.bytes("rest")
        #expect(device == made)
        #expect(try GFDIPacket.information(made).encoded() == row.bytes("hex"))
    }

    @Test(arguments: packets)
    func packet(_ row: FixtureRow) throws {
        let packet = try Self.read(row)
        let type = GFDIType(rawValue: try row.integer("type"))
        switch row.text("kind") {
        case "chunk":
            let chunk = GFDIProtobufChunk(
                requestID: try row.integer("id"), offset: try row.integer("offset"), total: try row.integer("total"),
                data: try row.bytes("data"))
            #expect(packet == GFDIPacket(type, .protobuf(chunk)))
        case "answer":
            let chunk = GFDIProtobufChunk(
                requestID: try row.integer("id"), offset: try row.integer("offset"), total: 9, data: [1])
            #expect(packet == ProtobufAssembler.answer(to: chunk, type: type, .kept))
        case "event":
            let event = GFDISystemEvent.Event(rawValue: try row.integer("id"))
            #expect(packet == .event(event, value: try row.integer("offset")))
        default: #expect(packet == .answer(to: type))
        }
    }

    /// Names lead where numbers do.
    @Test(arguments: paths)
    func path(_ row: FixtureRow) throws {
        let bytes = try row.bytes("hex")
        let message = try #require(SmartMessage(exactly: bytes))
        var numbers: [String] = []
        var schema = SmartMessage.schema
        for name in message.path.split(separator: ".").map(String.init) {
            let field = schema?.field(named: name)
            numbers.append(field.map { String($0.number) } ?? name)
            schema = nil
            if case .message(let next)? = field?.kind { schema = ProtobufBook.garmin.schemas[next] }
        }
        #expect(numbers.joined(separator: ".") == row.text("numbers"))
    }

    @Test func servicesOfConnectIQHaveNames() throws {
        for (json, path) in [
            (#"{"deviceStatus":{"batteryStatusRequest":{}}}"#, "deviceStatus.batteryStatusRequest"),
            (
                #"{"installedApps":{"getInstalledAppsRequest":{"appType":"all"}}}"#,
                "installedApps.getInstalledAppsRequest"
            ),
            (#"{"http":{"webRequest":{"url":"https://example.com"}}}"#, "http.webRequest"),
            (#"{"appConfig":{"appConfigGet":{"appId":"0102"}}}"#, "appConfig.appConfigGet"),
            (#"{"findWatch":{"findRequest":{"timeout":60}}}"#, "findWatch.findRequest"), (#"{}"#, ""),
        ] {
            #expect(try SmartMessage(json: json).path == path)
        }
    }

    @Test func contentsAreFoundByName() throws {
        let battery = try SmartMessage(
            json: #"{"deviceStatus":{"batteryStatusResponse":{"status":"ok","currentBatteryLevel":81}}}"#)
        let level = battery.contents("deviceStatus", "batteryStatusResponse", "currentBatteryLevel")
        #expect(level == [.varint(81)])
        #expect(battery.contents("deviceStatus", "batteryStatusResponse", "nothing").isEmpty)
        #expect(battery.contents("http", "webRequest", "url").isEmpty)
        #expect(battery.contents().isEmpty)
        let apps = try SmartMessage(
            json: #"{"installedApps":{"getInstalledAppsResponse":{"installedApps":[{"name":"a"},{"name":"b"}]}}}"#)
        #expect(apps.contents("installedApps", "getInstalledAppsResponse", "installedApps").count == 2)
        #expect(
            apps.contents("installedApps", "getInstalledAppsResponse", "installedApps", "name")
                == [.bytes(Array("b".utf8))])
    }

    /// The frames that other programs wrote for the same things.
    @Test func readyMadePackets() throws {
        #expect(Hex.string(GFDIPacket.answer(to: .deviceInformation).encoded()) == "09008813a013007089")
        #expect(Hex.string(GFDIPacket.event(.syncReady).encoded()) == "0800a6130800d5c5")
        #expect(Hex.string(GFDIPacket.timeRequest(reference: 77).encoded()) == "0a00bc134d000000082c")
        let battery = try SmartMessage(json: #"{"deviceStatus":{"batteryStatusRequest":{}}}"#)
        #expect(
            Hex.string(GFDIPacket.request(1, battery).encoded()) == "1800b3130100000000000400000004000000420212001eed")
        var time = GFDICurrentTime(reference: 77, unix: 1_135_000_000 + 631_065_600, utcOffset: 3600)
        time.nextDSTEnd = 5
        time.nextDSTStart = 6
        #expect(
            Hex.string(GFDIPacket.answer(withTime: time).encoded())
                == "1d008813bc13004d000000c0b9a643100e0000050000000600000047f1")
        #expect(time.unixSeconds == 1_766_065_600)
        #expect(GFDICurrentTime(reference: 0, unix: .min, utcOffset: 0).time == 0)
        #expect(GFDICurrentTime(reference: 0, unix: .max, utcOffset: 0).time == .max)
        let configuration = GFDIPacket.configuration(GFDICapabilities([73, 76], byteCount: 10))
        #expect(Hex.string(configuration.encoded()) == "1100ba130a000000000000000000121319")
    }

    @Test func phonesAnswerWithTheirNames() throws {
        let phone = GFDIDeviceInformation.phone(name: "Pixel", maker: "Google", model: "Pixel 9")
        let packet = GFDIPacket.answer(withInformation: phone)
        var oddities: [DecodeError] = []
        let again = try GFDIPacket(decoding: packet.encoded(), policy: .strict, oddities: &oddities)
        #expect(again == packet)
        let payload = Hex.string(Array(packet.encoded().dropFirst(4).dropLast(2)))
        #expect(payload == "a013009600ffffffffffff6f1effff" + "05506978656c06476f6f676c6507506978656c203901")
    }
}
