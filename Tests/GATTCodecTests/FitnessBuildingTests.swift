// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import GATTCodec
import Testing

@Suite("Fitness values built in code")
struct FitnessBuildingTests {
    @Test("Flags follow from the fields that are set")
    func derivedFlags() {
        var bike = IndoorBikeData()
        #expect(Hex.string(bike.encoded()) == "0100")
        bike.instantaneousSpeed = Scaled(30, .hundredthKilometrePerHour)
        bike.instantaneousCadence = Scaled(90, .halfRevolutionPerMinute)
        bike.instantaneousPower = Scaled(200, Scale(.watt))
        #expect(Hex.string(bike.encoded()) == "4400b80bb400c800")
    }

    @Test("A resistance level takes the width that the rest leaves it")
    func resistanceLevelWidth() throws {
        let narrow = try IndoorBikeData(decoding: Hex.bytes("2100" + "0c"))
        #expect(narrow.resistanceLevel?.raw == 12 && !narrow.hasWideResistanceLevel)
        let wide = try IndoorBikeData(decoding: Hex.bytes("2100" + "fbff"))
        #expect(wide.resistanceLevel?.raw == -5 && wide.hasWideResistanceLevel)
        var built = IndoorBikeData()
        built.resistanceLevel = Scaled(Scale(), raw: 300)
        #expect(Hex.string(built.encoded()) == "21002c01")
    }

    @Test("A control point takes the parameters of its op code")
    func controlPoint() throws {
        var request = FitnessMachineControlPoint(.setTargetPower)
        request.power = Scaled(200, Scale(.watt))
        #expect(Hex.string(request.encoded()) == "05c800")
        let response = try FitnessMachineControlPoint(decoding: Hex.bytes("800501"))
        #expect(response.requestOpCode == .setTargetPower && response.responseCode == .success)
    }

    @Test("Quantities of simple characteristics are numbers")
    func simpleCharacteristics() throws {
        #expect(try EnvironmentalSensing.temperature.decode([0xd2, 0x04]).value == 12.34)
        #expect(try EnvironmentalSensing.temperature.decode([0x00, 0x80]).value == nil)
        #expect(EnvironmentalSensing.temperature.encode(quantity: -12.34) == [0x2e, 0xfb])
        #expect(EnvironmentalSensing.humidity.encode(quantity: 1000) == nil)
        #expect(try UserData.firstName.decode(Array("Ada".utf8)).string == "Ada")
        #expect(SupplementNumbers.fixedString8.encode("Ada") == Array("Ada".utf8) + [0, 0, 0, 0, 0])
        #expect(throws: DecodeError.self) { try EnvironmentalSensing.temperature.decode([1, 2, 3], policy: .strict) }
    }

    @Test("Angles of twelve bits are clamped to them")
    func extremeAngles() {
        var angles = ExtremeAngles(maximum: 0x1234, minimum: 0xfabc)
        #expect(angles.maximum == 0x234 && angles.minimum == 0xabc)
        angles.maximum = 0xf001
        #expect(angles.maximum == 1)
    }

    @Test("Items of a report map that fit no size are padded")
    func reportMapItems() {
        var map = ReportMap()
        map.items = HIDItemList([HIDItem(prefix: 0x24, data: [1, 2, 3]), HIDItem(prefix: 0xc0)])
        #expect(Hex.string(map.encoded()) == "2701020300c0")
    }

    @Test("Durations find the nearest step", arguments: [(0.0, 0), (1, 64), (2.6, 74), (0.045, 31), (66_560_640, 253)])
    func durations(_ seconds: Double, _ raw: UInt8) {
        #expect(TimeExponential8(seconds: seconds)?.raw == raw)
    }
}
