// SPDX-License-Identifier: Apache-2.0

extension BoseProfile {
    /// Four sensors: accelerometer ±8 g and gyroscope ±2000 °/s over ±32,767, both rotations ±1 over ±16,383; periods
    /// of 320 ms to 20 ms.
    private static let framesSensors: [UInt8] = [
        0x00, 0xff, 0xf8, 0x00, 0x08, 0x80, 0x01, 0x7f, 0xff, 0x00, 0x1f, 0x07,
        0x01, 0xf8, 0x30, 0x07, 0xd0, 0x80, 0x01, 0x7f, 0xff, 0x00, 0x1f, 0x07,
        0x02, 0xff, 0xff, 0x00, 0x01, 0xc0, 0x01, 0x3f, 0xff, 0x00, 0x1f, 0x0a,
        0x03, 0xff, 0xff, 0x00, 0x01, 0xc0, 0x01, 0x3f, 0xff, 0x00, 0x1f, 0x08,
    ]
    private static let disabledSensors: [UInt8] = [0, 0, 0, 1, 0, 0, 2, 0, 0, 3, 0, 0]

    private static func device(
        _ product: UInt8, variant: UInt8, gestures: UInt8, status: UInt8
    ) -> [UInt8] {
        [4, 0, 0x40, product, variant, 0, 0, 0, 0x0f, 0, 7, 0, gestures, 8, 0, 0x2f, 4, 0, status]
    }

    private static func gestureInformation(_ gestures: [UInt8]) -> [UInt8] { gestures.flatMap { [$0, 1, 0] } }
    private static func disabled(_ gestures: [UInt8]) -> [UInt8] { gestures.flatMap { [$0, 0] } }

    private static func pnpID(_ product: UInt8, version: UInt16) -> [UInt8] {
        [1, 0x9e, 0, product, 0x40, UInt8(version & 0xff), UInt8(version >> 8)]
    }

    private static func strings(_ model: String, serialNumber: String, version: String) -> Strings {
        Strings(
            manufacturer: "Bose Corporation", model: model, serialNumber: serialNumber, hardware: "0",
            firmware: version, software: version)
    }

    /// The model of which most is known: the bytes are those of an emulated Frames in
    /// Ukaton-Inc/side-missions-firmware, which look like reads of a real Frames Alto with firmware 4.1.6.
    public static let framesAlto: BoseProfile = {
        let gestures: [UInt8] = [0x81, 0x82, 0x83, 0xc0, 0xc1, 0xc2]
        return BoseProfile(
            id: "frames-alto", title: "Bose Frames Alto", product: .frames, variant: 1,
            deviceInformation: Blob(device(0x2c, variant: 1, gestures: 0x0e, status: 0), .capturedLooking),
            sensorInformation: Blob(framesSensors, .capturedLooking),
            sensorConfiguration: Blob(disabledSensors, .capturedLooking),
            gestureInformation: Blob(gestureInformation(gestures), .capturedLooking),
            gestureConfiguration: Blob(disabled(gestures), .capturedLooking),
            focusIdentifier: Blob([0, 0, 0, 0], .capturedLooking),
            pnpID: Blob(pnpID(0x2c, version: 0x0416), .capturedLooking),
            systemID: Blob([0, 0, 0, 0, 0, 0x1f, 0xdf, 0x08], .capturedLooking),
            strings: strings("Bose Frames Alto", serialNumber: "000000000000AE", version: "4.1.6"),
            manufacturerData: Blob([0x01, 0x16], .documented), localName: "LE-Bose Frames",
            localNameProvenance: .documented, requiresPairing: false)
    }()

    /// Frames Alto with another variant; assumed.
    public static let framesRondo: BoseProfile = {
        var profile = framesAlto.synthesised("frames-rondo", "Bose Frames Rondo", .frames, variant: 2)
        profile.deviceInformation.bytes = device(0x2c, variant: 2, gestures: 0x0e, status: 0)
        profile.strings.model = "Bose Frames Rondo"
        return profile
    }()

    /// Frames Alto with another product; assumed.
    public static let framesSecondGeneration: BoseProfile = {
        var profile = framesAlto.synthesised("frames-2", "Bose Frames (2nd generation)", .framesSecondGeneration)
        profile.deviceInformation.bytes = device(0x4c, variant: 1, gestures: 0x0e, status: 0)
        profile.pnpID.bytes = pnpID(0x4c, version: 0x0100)
        profile.strings = strings("Bose Frames", serialNumber: "000000000000AE", version: "1.0.0")
        return profile
    }()

    /// Frames Alto with another product; assumed, except for the PnP ID, which an entry of bluez/bluez shows with
    /// firmware 4.8.1, and the name. The serial number ends as those that can be updated do.
    public static let quietComfort35II: BoseProfile = {
        var profile = framesAlto.synthesised("qc35-ii", "Bose QuietComfort 35 II", .quietComfort35II)
        profile.deviceInformation.bytes = device(0x20, variant: 1, gestures: 0x0e, status: 0)
        profile.pnpID = Blob(pnpID(0x20, version: 0x0481), .documented)
        profile.strings = strings("Bose QuietComfort 35 II", serialNumber: "000000000000AZ", version: "4.8.1")
        profile.manufacturerData = Blob([0x01, 0x09], .documented)
        profile.localName = "LE-QC35"
        profile.localNameProvenance = .documented
        return profile
    }()

    /// Frames Alto with another product, with touch-and-hold in the place of double tap, and with pairing; assumed,
    /// except that access needs pairing.
    public static let noiseCancellingHeadphones700: BoseProfile = {
        let gestures: [UInt8] = [0x84, 0x82, 0x83, 0xc0, 0xc1, 0xc2]
        var profile = framesAlto.synthesised(
            "nch700", "Bose Noise Cancelling Headphones 700", .noiseCancellingHeadphones700)
        profile.deviceInformation.bytes = device(0x24, variant: 1, gestures: 0x1c, status: 0x02)
        profile.gestureInformation.bytes = gestureInformation(gestures)
        profile.gestureConfiguration.bytes = disabled(gestures)
        profile.pnpID.bytes = pnpID(0x24, version: 0x0100)
        profile.strings = strings(
            "Bose Noise Cancelling Headphones 700", serialNumber: "000000000000AE", version: "1.0.0")
        profile.manufacturerData = Blob([0x03, 0x0f], .documented)
        profile.localName = "LE-Bose NC 700"
        profile.requiresPairing = true
        return profile
    }()

    /// The same values under another name, all of them assumed.
    private func synthesised(
        _ id: String, _ title: String, _ product: BoseProduct, variant: UInt8 = 1
    ) -> BoseProfile {
        var profile = self
        profile.id = id
        profile.title = title
        profile.product = product
        profile.variant = variant
        profile.deviceInformation.provenance = .synthesised
        profile.sensorInformation.provenance = .synthesised
        profile.sensorConfiguration.provenance = .synthesised
        profile.gestureInformation.provenance = .synthesised
        profile.gestureConfiguration.provenance = .synthesised
        profile.focusIdentifier.provenance = .synthesised
        profile.pnpID.provenance = .synthesised
        profile.systemID.provenance = .synthesised
        profile.manufacturerData.provenance = .synthesised
        profile.localNameProvenance = .synthesised
        return profile
    }
}
