// SPDX-License-Identifier: Apache-2.0

import BoseCodec
import ByteCoding
import FieldCoding
import Testing

struct ProfileTests {
    @Test func fiveModelsWithDistinctNames() {
        #expect(BoseProfile.all.map { $0.id } == ["frames-alto", "frames-rondo", "frames-2", "qc35-ii", "nch700"])
        #expect(BoseProfile.named("nch700")?.product == .noiseCancellingHeadphones700)
        #expect(BoseProfile.named("nothing")?.id == nil)
    }

    /// Each blob is one that the codecs accept without a remark, and they agree with each other.
    @Test(arguments: BoseProfile.all.map { $0.id })
    func blobsAgree(_ id: String) throws {
        let profile = try #require(BoseProfile.named(id))
        let device = try BoseDeviceInformation(decoding: profile.deviceInformation.bytes, policy: .strict)
        let sensors = try BoseSensorInformation(decoding: profile.sensorInformation.bytes, policy: .strict)
        let gestures = try BoseGestureInformation(decoding: profile.gestureInformation.bytes, policy: .strict)
        let sensorSettings = try BoseSensorConfiguration(decoding: profile.sensorConfiguration.bytes, policy: .strict)
        let gestureSettings = try BoseGestureConfiguration(
            decoding: profile.gestureConfiguration.bytes, policy: .strict)
        let pnp = try BosePnPID(decoding: profile.pnpID.bytes, policy: .strict)

        #expect(device.product == profile.product)
        #expect(device.variant == profile.variant)
        #expect(pnp.boseProduct == profile.product)
        #expect(pnp.firmwareVersion.description == profile.strings.firmware)
        #expect(device.sensors.sensors == sensors.sensors.map { $0.sensor })
        #expect(Set(device.gestures.gestures) == Set(gestures.gestures.map { $0.gesture }))
        #expect(sensorSettings.entries.map { $0.sensor } == sensors.sensors.map { $0.sensor })
        #expect(sensorSettings.enabledSensors.isEmpty)
        #expect(gestureSettings.entries.map { $0.gesture } == gestures.gestures.map { $0.gesture })
        #expect(gestureSettings.enabledGestures.isEmpty)
        #expect(device.status.contains(.pairingRequired) == profile.requiresPairing)
        #expect(gestures[device.product.inputGesture] != nil)
        #expect(profile.localName.hasPrefix(BoseAdvertisement.localNamePrefix))
        #expect(profile.systemID.bytes.count == 8)
        for entry in sensors.sensors {
            #expect(SensorShape(entry.sensor, length: Int(entry.sampleLength)) == .standard(entry.sensor))
        }
    }

    @Test func framesAltoHasTheBytesOfItsSource() throws {
        let profile = BoseProfile.framesAlto
        #expect(profile.deviceInformation.bytes == FramesBytes.deviceInformation)
        #expect(profile.sensorInformation.bytes == FramesBytes.sensorInformation)
        #expect(profile.sensorConfiguration.bytes == FramesBytes.sensorConfiguration)
        #expect(profile.gestureInformation.bytes == FramesBytes.gestureInformation)
        #expect(profile.gestureConfiguration.bytes == FramesBytes.gestureConfiguration)
        #expect(profile.pnpID.bytes == FramesBytes.hex("01 9E 00 2C 40 16 04"))
        #expect(profile.systemID.bytes == FramesBytes.hex("00 00 00 00 00 1F DF 08"))
        #expect(profile.deviceInformation.provenance == .capturedLooking)
        for other in BoseProfile.all.dropFirst() { #expect(other.deviceInformation.provenance == .synthesised) }
    }

    @Test func firmwareVersions() throws {
        #expect(BoseFirmwareVersion(pnpVersion: 0x0416).description == "4.1.6")
        #expect(BoseFirmwareVersion(pnpVersion: 0x0481).description == "4.8.1")
        #expect(BoseFirmwareVersion("4.1.6")?.rawValue == 0x0416)
        #expect(try #require(BoseFirmwareVersion("4.1.6")) < (try #require(BoseFirmwareVersion("4.8.1"))))
        for text in ["", "4", "4.1", "4.1.16", "4.16.1", "256.0.0", "4.1.6.0", "4..6", "a.b.c", "-1.0.0"] {
            #expect(BoseFirmwareVersion(text) == nil, "\(text)")
        }
        let bluez = try BosePnPID(decoding: FramesBytes.hex("01 9E 00 20 40 81 04"))
        #expect(bluez.boseProduct == .quietComfort35II)
        #expect(bluez.firmwareVersion.description == "4.8.1")
        #expect(try BosePnPID(decoding: FramesBytes.hex("02 9E 00 20 40 81 04")).boseProduct == nil)
        #expect(try BosePnPID(decoding: FramesBytes.hex("01 9F 00 20 40 81 04")).boseProduct == nil)
    }

    @Test func productsAndVariants() {
        #expect(BoseProduct.frames.variantName(1)?.description == "Alto")
        #expect(BoseProduct.frames.variantName(2)?.description == "Rondo")
        #expect(BoseProduct.quietComfort35II.variantName(5)?.description == "rose gold")
        #expect(BoseProduct.noiseCancellingHeadphones700.variantName(2)?.description == "silver")
        #expect(BoseProduct.framesSecondGeneration.variantName(1) == nil)
        #expect(BoseProduct(rawValue: 0x4c20).name == nil)
    }

    @Test func advertisementsTellOldFirmwareApart() throws {
        let frames = try #require(BoseAdvertisement(manufacturerData: [0x01, 0x16, 0xff]))
        #expect(frames.mark == .frames)
        #expect(frames.verdict(advertisesWearableService: true) == .capable)
        #expect(frames.verdict(advertisesWearableService: false) == .firmwareUpdateRequired)
        let headphones = try #require(BoseAdvertisement(manufacturerData: [0x03, 0x0f]))
        #expect(headphones.mark == .noiseCancellingHeadphones700)
        #expect(headphones.verdict(advertisesWearableService: false) == .firmwareUpdateRequired)
        let comfort = try #require(BoseAdvertisement(manufacturerData: [0x01, 0x09]))
        #expect(comfort.verdict(advertisesWearableService: false) == .serialNumberNeeded)
        #expect(BoseAdvertisement.verdict(serialNumber: "0123AZ") == .firmwareUpdateRequired)
        #expect(BoseAdvertisement.verdict(serialNumber: "0123AE") == .unsupported)
        let other = try #require(BoseAdvertisement(manufacturerData: [0x16, 0x01]))
        #expect(other.mark == nil)
        #expect(other.verdict(advertisesWearableService: false) == .unsupported)
        #expect(other.verdict(advertisesWearableService: true) == .capable)
        #expect(BoseAdvertisement(manufacturerData: [0x01]) == nil)
    }
}
