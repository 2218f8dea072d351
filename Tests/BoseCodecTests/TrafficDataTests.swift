// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import Testing

@testable import BoseCodec

/// Samples as an onlooker sees them.
struct TrafficDataTests {
    @Test func samplesAreQuantities() {
        var session = TrafficSession()
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
        var session = TrafficSession()
        session.readInformation()
        var messages: [TrafficMessage] = []
        session.decoder.receive(
            AttributeTraffic(
                .notification, service: BoseUUID.wearableService, characteristic: BoseUUID.sensorData,
                value: FramesBytes.hex("00 0001 0000 0000 7FFF 03")),
            into: &messages)
        #expect(
            TrafficSession.text(try #require(messages.first).content) == """
                samples: [{sensor: accelerometer, time: 1 ms, timestamp: 1, value: [0.0, 0.0, 8.0] g, raw: [0, 0, 32767], \
                accuracy: high}]
                """)
    }

    @Test func joiningInTheMiddleIsSaidOnce() {
        var session = TrafficSession()
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
        var session = TrafficSession()
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
        var session = TrafficSession()
        session.readInformation()
        session.decoder.accuracyPolicy = policy
        let line = try #require(
            session.lines(.notification, BoseUUID.sensorData, "00 0001 0001 0002 0003 09").first)
        #expect(line.contains(expected), "\(line)")
        #expect(line.hasSuffix("! accuracy 9 has no meaning"))
    }
}
