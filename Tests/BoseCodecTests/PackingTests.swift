// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import Testing

@testable import BoseCodec

/// Records in notifications.
struct PackingTests {
    static let records = BoseSensor.all.map {
        SensorRecord($0, timestamp: UInt16($0.rawValue), SensorSample(.standard($0)))
    }

    @Test func twoVectorsFitTheSmallestPacket() {
        let packed = BoseSensorData.packed(Array(Self.records.prefix(4).reversed()), maximumLength: 20)
        #expect(packed.map { $0.records.map { $0.sensor.rawValue } } == [[0, 1], [2], [3]])
        #expect(packed.allSatisfy { $0.encoded().count <= 20 })
        #expect(BoseSensorData.packed(Array(Self.records.prefix(4)), maximumLength: 44).count == 1)
        #expect(BoseSensorData.packed(Array(Self.records.prefix(4)), maximumLength: 43).count == 2)
    }

    @Test func whatDoesNotFitIsLeftOut() {
        #expect(BoseSensorData.packed(Self.records, maximumLength: 10).flatMap { $0.records }.count == 4)
        #expect(BoseSensorData.packed(Self.records, maximumLength: 2).isEmpty)
        #expect(BoseSensorData.packed(Self.records, maximumLength: -1).isEmpty)
        #expect(BoseSensorData.packed([], maximumLength: 20).isEmpty)
    }

    @Test func samplesOfOneSensorKeepTheirOrder() {
        let records = (0..<9).map { SensorRecord(.gyroscope, timestamp: UInt16($0), SensorSample(.vector)) }
        let packed = BoseSensorData.packed(records, maximumLength: 20)
        #expect(packed.flatMap { $0.records.map { $0.timestamp } } == (0..<9).map { UInt16($0) })
    }

    @Test func byteCounts() {
        for record in Self.records + [SensorRecord(BoseSensor(rawValue: 77), timestamp: 0, .opaque([1, 2]))] {
            #expect(record.byteCount == record.encoded().count)
        }
    }

    @Test func strictLayoutReading() throws {
        let information = try BoseSensorInformation(decoding: FramesBytes.sensorInformation)
        let layout = SensorLayout(information)
        let whole = FramesBytes.hex("03 0002 3FFF 0000 0000 0000")
        #expect(try BoseSensorData(decoding: whole, layout: layout, policy: .strict).records.count == 1)
        for count in 1..<whole.count {
            let cut = Array(whole.prefix(count))
            #expect(throws: DecodeError.self) { try BoseSensorData(decoding: cut, layout: layout, policy: .strict) }
            #expect(try BoseSensorData(decoding: cut, layout: layout).rest == cut)
        }
        // Sensors that the device does not have are of unknown length.
        #expect(BoseSensorData(FramesBytes.hex("05 0002 0003 0004 0005 02"), layout: layout).records.isEmpty)
        let gestures = GestureLayout(try BoseGestureInformation(decoding: FramesBytes.gestureInformation))
        #expect(throws: DecodeError.self) {
            try BoseGestureConfiguration(decoding: [0x84, 1], layout: gestures, policy: .strict)
        }
        #expect(try BoseGestureConfiguration(decoding: [0x81, 1], layout: gestures).enabledGestures == [.doubleTap])
    }
}
