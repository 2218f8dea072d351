// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import Testing
import WearTesting

@testable import BoseCodec

struct TrafficTests {
    /// Feeds traffic and gives a line a message: name, JSON, and warnings or a fault.
    struct Session {
        var decoder = BoseTrafficDecoder()
        var time: Int64?

        mutating func lines(
            _ operation: AttributeTraffic.Operation, _ characteristic: BluetoothUUID, _ text: String,
            handle: UInt16 = 1
        ) -> [String] {
            var messages: [TrafficMessage] = []
            decoder.receive(
                AttributeTraffic(
                    operation, service: BoseUUID.wearableService, characteristic: characteristic, handle: handle,
                    value: FramesBytes.hex(text), time: time),
                into: &messages)
            return messages.map { TrafficTests.line($0) }
        }

        mutating func disconnect() -> [String] {
            var messages: [TrafficMessage] = []
            decoder.disconnected(into: &messages)
            return messages.map { TrafficTests.line($0) }
        }

        mutating func readInformation() {
            _ = lines(.read, BoseUUID.deviceInformation, Hex.string(FramesBytes.deviceInformation))
            _ = lines(.read, BoseUUID.sensorInformation, Hex.string(FramesBytes.sensorInformation))
            _ = lines(.read, BoseUUID.gestureInformation, Hex.string(FramesBytes.gestureInformation))
            _ = lines(.read, BoseUUID.sensorConfiguration, Hex.string(FramesBytes.sensorConfiguration))
            _ = lines(.read, BoseUUID.gestureConfiguration, Hex.string(FramesBytes.gestureConfiguration))
        }
    }

    static func line(_ message: TrafficMessage) -> String {
        var printer = ValuePrinter(style: .json)
        message.content.print(to: &printer)
        let direction = message.isFromDevice ? "<" : ">"
        let extras = message.warnings.map { " ! \($0)" }.joined() + (message.fault.map { " !! \($0)" } ?? "")
        return "\(direction) \(message.name) \(printer.string)\(extras)"
    }

    static func text(_ message: any ValuePrintable) -> String {
        var printer = ValuePrinter(style: .text)
        message.print(to: &printer)
        return printer.string
    }

    @Test func configurationsAreChanges() {
        var session = Session()
        session.readInformation()
        #expect(
            session.lines(.write, BoseUUID.sensorConfiguration, "00 0014 01 0014 02 0000 03 0000") == [
                """
                > sensor_configuration {"changes":[{"sensor":"accelerometer","from":0,"to":20},\
                {"sensor":"gyroscope","from":0,"to":20}],"enabled":[{"sensor":"accelerometer","period":20},\
                {"sensor":"gyroscope","period":20}]}
                """
            ])
        // The notification that follows says the same.
        #expect(
            session.lines(.notification, BoseUUID.sensorConfiguration, "00 0014 01 0014 02 0000 03 0000") == [
                """
                < sensor_configuration {"changes":[],"enabled":[{"sensor":"accelerometer","period":20},\
                {"sensor":"gyroscope","period":20}]}
                """
            ])
        // A part of it.
        #expect(
            session.lines(.write, BoseUUID.sensorConfiguration, "00 0000") == [
                "> sensor_configuration {\"changes\":[{\"sensor\":\"accelerometer\",\"from\":20,\"to\":0}],\"enabled\":[]}"
            ])
        #expect(session.decoder.sensorConfiguration?.enabledSensors == [.gyroscope])
        #expect(
            session.lines(.write, BoseUUID.gestureConfiguration, "81 01 82 00 83 00 C0 00 C1 00 C2 01") == [
                """
                > gesture_configuration {"newlyEnabled":["doubleTap","negative"],"newlyDisabled":[],\
                "enabled":["doubleTap","negative"]}
                """
            ])
        #expect(
            session.lines(.notification, BoseUUID.gestureConfiguration, "81 00 82 00 83 00 C0 00 C1 00 C2 01") == [
                "< gesture_configuration {\"newlyEnabled\":[],\"newlyDisabled\":[\"doubleTap\"],\"enabled\":[\"negative\"]}"
            ])
    }

    @Test func refusalsHaveNames() {
        var session = Session()
        session.readInformation()
        #expect(
            session.lines(.writeRefused(0x81), BoseUUID.sensorConfiguration, "00 0007") == [
                """
                < write_refused {"characteristic":"sensorConfiguration","error":"invalidSamplePeriod","code":129,\
                "value":{"sensors":[{"sensor":"accelerometer","period":7}]}}
                """
            ])
        #expect(session.decoder.sensorConfiguration?.enabledSensors == [])
        #expect(
            session.lines(.readRefused(0x05), BoseUUID.sensorInformation, "") == [
                """
                < read_refused {"characteristic":"sensorInformation","error":"insufficient_authentication","code":5}
                """
            ])
    }

    @Test func statusChanges() {
        var session = Session()
        let start = "0400402C01 0000000F 0007000E 08 002F 04 "
        #expect(session.lines(.read, BoseUUID.deviceInformation, start + "0000").count == 1)
        #expect(
            session.lines(.notification, BoseUUID.deviceInformation, start + "1008") == [
                """
                < device_status {"status":["suspended","suspensionReason=1"],"changes":["suspended by voiceAssistant"]}
                """
            ])
        #expect(
            session.lines(.notification, BoseUUID.deviceInformation, start + "0001") == [
                "< device_status {\"status\":[\"pairingMode\"],\"changes\":[\"resumed\",\"pairing mode\"]}"
            ])
        #expect(
            session.lines(.notification, BoseUUID.deviceInformation, start + "4008") == [
                """
                < device_status {"status":["suspended","suspensionReason=4"],\
                "changes":["suspended by reason 4","no longer pairing mode"]}
                """
            ])
        session.decoder.reasonReading = .flags
        #expect(
            session.lines(.notification, BoseUUID.deviceInformation, start + "1008") == [
                """
                < device_status {"status":["suspended","suspensionReason=1"],"changes":["suspended by musicShare"]}
                """
            ])
        // Another device information altogether.
        #expect(session.lines(.notification, BoseUUID.deviceInformation, "05" + start.dropFirst(2) + "0000").count == 2)
    }

    @Test func samplesAreQuantities() {
        var session = Session()
        session.readInformation()
        session.time = 1_000_000_000
        #expect(
            session.lines(.notification, BoseUUID.sensorData, "00 FFF0 0000 0000 F000 03 01 FFFE 00A4 FEB8 0000 02")
                == [
                    """
                    < sensor_data {"samples":[{"sensor":"accelerometer","time":65520,"timestamp":65520,\
                    "value":[0.0,0.0,-1.000030518509476],"unit":"g","raw":[0,0,-4096],"accuracy":"high"},\
                    {"sensor":"gyroscope","time":65534,"timestamp":65534,\
                    "value":[10.010071108127022,-20.02014221625427,0.0],"unit":"°/s","raw":[164,-328,0],\
                    "accuracy":"medium"}]}
                    """
                ])
        session.time = 1_020_000_000
        #expect(
            session.lines(
                .notification, BoseUUID.sensorData, "02 0004 0000 0000 2D41 2D41 0B2C 03 0002 3FFF 000000000000")
                == [
                    """
                    < sensor_data {"samples":[{"sensor":"rotation","time":65540,"timestamp":4,\
                    "value":[0.0,0.0,0.7071354452786425,0.7071354452786425],"raw":[0,0,11585,11585],\
                    "accuracy":0.17457120185558206,"rawAccuracy":2860},{"sensor":"gameRotation","time":65538,\
                    "timestamp":2,"value":[1.0,0.0,0.0,0.0],"raw":[16383,0,0,0]}]}
                    """
                ])
    }

    @Test func textHasUnits() throws {
        var session = Session()
        session.readInformation()
        var messages: [TrafficMessage] = []
        session.decoder.receive(
            AttributeTraffic(
                .notification, service: BoseUUID.wearableService, characteristic: BoseUUID.sensorData,
                value: FramesBytes.hex("00 0001 0000 0000 7FFF 03")),
            into: &messages)
        #expect(
            Self.text(try #require(messages.first).content) == """
                samples: [{sensor: accelerometer, time: 1 ms, timestamp: 1, value: [0.0, 0.0, 8.0] g, raw: [0, 0, 32767], \
                accuracy: high}]
                """)
    }

    @Test func joiningInTheMiddleIsSaidOnce() {
        var session = Session()
        #expect(
            session.lines(.notification, BoseUUID.sensorData, "00 0001 0001 0002 0003 03") == [
                """
                < sensor_data {"samples":[{"sensor":"accelerometer","time":1,"timestamp":1,"raw":[1,2,3],\
                "accuracy":"high"}]} ! the sensor information was not seen: standard lengths are assumed, and values \
                stay raw
                """
            ])
        #expect(
            session.lines(.notification, BoseUUID.sensorData, "00 0002 0001 0002 0003 03") == [
                """
                < sensor_data {"samples":[{"sensor":"accelerometer","time":2,"timestamp":2,"raw":[1,2,3],\
                "accuracy":"high"}]}
                """
            ])
        #expect(
            session.lines(.notification, BoseUUID.gestureConfiguration, "81 01") == [
                "< gesture_configuration {\"newlyEnabled\":[\"doubleTap\"],\"newlyDisabled\":[],\"enabled\":[\"doubleTap\"]}"
            ])
        #expect(
            session.lines(.write, BoseUUID.sensorConfiguration, "00 0014") == [
                """
                > sensor_configuration {"changes":[{"sensor":"accelerometer","to":20}],\
                "enabled":[{"sensor":"accelerometer","period":20}]}
                """
            ])
    }

    @Test func cutAndUnknownRecords() {
        var session = Session()
        session.readInformation()
        #expect(
            session.lines(.notification, BoseUUID.sensorData, "00 0001 0000") == [
                "< sensor_data {\"samples\":[],\"rest\":\"0000010000\"} ! accelerometer: the record is cut"
            ])
        #expect(
            session.lines(.notification, BoseUUID.sensorData, "63 0001 0000") == [
                "< sensor_data {\"samples\":[],\"rest\":\"6300010000\"} ! sensor 99: the length of its records is not known"
            ])
    }

    @Test(arguments: [
        (BoseVectorAccuracy.Policy.keep, "\"accuracy\":9"), (.unreliable, "\"accuracy\":\"unreliable\""),
        (.drop, "\"samples\":[],\"dropped\":1"),
    ])
    func accuracyPolicy(_ policy: BoseVectorAccuracy.Policy, _ expected: String) throws {
        var session = Session()
        session.readInformation()
        session.decoder.accuracyPolicy = policy
        let line = try #require(
            session.lines(.notification, BoseUUID.sensorData, "00 0001 0001 0002 0003 09").first)
        #expect(line.contains(expected), "\(line)")
        #expect(line.hasSuffix("! accuracy 9 has no meaning"))
    }

    @Test func gesturesAndFocus() {
        var session = Session()
        session.readInformation()
        #expect(
            session.lines(.notification, BoseUUID.gestureData, "81 1234") == [
                "< gesture {\"gesture\":\"doubleTap\",\"time\":4660,\"timestamp\":4660}"
            ])
        #expect(
            session.lines(.notification, BoseUUID.gestureData, "81 1235 AA") == [
                """
                < gesture {"gesture":"doubleTap","time":4661,"timestamp":4661,"payload":"aa"} \
                ! the gesture information says 0 bytes of payload, not 1
                """
            ])
        #expect(
            session.lines(.notification, BoseUUID.gestureData, "82 FF") == [
                """
                < gesture {"characteristic":"gestureData","value":"82ff"} \
                !! timestamp: needs 2 bytes but only 1 is left at offset 1
                """
            ])
        #expect(
            session.lines(.write, BoseUUID.focusIdentifier, "01020304") == ["> focus {\"identifier\":16909060}"])
        #expect(
            session.lines(.read, BluetoothUUID(0x1234), "0102") == [
                "< unknown_value {\"characteristic\":\"1234\",\"value\":\"0102\"}"
            ])
    }

    @Test func packetsAreJoined() {
        var session = Session()
        #expect(
            session.lines(.write, BoseUUID.control, "00 02 02 01 00") == [
                """
                > bmap {"function":"battery","routing":{"operator":"get","device":0,"port":0},"payload":""}
                """
            ])
        // Two directions and two characteristics do not mix.
        #expect(session.lines(.notification, BoseUUID.control, "01 02 02 03 04").isEmpty)
        #expect(session.lines(.write, BoseUUID.control, "01 00 01").isEmpty)
        #expect(session.lines(.notification, BoseUUID.secureControl, "01 00 01", handle: 2).isEmpty)
        #expect(
            session.lines(.notification, BoseUUID.control, "11 50 FF FF 00") == [
                """
                < bmap {"function":"battery","routing":{"operator":"status","device":0,"port":0},\
                "payload":{"level":80,"rest":"ffff00"}}
                """
            ])
        #expect(
            session.lines(.notification, BoseUUID.control, "21 50") == [
                """
                < bmap {"characteristic":"control","value":"2150"} \
                !! segment: part 2 of 0 to 1 comes where part 0 is due at offset 0
                """
            ])
        #expect(
            session.disconnect() == [
                """
                > bmap_unfinished {"characteristic":"control","value":"0001"} ! the connection ended before the packet did
                """,
                """
                < bmap_unfinished {"characteristic":"secureControl","value":"0001"} \
                ! the connection ended before the packet did
                """,
            ])
        #expect(session.disconnect().isEmpty)
    }

    @Test func whatBelongsToAConnectionIsForgotten() {
        var session = Session()
        session.readInformation()
        _ = session.lines(.write, BoseUUID.sensorConfiguration, "00 0014 01 0014 02 0000 03 0000")
        _ = session.lines(.notification, BoseUUID.sensorData, "00 FFFF 0001 0002 0003 03")
        _ = session.disconnect()
        #expect(session.decoder.sensorConfiguration == nil)
        #expect(session.decoder.layout != nil)
        #expect(
            session.lines(.notification, BoseUUID.sensorData, "00 0001 0001 0002 0003 03")[0].contains("\"time\":1,"))
    }

    /// Whatever comes, in any order: nothing traps, everything prints, and little is kept.
    @Test func anyTraffic() throws {
        var random = SeededGenerator.announced("traffic", seed: 0xb05e)
        let characteristics =
            BoseUUID.requiredCharacteristics + [
                BoseUUID.focusIdentifier, BoseUUID.control, BoseUUID.secureControl, BluetoothUUID(0x2a00),
            ]
        var session = Session()
        for _ in 0..<20_000 {
            var bytes = random.bytes(Int(random.next() % 40))
            for index in bytes.indices where random.next() % 2 == 0 { bytes[index] &= 0x83 }
            let operations: [AttributeTraffic.Operation] = [
                .read, .write, .writeWithoutResponse, .notification, .indication, .readRefused(bytes.first ?? 0),
                .writeRefused(bytes.last ?? 0),
            ]
            session.time = random.next() % 3 == 0 ? nil : Int64(bitPattern: random.next())
            var messages: [TrafficMessage] = []
            session.decoder.receive(
                AttributeTraffic(
                    operations[Int(random.next() % 7)], service: BoseUUID.wearableService,
                    characteristic: characteristics[Int(random.next() % UInt64(characteristics.count))],
                    handle: UInt16(truncatingIfNeeded: random.next() % 64), value: bytes, time: session.time),
                into: &messages)
            if random.next() % 500 == 0 { session.decoder.disconnected(into: &messages) }
            for message in messages {
                var printer = ValuePrinter(style: .json)
                message.content.print(to: &printer)
                _ = try JSONValue(parsing: printer.string)
                _ = Self.text(message.content)
            }
            #expect(session.decoder.joiners.count <= ControlLane.limit)
        }
    }
}
