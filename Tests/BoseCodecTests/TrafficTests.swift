// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import Testing
import WearTesting

@testable import BoseCodec

struct TrafficTests {
    @Test func configurationsAreChanges() {
        var session = TrafficSession()
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
        var session = TrafficSession()
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
        var session = TrafficSession()
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

    @Test func gesturesAndFocus() {
        var session = TrafficSession()
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
        var session = TrafficSession()
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
        var session = TrafficSession()
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
        var session = TrafficSession()
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
                _ = TrafficSession.text(message.content)
            }
            #expect(session.decoder.joiners.count <= ControlLane.limit)
        }
    }
}
