// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import Testing
import WearTesting

@testable import BoseCodec

/// The iterator without allocations against the value with names.
struct SensorRecordsTests {
    static func readings(_ bytes: [UInt8], _ layout: SensorLayout) -> (readings: [SensorReading], rest: [UInt8]) {
        var records = SensorRecords(bytes.span, layout: layout)
        var found: [SensorReading] = []
        while let reading = records.next() { found.append(reading) }
        return (found, Array(bytes.dropFirst(records.rest)))
    }

    static func sample(_ reading: SensorReading, _ bytes: [UInt8]) -> SensorSample {
        let vector = RawVector(reading.x, reading.y, reading.z)
        let quaternion = RawQuaternion(reading.x, reading.y, reading.z, reading.w)
        switch reading.shape {
        case .vector:
            return .vector(vector, accuracy: BoseVectorAccuracy(rawValue: UInt8(truncatingIfNeeded: reading.accuracy)))
        case .plainVector: return .plainVector(vector)
        case .biasedVector:
            return .biasedVector(vector, bias: RawVector(reading.biasX, reading.biasY, reading.biasZ))
        case .quaternion: return .quaternion(quaternion, accuracy: reading.accuracy)
        case .plainQuaternion: return .plainQuaternion(quaternion)
        case .opaque: return .opaque(Array(bytes[reading.offset..<(reading.offset + reading.length)]))
        }
    }

    @Test func agreesWithTheValue() throws {
        var random = SeededGenerator.announced("sensor records", seed: 0x5e45)
        for round in 0..<20_000 {
            var layout = SensorLayout.standard
            if round % 2 == 0 {
                layout[BoseSensor(rawValue: 6)] = 6
                layout[BoseSensor(rawValue: 99)] = UInt8(random.next() % 4)
                layout[BoseSensor(rawValue: 0)] = UInt8(random.next() % 9)
            }
            var bytes = random.bytes(Int(random.next() % 60))
            for index in bytes.indices where random.next() % 2 == 0 { bytes[index] %= 8 }
            for index in bytes.indices where random.next() % 20 == 0 { bytes[index] = 99 }
            var value = BoseSensorData(layout: layout)
            var decoder = FieldDecoder(ByteReader(bytes.span))
            try value.code(&decoder)
            let (readings, rest) = Self.readings(bytes, layout)
            #expect(rest == value.rest)
            let records = readings.map {
                SensorRecord($0.sensor, timestamp: $0.timestamp, Self.sample($0, bytes))
            }
            #expect(records == value.records)
            #expect(value.encoded() == bytes)
        }
    }

    @Test func goldenRecords() throws {
        let scales = ScaleTable(try BoseSensorInformation(decoding: FramesBytes.sensorInformation))
        let layout = SensorLayout(try BoseSensorInformation(decoding: FramesBytes.sensorInformation))
        let bytes = FramesBytes.hex(
            """
            00 1234 0000 0000 F000 03  01 1234 00A4 FEB8 0000 02
            02 FFFE 0000 0000 2D41 2D41 0B2C  03 0002 3FFF 0000 0000 0000
            """)
        let (readings, rest) = Self.readings(bytes, layout)
        #expect(rest.isEmpty)
        try #require(readings.count == 4)
        let scaled = readings.map { $0.scaled(scales) }
        #expect(readings[0].timestamp == 4660)
        #expect((scaled[0].x, scaled[0].y, scaled[0].z) == (0, 0, -1.000030518509476))
        #expect(readings[0].accuracy == 3)
        #expect((scaled[1].x, scaled[1].y, scaled[1].z) == (10.010071108127022, -20.02014221625427, 0))
        #expect(readings[1].accuracy == 2)
        #expect(readings[2].timestamp == 65_534)
        #expect((scaled[2].x, scaled[2].y, scaled[2].z, scaled[2].w) == (0, 0, 0.7071354452786425, 0.7071354452786425))
        #expect(scaled[2].accuracy == 0.17457120185558206)
        #expect((scaled[3].x, scaled[3].y, scaled[3].z, scaled[3].w) == (1, 0, 0, 0))
    }

    @Test func unknownSensorWithAKnownLengthIsPassedOver() {
        var layout = SensorLayout.standard
        layout[BoseSensor(rawValue: 99)] = 2
        let bytes = FramesBytes.hex("63 0001 AABB 00 0002 0001 0002 0003 03 64 0003 0000")
        let (readings, rest) = Self.readings(bytes, layout)
        #expect(readings.map { $0.sensor.rawValue } == [99, 0])
        #expect(readings[0].shape == .opaque)
        #expect(rest == FramesBytes.hex("64 0003 0000"))
    }

    @Test func lengthsOf0And255AreLengths() {
        var layout = SensorLayout()
        layout[BoseSensor(rawValue: 9)] = 0
        layout[BoseSensor(rawValue: 10)] = 255
        let bytes = [9, 0, 1, 10, 0, 2] + [UInt8](repeating: 7, count: 255)
        let (readings, rest) = Self.readings(bytes, layout)
        #expect(readings.map { $0.length } == [0, 255])
        #expect(rest.isEmpty)
        #expect(layout[.accelerometer] == nil)
    }
}
