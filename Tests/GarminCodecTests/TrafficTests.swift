// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import Testing
import WearTesting

@testable import GarminCodec

/// The onlooker of the links over a capture that another host made, whole and damaged, and over the older services.
struct TrafficTests {
    static let capture: [FixtureRow] = (try? Fixtures().table("garmin/multi-link-capture.tsv").rows) ?? []
    static let metrics: [FixtureRow] = (try? Fixtures().table("garmin/multi-link-metrics.tsv").rows) ?? []

    /// What the capture holds, as its maker sent it: the second of two equal packets is not shown again.
    private static let expected = [
        "phone close_all_request", "watch close_all_response", "phone register_request", "watch register_response",
        "watch device_information", "phone protobuf_request", "watch protobuf_response", "phone response",
        "phone register_request", "watch register_response", "phone link_data", "watch live_metric",
        "watch live_metric", "phone close_request", "watch close_response",
    ]

    private static func traffic(_ row: FixtureRow) throws -> AttributeTraffic {
        let isFromDevice = row.text("from") == "watch"
        return AttributeTraffic(
            isFromDevice ? .notification : .writeWithoutResponse, service: GarminUUID.multiLinkService,
            characteristic: GarminUUID.vendor(isFromDevice ? 0x2810 : 0x2820), value: try row.bytes("hex"),
            time: try row.integer("time"))
    }

    private static func messages(_ traffic: [AttributeTraffic]) -> [TrafficMessage] {
        var decoder = MultiLinkTrafficDecoder()
        var messages: [TrafficMessage] = []
        for value in traffic { decoder.receive(value, into: &messages) }
        decoder.disconnected(into: &messages)
        return messages
    }

    private static func names(_ messages: [TrafficMessage]) -> [String] {
        messages.map { "\($0.isFromDevice ? "watch" : "phone") \($0.name)" }
    }

    private static func json(_ message: TrafficMessage) -> String {
        var printer = ValuePrinter(style: .json)
        message.content.print(to: &printer)
        return printer.string
    }

    // MARK: The capture

    @Test func theCaptureAsMessages() throws {
        let messages = Self.messages(try Self.capture.map { try Self.traffic($0) })
        #expect(Self.names(messages) == Self.expected)
        #expect(messages.allSatisfy { $0.fault == nil && $0.warnings.isEmpty })
        let texts = messages.map { Self.json($0) }
        #expect(texts[4].contains(#""friendlyName":"Descent Mk3i 51mm""#))
        #expect(texts[5].contains(#""message":{"deviceStatus":{"batteryStatusRequest":{}}}"#))
        #expect(texts[6].contains(#""currentBatteryLevel":100"#))
        #expect(texts[7].contains(#""answeredType":"protobufResponse""#))
        #expect(texts[11].contains(#""heartRate":72"#))
        #expect(texts[12].contains(#""heartRate":73"#))
    }

    /// Joining at any value: no fault, and what is whole after it is shown with the same names, but for the service of
    /// a link that was opened before.
    @Test(arguments: 1..<19)
    func joinsInTheMiddle(_ start: Int) throws {
        let messages = Self.messages(try Self.capture.dropFirst(start).map { try Self.traffic($0) })
        let names = Self.names(messages)
        #expect(messages.allSatisfy { $0.name != "live_metric" || $0.warnings.isEmpty })
        if start <= 6 {
            // The second packet of the request is there, and so is one of the two that begin it.
            #expect(names.filter { $0 == "phone protobuf_request" }.count == 1)
        }
        if start <= 10 {
            #expect(names.suffix(Self.expected.count - 6).elementsEqual(Self.expected.suffix(Self.expected.count - 6)))
        }
        for message in messages where message.name == "link_data" && message.isFromDevice {
            #expect(!message.warnings.isEmpty, "what is raw says why")
        }
    }

    /// One value is missing: all else is shown, and nothing twice.
    @Test(arguments: 0..<19)
    func oneValueIsMissing(_ missing: Int) throws {
        var rows = Self.capture
        rows.remove(at: missing)
        let names = Self.names(Self.messages(try rows.map { try Self.traffic($0) }))
        for name in Set(Self.expected) {
            let count = names.count { $0 == name }
            #expect(count <= Self.expected.count { $0 == name }, "\(name) without value \(missing)")
        }
        let shown = Self.expected.filter { names.contains($0) }
        #expect(shown.count >= Self.expected.count - 3, "without value \(missing): \(names)")
    }

    /// Damage of any kind stops nothing: every message prints, and names are among those announced.
    @Test func damagedCaptures() throws {
        var random = SeededGenerator.announced("onlooker of the links", seed: 2800)
        let whole = try Self.capture.map { try Self.traffic($0) }
        for _ in 0..<400 {
            var traffic = whole
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: traffic.indices, using: &random)
                traffic[index].value = Mutation.random(byteCount: traffic[index].value.count, using: &random)
                    .applied(to: traffic[index].value)
            }
            for message in Self.messages(traffic) {
                #expect(MultiLinkTrafficDecoder.messageNames.contains(message.name))
                _ = try JSONValue(parsing: Self.json(message))
            }
        }
    }

    @Test func messageNamesAreUnique() {
        let names = MultiLinkTrafficDecoder.messageNames
        #expect(Set(names).count == names.count)
    }

    // MARK: The flag without a header

    /// garmin-ble's watch sets bit 7 on plain links and writes no second byte.
    @Test(arguments: metrics)
    func flaggedPlainLink(_ row: FixtureRow) throws {
        let service: UInt16 = try row.integer("service")
        var answer = MultiLinkFrame()
        answer.type = .registerResponse
        answer.service = MultiLinkService(rawValue: service)
        answer.status = 0
        answer.assignedHandle = 3
        func value(_ bytes: [UInt8]) -> AttributeTraffic {
            AttributeTraffic(
                .notification, service: GarminUUID.multiLinkService, characteristic: GarminUUID.vendor(0x2810),
                value: bytes)
        }
        let messages = Self.messages([value(answer.encoded()), value(try row.bytes("flagged"))])
        #expect(messages.map(\.name) == ["register_response", "live_metric"])
        #expect(messages.last.map { Self.json($0).contains(#""value":"# + row.text("json")) } == true)
        #expect(messages.last?.warnings.isEmpty == false)
    }

    // MARK: The older services

    /// Frames without handles, in pieces of 20 bytes; each direction has a buffer of its own.
    @Test(arguments: [
        (GarminUUID.singleLinkService, GarminUUID.toWatch, GarminUUID.toPhone),
        (GarminUUID.oldSingleLinkService, GarminUUID.oldToWatch, GarminUUID.oldToPhone),
    ])
    func singleLink(_ service: BluetoothUUID, _ toWatch: BluetoothUUID, _ toPhone: BluetoothUUID) throws {
        // A frame of a real Instinct 2S, and the acknowledgement that garmin-ble builds.
        let information = try Hex.bytes(
            "00022c04a0139623310f684c1bca840508020b496e7374696e637420325308496e7374696e6374023253010304b800")
        let answer = try Hex.bytes("000209058813a01303708900")
        func value(_ bytes: ArraySlice<UInt8>, _ isFromDevice: Bool, _ time: Int64) -> AttributeTraffic {
            AttributeTraffic(
                isFromDevice ? .notification : .writeWithoutResponse, service: service,
                characteristic: isFromDevice ? toPhone : toWatch, value: Array(bytes), time: time)
        }
        let messages = Self.messages([
            value(information[..<20], true, 0), value(answer[...], false, 1), value(information[20..<40], true, 2),
            value(information[40...], true, 3),
            // 2 s without an end: given up, and told.
            value(information[..<20], true, 4), value(information[...], true, 2_000_000_004),
        ])
        #expect(
            Self.names(messages) == [
                "phone response", "watch device_information", "watch unfinished_frame", "watch device_information",
            ])
    }

    // MARK: Protobuf in chunks

    private static func reliable(
        _ sequence: UInt8, _ body: [UInt8], isFromDevice: Bool, request: UInt8 = 0
    ) -> AttributeTraffic {
        AttributeTraffic(
            isFromDevice ? .notification : .writeWithoutResponse, service: GarminUUID.multiLinkService,
            characteristic: GarminUUID.vendor(isFromDevice ? 0x2810 : 0x2820),
            value: MLRPacket(MLRHeader(handle: 6, request: request, sequence: sequence), body).encoded())
    }

    private static func chunk(_ type: GFDIType, _ id: UInt16, _ offset: UInt32, _ total: UInt32, _ data: [UInt8])
        -> [UInt8]
    {
        GarminCOBS.frame(
            GFDIPacket(type, .protobuf(GFDIProtobufChunk(requestID: id, offset: offset, total: total, data: data)))
                .encoded())
    }

    /// The message is shown where its last chunk comes; a request and a response of one id do not mix.
    @Test func chunksBecomeAMessage() throws {
        // `protobuf` for Python: deviceStatus.batteryStatusResponse, status ok, level 100.
        let body = try Hex.bytes("42061a0408011064")
        let other = try Hex.bytes("42021200")
        let messages = Self.messages([
            Self.reliable(0, Self.chunk(.protobufResponse, 1, 0, 8, Array(body[..<5])), isFromDevice: true),
            Self.reliable(1, Self.chunk(.protobufRequest, 1, 0, 4, Array(other[..<2])), isFromDevice: true),
            Self.reliable(2, Self.chunk(.protobufRequest, 1, 2, 4, Array(other[2...])), isFromDevice: true),
            Self.reliable(3, Self.chunk(.protobufResponse, 1, 5, 8, Array(body[5...])), isFromDevice: true),
        ])
        #expect(messages.count == 4)
        #expect(!Self.json(messages[0]).contains("deviceStatus"))
        #expect(Self.json(messages[2]).contains(#""message":{"deviceStatus":{"batteryStatusRequest":{}}}"#))
        #expect(Self.json(messages[3]).contains(#""currentBatteryLevel":100"#))
    }

    @Test func chunksWithoutAnEndAreTold() {
        let messages = Self.messages([
            Self.reliable(0, Self.chunk(.protobufRequest, 9, 0, 100, [1, 2, 3]), isFromDevice: false)
        ])
        #expect(messages.map(\.name) == ["protobuf_request", "unfinished_protobuf"])
        #expect(messages.last.map { Self.json($0) } == #"{"requestID":9,"total":100,"bytes":"010203"}"#)
    }

    // MARK: Bounds

    /// A record that opens links without end, and begins frames without end, keeps no more than a bounded amount.
    @Test func memoryIsBounded() {
        var decoder = MultiLinkTrafficDecoder()
        var messages: [TrafficMessage] = []
        for number in UInt16(0)..<2000 {
            var answer = MultiLinkFrame()
            answer.type = .registerResponse
            answer.service = .gfdi
            answer.status = 0
            answer.assignedHandle = UInt8(number % 127 + 1)
            decoder.receive(
                AttributeTraffic(
                    .notification, service: GarminUUID.multiLinkService, characteristic: GarminUUID.vendor(number),
                    value: answer.encoded()), into: &messages)
            #expect(decoder.links.count <= MultiLinkTrafficDecoder.mostLinks)
        }
        messages = []
        let endless = [UInt8](repeating: 7, count: 240)
        for number in 0..<2000 {
            decoder.receive(
                Self.reliable(UInt8(number & 63), (number == 0 ? [0] : []) + endless, isFromDevice: true),
                into: &messages)
        }
        let pending = decoder.links.values.reduce(0) { $0 + $1.fromDevice.frames.pending.count }
        #expect(pending <= COBSDecoder.Profile().longestFrame)
        #expect(messages.count { $0.name == "unfinished_frame" } == 1)
    }

    @Test func refusalsAreShown() {
        let messages = Self.messages([
            AttributeTraffic(
                .writeRefused(5), service: GarminUUID.multiLinkService, characteristic: GarminUUID.vendor(0x2820),
                value: [0, 5])
        ])
        #expect(messages.map(\.name) == ["write_refused"])
        #expect(messages.first?.warnings.first?.contains("uthentication") == true)
    }
}
