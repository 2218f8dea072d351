// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

/// What a model shows of itself: the values of its characteristics and how it behaves, as data.
///
/// No captures of real devices are public, so each value says where it comes from, and everything may be replaced.
public struct BoseProfile: Sendable {
    /// Where a value comes from.
    public enum Provenance: String, Sendable, Hashable {
        /// Looks like a read of a real device and fits what the vendor documents; one source only.
        case capturedLooking
        /// Documented, or seen by several.
        case documented
        /// Made from the values of another model; assumed.
        case synthesised
    }

    /// Bytes and where they come from.
    public struct Blob: Sendable, Hashable {
        public var bytes: [UInt8]
        public var provenance: Provenance

        public init(_ bytes: [UInt8], _ provenance: Provenance) {
            self.bytes = bytes
            self.provenance = provenance
        }
    }

    /// Strings of the Device Information Service.
    public struct Strings: Sendable, Hashable {
        public var manufacturer: String
        public var model: String
        public var serialNumber: String
        public var hardware: String
        public var firmware: String
        public var software: String

        public init(
            manufacturer: String, model: String, serialNumber: String, hardware: String, firmware: String,
            software: String
        ) {
            self.manufacturer = manufacturer
            self.model = model
            self.serialNumber = serialNumber
            self.hardware = hardware
            self.firmware = firmware
            self.software = software
        }
    }

    /// `frames-alto`, `frames-rondo`, `frames-2`, `qc35-ii`, `nch700`.
    public var id: String
    /// The name that people know.
    public var title: String
    public var product: BoseProduct
    public var variant: UInt8

    public var deviceInformation: Blob
    public var sensorInformation: Blob
    public var sensorConfiguration: Blob
    public var gestureInformation: Blob
    public var gestureConfiguration: Blob
    public var focusIdentifier: Blob
    /// Of the Device Information Service, 0x2A50.
    public var pnpID: Blob
    /// Of the Device Information Service, 0x2A23.
    public var systemID: Blob
    /// Except for the revisions of Frames Alto assumed.
    public var strings: Strings

    /// Of the advertisement, the two bytes in the place of a company identifier included.
    public var manufacturerData: Blob
    public var localName: String
    public var localNameProvenance: Provenance

    /// Whether access without pairing is refused. Frames and QuietComfort 35 II: no; Noise Cancelling Headphones 700:
    /// yes (several reports).
    public var requiresPairing: Bool
    /// The ATT error that refuses access without pairing; assumed: 0x05, insufficient authentication.
    public var unpairedError: UInt8 = 0x05
    /// The largest ATT packet; assumed: the default, so that a notification has at most 20 bytes.
    public var mtu: UInt16 = 23
    /// What makes it refuse a configuration; assumed.
    public var policy: ConfigurationPolicy = .assumed

    /// All models.
    public static let all: [BoseProfile] = [
        framesAlto, framesRondo, framesSecondGeneration, quietComfort35II, noiseCancellingHeadphones700,
    ]

    /// The model with an id; nil where there is none.
    public static func named(_ id: String) -> BoseProfile? { all.first { $0.id == id } }

    /// The rules by which the model takes writes of a configuration; nil where a blob was replaced by one that is none.
    public var rules: ConfigurationRules? {
        guard let device = try? BoseDeviceInformation(decoding: deviceInformation.bytes),
            let sensors = try? BoseSensorInformation(decoding: sensorInformation.bytes),
            let gestures = try? BoseGestureInformation(decoding: gestureInformation.bytes)
        else { return nil }
        return ConfigurationRules(device: device, sensors: sensors, gestures: gestures, policy: policy)
    }
}
