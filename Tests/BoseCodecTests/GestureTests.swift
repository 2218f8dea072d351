// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import Testing
import WearTesting

@testable import BoseCodec

struct GestureTests {
    @Test func maskBitsAreNotLinear() {
        let bits = BoseGesture.all.map { $0.maskBit }
        #expect(bits == [0, 1, 2, 3, 4, 16, 17, 18])
        for gesture in BoseGesture.all { #expect(gesture.maskBit.flatMap { BoseGesture(maskBit: $0) } == gesture) }
        #expect(BoseGesture(rawValue: 0x99).maskBit == nil)
        #expect(BoseGesture(maskBit: 5) == nil)
        #expect(BoseGesture(maskBit: -1) == nil)
        let frames: [BoseGesture] = [.doubleTap, .headNod, .headShake, .input, .affirmative, .negative]
        #expect(BoseGestureSet(frames).rawValue == 0x0007_000e)
        #expect(BoseGestureSet(rawValue: 0x0007_000e).gestures == frames)
    }

    @Test func agnosticGestures() {
        #expect(BoseGesture.doubleTap.agnostic(for: .frames) == .input)
        #expect(BoseGesture.doubleTap.agnostic(for: .quietComfort35II) == .input)
        #expect(BoseGesture.doubleTap.agnostic(for: .noiseCancellingHeadphones700) == nil)
        #expect(BoseGesture.touchAndHold.agnostic(for: .noiseCancellingHeadphones700) == .input)
        #expect(BoseGesture.touchAndHold.agnostic(for: .frames) == nil)
        for product in [BoseProduct.frames, .quietComfort35II, .noiseCancellingHeadphones700] {
            #expect(BoseGesture.headNod.agnostic(for: product) == .affirmative)
            #expect(BoseGesture.headShake.agnostic(for: product) == .negative)
            #expect(BoseGesture.input.agnostic(for: product) == nil)
            for gesture in BoseGesture.all {
                guard let specific = gesture.specific(for: product) else { continue }
                #expect(specific.agnostic(for: product) == gesture)
            }
        }
    }

    @Test func configurationFollowsTheInformation() throws {
        let information = BoseGestureInformation([
            BoseGestureDescription(.doubleTap),
            BoseGestureDescription(BoseGesture(rawValue: 0x99), configurationLength: 3),
            BoseGestureDescription(.headNod, configurationLength: 0),
        ])
        var configuration = BoseGestureConfiguration(layout: GestureLayout(information))
        let bytes = FramesBytes.hex("99 010203 82 81 00 83 01")
        var decoder = FieldDecoder(ByteReader(bytes.span))
        try configuration.code(&decoder)
        #expect(configuration.entries.map { $0.gesture.rawValue } == [0x99, 0x82, 0x81])
        #expect(configuration.rest == [0x83, 0x01])
        #expect(configuration.encoded() == bytes)
        #expect(try BoseGestureConfiguration(parsing: JSONValue(parsing: configuration.json)) == configuration)
        configuration.setAll(enabled: true)
        #expect(configuration.encoded() == FramesBytes.hex("99 010203 82 81 01 83 01"))
        configuration.set(BoseGesture(rawValue: 0x99), enabled: false)
        #expect(configuration.encoded() == FramesBytes.hex("99 000203 82 81 01 83 01"))
        #expect(configuration.isEnabled(.headNod) == false)
        #expect(configuration.isEnabled(.headShake) == nil)
    }

    @Test func writesOfTheGoldenTable() throws {
        var sensors = try BoseSensorConfiguration(decoding: FramesBytes.sensorConfiguration)
        sensors.enable(.accelerometer, milliseconds: 20)
        sensors.enable(.gyroscope, milliseconds: 20)
        #expect(sensors.encoded() == FramesBytes.hex("00 0014 01 0014 02 0000 03 0000"))
        var gestures = try BoseGestureConfiguration(decoding: FramesBytes.gestureConfiguration)
        gestures.set(.doubleTap, enabled: true)
        #expect(gestures.encoded() == FramesBytes.hex("81 01 82 00 83 00 C0 00 C1 00 C2 00"))
        #expect(gestures.enabledGestures == [.doubleTap])
    }

    @Test func enablingMovesEnabledSensorsToOnePeriod() throws {
        var configuration = try BoseSensorConfiguration(decoding: FramesBytes.sensorConfiguration)
        configuration.enable(.accelerometer, milliseconds: 20)
        configuration.enable(.rotation, milliseconds: 80)
        #expect(configuration.entries.map { $0.period } == [80, 0, 80, 0])
        // A sensor that the device does not have changes nothing.
        configuration.enable(.magnetometer, milliseconds: 5)
        #expect(configuration.entries.map { $0.period } == [80, 0, 80, 0])
        #expect(configuration.enabledSensors == [.accelerometer, .rotation])
        configuration.disable(.accelerometer)
        #expect(configuration.period(of: .accelerometer) == 0)
        #expect(configuration.period(of: .magnetometer) == nil)
        configuration.disableAll()
        #expect(configuration.encoded() == FramesBytes.sensorConfiguration)
    }
}
