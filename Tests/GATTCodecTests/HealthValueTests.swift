// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding
import GATTCodec
import Testing

/// What users build, rather than what arrives.
struct HealthValueTests {
    @Test func presenceFlagsFollowTheFields() {
        var measurement = HeartRateMeasurement()
        measurement.heartRate.raw = 300
        measurement.energyExpended = Scaled(Scale(.kilojoule), raw: 5)
        measurement.flags = [.rrIntervals]
        #expect(measurement.encoded() == [0x09, 0x2c, 0x01, 0x05, 0x00])
    }

    @Test func poundsStayPounds() throws {
        var measurement = WeightMeasurement()
        measurement.weight = try #require(Scaled(176.37, .weightImperial))
        measurement.height = Scaled(69, .heightImperial)
        #expect(measurement.encoded() == [0x09, 0xe5, 0x44, 0x00, 0x00, 0xb2, 0x02])
        let decoded = try WeightMeasurement(decoding: measurement.encoded())
        #expect(decoded.weight.value == 176.37)
        #expect(decoded.weight.scale.unit == .pound)
        #expect(decoded.height?.value == 69)
    }

    @Test func kilogramsFromJSON() throws {
        let json = try JSONValue(parsing: #"{"weight":80.5,"bmi":24.7,"height":1.8}"#)
        #expect(try WeightMeasurement(parsing: json).encoded() == [0x08, 0xe4, 0x3e, 0xf7, 0x00, 0x08, 0x07])
        let pounds = try JSONValue(parsing: #"{"flags":["imperial"],"weight":180.5}"#)
        #expect(try WeightMeasurement(parsing: pounds).encoded() == [0x01, 0x82, 0x46])
    }

    @Test func bodyCompositionTakesTheUnitOfItsMasses() {
        var measurement = BodyCompositionMeasurement()
        measurement.muscleMass = Scaled(70, .massImperial)
        #expect(measurement.encoded() == [0x21, 0x00, 0x00, 0x00, 0x58, 0x1b])
        measurement.muscleMass = Scaled(35, .massSI)
        #expect(measurement.encoded() == [0x20, 0x00, 0x00, 0x00, 0x58, 0x1b])
    }

    @Test func pressuresTakeTheirUnitAlong() throws {
        var measurement = BloodPressureMeasurement()
        measurement.systolic = try #require(MedFloat16(mantissa: 160, exponent: -1, unit: .kilopascal))
        measurement.diastolic = try #require(MedFloat16(mantissa: 107, exponent: -1))
        measurement.meanArterialPressure = .nan
        #expect(measurement.encoded() == [0x01, 0xa0, 0xf0, 0x6b, 0xf0, 0xff, 0x07])
        let decoded = try BloodPressureMeasurement(decoding: measurement.encoded())
        #expect(decoded.diastolic.unit == .kilopascal)
        #expect(
            decoded.text == "flags: [kilopascals], systolic: 16.0 kPa, diastolic: 10.7 kPa, meanArterialPressure: nan")
    }

    @Test func fahrenheitByUnitOrByFlag() throws {
        var measurement = TemperatureMeasurement()
        measurement.temperature = try #require(MedFloat32(98.6, exponent: -1, unit: .fahrenheit))
        #expect(measurement.encoded() == [0x01, 0xda, 0x03, 0x00, 0xff])
        measurement = TemperatureMeasurement()
        measurement.flags = [.fahrenheit]
        measurement.temperature.word = 0xff00_03da
        #expect(measurement.encoded() == [0x01, 0xda, 0x03, 0x00, 0xff])
    }

    @Test func glucoseInBothUnits() throws {
        var measurement = GlucoseMeasurement()
        measurement.concentration = MedFloat16(mantissa: 67, exponent: -4, unit: .molePerLitre)
        let decoded = try GlucoseMeasurement(decoding: measurement.encoded())
        #expect(decoded.millimolesPerLitre == 6.7)
        #expect(decoded.milligramsPerDecilitre == nil)
        #expect(decoded.sampleOrigin == SampleOrigin())
    }

    // MARK: Record Access Control Point

    @Test(arguments: [
        (RecordAccessControlPoint(.reportStoredRecords, .allRecords), "0101"),
        (RecordAccessControlPoint(.reportStoredRecords, sequenceNumbers: 12...), "0103010c00"),
        (RecordAccessControlPoint(.deleteStoredRecords, sequenceNumbers: ...12), "0202010c00"),
        (RecordAccessControlPoint(.reportStoredRecords, sequenceNumbers: 12...412), "0104010c009c01"),
        (.abort, "0300"),
        (.count(1234), "0500d204"),
        (.response(to: .reportStoredRecords, .noRecordsFound), "06000106"),
    ])
    func recordAccessRequests(_ value: RecordAccessControlPoint, _ hex: String) throws {
        #expect(Hex.string(value.encoded()) == hex)
        #expect(try RecordAccessControlPoint(decoding: value.encoded(), policy: .strict) == value)
    }

    /// An operand that does not decode is an error and not "no operand".
    @Test(arguments: ["0103", "010301", "0103010c", "0104010c00", "0500", "0500d2", "0600", "060001", "010302e807"])
    func recordAccessOperandsThatAreTooShort(_ hex: String) throws {
        let bytes = try Hex.bytes(hex)
        #expect(throws: DecodeError.self) { try RecordAccessControlPoint(decoding: bytes) }
    }

    // MARK: Continuous glucose monitoring

    @Test func crcsAreComputed() throws {
        var record = CGMRecord()
        record.glucoseConcentration = try #require(MedFloat16(mantissa: 12, exponent: 1))
        record.timeOffset.raw = 6
        record.e2eCRC = .computed
        var second = record
        second.trend = MedFloat16(mantissa: -3, exponent: -1)
        var measurement = CGMMeasurement()
        measurement.records = [record, second]
        let bytes = measurement.encoded()
        #expect(Hex.string(Array(bytes[..<8])) == "08000c100600596f")
        let decoded = try CGMMeasurement(decoding: bytes, policy: .strict)
        #expect(decoded.records.count == 2)
        #expect(decoded.records[1].trend?.doubleValue == -0.3)

        // Also where the value stands behind other bytes.
        var writer = ByteWriter()
        writer.write([1, 2, 3])
        var runTime = CGMSessionRunTime()
        runTime.sessionRunTime.raw = 336
        runTime.e2eCRC = .computed
        runTime.encode(into: &writer)
        #expect(Hex.string(writer.bytes) == "0102035001c632")
    }

    @Test func aWrongCRCIsReportedAndKept() throws {
        let bytes: [UInt8] = [0x1c, 0x02, 0x02, 0xa7, 0x01]
        var oddities: [DecodeError] = []
        let value = try CGMSpecificOpsControlPoint(decoding: bytes.span, oddities: &oddities)
        #expect(oddities.map(\.path) == [["e2eCRC"]])
        #expect(value.e2eCRC?.isWrong == true)
        #expect(value.encoded() == bytes)
        #expect(throws: DecodeError.self) { try CGMSpecificOpsControlPoint(decoding: bytes, policy: .strict) }
    }

    @Test func aFeatureWithoutProtectionHasAllOnes() throws {
        #expect(CGMFeature().encoded() == [0, 0, 0, 0, 0xff, 0xff])
        var feature = CGMFeature()
        feature.features = [.e2eCRC]
        feature.sampleOrigin = SampleOrigin(type: 9, location: 5)
        #expect(try CGMFeature(decoding: feature.encoded(), policy: .strict).features == [.e2eCRC])
    }

    @Test func bloodPressureRecordsAreProtectedAsAWhole() throws {
        let whole = try BloodPressureRecord(decoding: Hex.bytes("030500342b00780050005d001f67"))
        #expect(BloodPressureRecord.isCRCValid(over: [whole]))
        var damaged = whole
        damaged.sequenceNumber += 1
        #expect(!BloodPressureRecord.isCRCValid(over: [damaged]))
        #expect(!BloodPressureRecord.isCRCValid(over: []))
    }

    // MARK: Others

    @Test func resolutionsOfScales() throws {
        let feature = try WeightScaleFeature(decoding: [0xbf, 0x01, 0x00, 0x00]).features
        #expect(BodyResolution.weight(feature.weightResolution)?.kilograms == 0.005)
        #expect(BodyResolution.height(feature.heightResolution)?.inches == 0.1)
        #expect(BodyResolution.weight(8) == nil)
        #expect(BodyResolution.height(4) == nil)
    }

    @Test func appearancesByNumberOrByPart() throws {
        for json in [
            #"{"appearance":833}"#, #"{"appearance":{"category":13,"subcategory":1}}"#, #"{"appearance":"0x341"}"#,
        ] {
            #expect(try Appearance(parsing: JSONValue(parsing: json)).encoded() == [0x41, 0x03])
        }
        #expect(throws: JSONFault.self) {
            try Appearance(parsing: JSONValue(parsing: #"{"appearance":{"category":1024}}"#))
        }
    }

    @Test func packedFieldsRefuseWhatTheyDoNotHave() throws {
        for json in [
            #"{"powerState":{"chargeLevel":"full"}}"#, #"{"powerState":{"chargeLevel":4}}"#,
            #"{"powerState":{"level":1}}"#, #"{"powerState":65536}"#, #"{"powerState":{"batteryPresent":1}}"#,
        ] {
            #expect(throws: JSONFault.self) { try BatteryLevelStatus(parsing: JSONValue(parsing: json)) }
        }
        let json = try JSONValue(parsing: #"{"powerState":{"batteryPresent":true,"chargeLevel":"low"}}"#)
        #expect(try BatteryLevelStatus(parsing: json).encoded() == [0x00, 0x01, 0x01])
    }

    @Test func zeroTerminatedTexts() throws {
        #expect(ZeroTerminatedText("a\0b") == nil)
        var value = UDIForMedicalDevices()
        value.deviceIdentifier = ZeroTerminatedText("ABC")
        #expect(value.encoded() == [0x02, 0x41, 0x42, 0x43, 0x00])
        value.deviceIdentifier?.text = UTF8Text("A\0BC")
        #expect(value.encoded() == [0x02, 0x41, 0x00])
    }

    @Test func valuesOfAnySizeAreEncoded() throws {
        var record = CGMRecord()
        record.extra = [UInt8](repeating: 7, count: 1000)
        record.e2eCRC = .computed
        #expect(record.encoded().count == 255)
        var measurement = CGMMeasurement()
        measurement.records = [record, record]
        #expect(try CGMMeasurement(decoding: measurement.encoded()).records.count == 2)

        var key = EncryptedDataKeyMaterial()
        key.sessionKey = [1]
        key.initializationVector = [UInt8](repeating: 2, count: 99)
        #expect(
            Hex.string(key.encoded()) == "01" + String(repeating: "00", count: 15) + String(repeating: "02", count: 8))
        var hash = DatabaseHash()
        hash.hash = []
        #expect(hash.encoded().count == 16)

        // Fields that come in pairs bring the other one along.
        var context = GlucoseMeasurementContext()
        context.exerciseIntensity = Scaled(Scale(.percent), raw: 50)
        context.medication = MedFloat16(mantissa: 12, exponent: -3, unit: .litre)
        #expect(Hex.string(context.encoded()) == "380000" + "000032" + "00" + "0cd0")
        var information = BatteryHealthInformation()
        information.maximumOperatingTemperature = Scaled(Scale(.celsius), raw: 60)
        #expect(information.encoded() == [0x02, 0x00, 0x3c])
    }

    @Test func systemIDIsAnEUI64() throws {
        var value = try SystemID(decoding: [0xef, 0xcd, 0xab, 0x89, 0x67, 0x45, 0x23, 0x01])
        #expect(value.eui64 == 0x0123_4567_89ab_cdef)
        value.eui64 = 0x2233_4400_0000_0001
        #expect(value.encoded() == [1, 0, 0, 0, 0, 0x44, 0x33, 0x22])
    }
}
