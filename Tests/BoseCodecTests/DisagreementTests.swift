// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import Testing
import WearTesting

@testable import BoseCodec

/// Where clients and firmware of others do not agree with each other: what is chosen here, and that what the others
/// write is accepted and kept.
struct DisagreementTests {
    func hex(_ text: String) -> [UInt8] { FramesBytes.hex(text) }

    /// Reads leniently, writes again, and gives the value.
    func kept<V: FieldCoded>(_ type: V.Type, _ text: String) throws -> V {
        let bytes = hex(text)
        let value = try V(decoding: bytes)
        #expect(value.encoded() == bytes)
        return value
    }

    /// A web client reads the transmission period where the largest number of active sensors stands.
    @Test func transmissionPeriodIsAtOffset13() throws {
        let value = try kept(BoseDeviceInformation.self, "0400402C01 0000000F 0007000E 11 002F 04 0000")
        #expect(value.transmissionPeriod == 0x11)
        #expect(value.maximumActiveSensors == 4)
        #expect(value.maximumPayload == 47)
    }

    /// Flags in the Unity SDK, a number in those of iOS and Android.
    @Test(
        arguments: [
            (0x0008, "unknown", "unknown"), (0x1008, "voiceAssistant", "musicShare"),
            (0x2008, "multipointConnection", "multipointConnection"), (0x3008, "musicShare", "multipointConnection"),
            (0x4008, nil, "voiceAssistant"), (0x8008, nil, "unknown"), (0x7008, nil, "voiceAssistant"),
        ] as [(UInt16, String?, String)])
    func suspensionReason(_ raw: UInt16, _ number: String?, _ flags: String) throws {
        let status = BoseDeviceStatus(rawValue: raw)
        #expect(try #require(status.suspensionReason()).name?.description == number)
        #expect(try #require(status.suspensionReason(reading: .flags)).name?.description == flags)
        #expect(status.rawSuspensionReason == raw >> 12)
        // Without bit 3 there is no reason, whatever the upper bits say.
        #expect(BoseDeviceStatus(rawValue: raw & ~8).suspensionReason() == nil)
        let word = String(raw, radix: 16)
        let padded = String(repeating: "0", count: 4 - word.count) + word
        _ = try kept(BoseDeviceInformation.self, "0400402C01 0000000F 0007000E 08 002F 04 \(padded)")
    }

    /// Two lengths; one of two bytes (least significant first) reads the same from 01 00. Entries of two bytes, as an
    /// old iOS SDK has them, are kept.
    @Test func gestureInformationHasTwoLengths() throws {
        let value = try kept(BoseGestureInformation.self, "81 01 00 82 01 02")
        #expect(value[.doubleTap] == BoseGestureDescription(.doubleTap, configurationLength: 1, dataLength: 0))
        #expect(value[.headNod] == BoseGestureDescription(.headNod, configurationLength: 1, dataLength: 2))
        let short = try kept(BoseGestureInformation.self, "81 01 82 01")
        #expect(short.gestures.count == 1)
        #expect(short.tail == [1])
    }

    /// Fixed steps to the unit in hobby clients; the range that the device states in those of the vendor.
    @Test func scalesComeFromSensorInformation() throws {
        let scales = ScaleTable(try kept(BoseSensorInformation.self, Hex.string(FramesBytes.sensorInformation)))
        #expect(scales[.accelerometer](4096) == 1.000030518509476)
        #expect(SensorScale(stepsToUnit: 4096)(4096) == 1)
        #expect(scales[.gyroscope](16384) != SensorScale(stepsToUnit: 4096)(16384))
        #expect(scales[.gyroscope](1638) > 99 && scales[.gyroscope](1638) < 101)
        #expect(scales[.rotation](16383) == 1)
        #expect(SensorScale(stepsToUnit: 16384)(16384) == 1)
        #expect(SensorScale(stepsToUnit: 8192)(-8192) == -1)
    }

    /// Twelve bytes with bias; six in one hobby client.
    @Test func uncalibratedMagnetometerOfBothLengths() throws {
        let long = try kept(BoseSensorData.self, "06 0001 0001 0002 0003 0004 0005 0006")
        #expect(long.records[0].sample == .biasedVector(RawVector(1, 2, 3), bias: RawVector(4, 5, 6)))
        let bytes = hex("06 0001 0001 0002 0003 00 0002 0004 0005 0006 03")
        var layout = SensorLayout.standard
        layout[.uncalibratedMagnetometer] = 6
        let short = BoseSensorData(bytes, layout: layout)
        #expect(
            short.records.map { $0.sample } == [
                .plainVector(RawVector(1, 2, 3)), .vector(RawVector(4, 5, 6), accuracy: .high),
            ])
        #expect(short.encoded() == bytes)
        #expect(try BoseSensorData(parsing: JSONValue(parsing: short.json)) == short)
    }

    /// Dropped by the iOS SDK, unreliable in the Android SDK, kept here.
    @Test func accuracyWithoutAMeaning() throws {
        let value = try kept(BoseSensorData.self, "00 0001 0001 0002 0003 07")
        guard case .vector(_, let accuracy) = value.records[0].sample else {
            Issue.record("no vector")
            return
        }
        #expect(accuracy.resolved(.keep)?.rawValue == 7)
        #expect(accuracy.resolved(.unreliable) == .unreliable)
        #expect(accuracy.resolved(.drop) == nil)
        for policy in [BoseVectorAccuracy.Policy.keep, .unreliable, .drop] {
            #expect(BoseVectorAccuracy.medium.resolved(policy) == .medium)
        }
    }

    /// One web client writes a lone entry; another says that the size must match.
    @Test func partialWrites() throws {
        let stored = try BoseSensorConfiguration(decoding: FramesBytes.sensorConfiguration)
        var rules = try #require(BoseProfile.framesAlto.rules)
        let lone = try kept(BoseSensorConfiguration.self, "01 0014").encoded()
        #expect(throws: BoseATTError.invalidRequestLength) {
            try rules.sensorConfiguration(writing: lone, over: stored)
        }
        rules.policy.acceptsPartialWrites = true
        #expect(try rules.sensorConfiguration(writing: lone, over: stored).enabledSensors == [.gyroscope])
    }

    /// Signed and scaled like a component; others take the number as it is, or its upper byte.
    @Test func quaternionAccuracyIsScaled() throws {
        let value = try kept(BoseSensorData.self, "02 0001 0000 0000 0000 3FFF F4D4")
        guard case .quaternion(_, let accuracy) = value.records[0].sample else {
            Issue.record("no quaternion")
            return
        }
        #expect(accuracy == -2860)
        let scale = try #require(BoseSensorInformation(decoding: FramesBytes.sensorInformation)[.rotation]).scale
        #expect(scale(accuracy) == -0.17457120185558206)
    }

    /// One client swaps the names of the first two sensors.
    @Test func accelerometerIsSensor0() throws {
        let value = try kept(BoseSensorConfiguration.self, "00 0014 01 0000")
        #expect(value.period(of: .accelerometer) == 20)
        #expect(value.period(of: .gyroscope) == 0)
    }

    /// Unknown to one client.
    @Test func agnosticGesturesHaveNames() throws {
        for (byte, name) in [("C0", "input"), ("C1", "affirmative"), ("C2", "negative")] {
            #expect(try kept(BoseGestureData.self, "\(byte) 0001").gesture.name?.description == name)
        }
    }

    /// No limit, as the Unity SDK has it.
    @Test func payloadOf0IsNoLimit() throws {
        #expect(
            try kept(BoseDeviceInformation.self, "0400402C01 0000000F 0007000E 08 0000 04 0000").payloadLimit == nil)
        #expect(try kept(BoseDeviceInformation.self, "0400402C01 0000000F 0007000E 08 002F 04 0000").payloadLimit == 47)
    }

    /// An old iOS SDK misses the last entry.
    @Test func theLastGestureIsRead() throws {
        let value = try kept(BoseGestureInformation.self, Hex.string(FramesBytes.gestureInformation))
        #expect(value.gestures.last?.gesture == .negative)
        #expect(value.gestures.count == 6)
    }

    /// The web client's own packets of configuration, entry by entry, with gestures of one byte.
    @Test func configurationsOfOtherClients() throws {
        // Seven entries, 21 bytes, from a client that knows seven sensors.
        let seven = try kept(BoseSensorConfiguration.self, "00 0014 01 0000 02 0014 03 0000 04 0000 05 0000 06 0000")
        #expect(seven.enabledSensors == [.accelerometer, .rotation])
        // An unknown sensor, as in another client's tests.
        #expect(try kept(BoseSensorConfiguration.self, "63 0014").entries[0].sensor.rawValue == 99)
    }

    @Test func statusWords() {
        #expect(BoseDeviceStatus(rawValue: 0x0002) == .pairingRequired)
        #expect(BoseDeviceStatus(rawValue: 0x0006) == [.pairingRequired, .paired])
        #expect(BoseDeviceStatus.pairingRequired.suspended(.musicShare).rawValue == 0x300a)
        #expect(BoseDeviceStatus(rawValue: 0x300a).suspended(nil) == .pairingRequired)
    }

    @Test func entriesWhoseMinimumExceedsTheirMaximum() throws {
        let value = try kept(
            BoseSensorInformation.self, "00 0008 FFF8 8001 7FFF 001F 07 01 F830 07D0 8001 7FFF 001F 07")
        #expect(value.sensors.count == 2)
        #expect(value.ordered.sensors.map { $0.sensor } == [.gyroscope])
        #expect(value.commonPeriods == [.ms320, .ms160, .ms80, .ms40, .ms20])
        #expect(BoseSensorInformation().commonPeriods.isEmpty)
    }
}
