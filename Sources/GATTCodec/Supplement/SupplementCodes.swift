// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Light Distribution, 0x2BE1 (GATT Specification Supplement).
public struct LightDistribution: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let unspecified = LightDistribution(rawValue: 0)
    public static let typeI = LightDistribution(rawValue: 1)
    public static let typeII = LightDistribution(rawValue: 2)
    public static let typeIII = LightDistribution(rawValue: 3)
    public static let typeIV = LightDistribution(rawValue: 4)
    public static let typeV = LightDistribution(rawValue: 5)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "unspecified", 1: "typeI", 2: "typeII", 3: "typeIII", 4: "typeIV", 5: "typeV",
    ]
}

/// Light Source Type, 0x2BE3 (GATT Specification Supplement).
public struct LightSourceType: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let unspecified = LightSourceType(rawValue: 0)
    public static let lowPressureFluorescent = LightSourceType(rawValue: 1)
    public static let highIntensityDischarge = LightSourceType(rawValue: 2)
    public static let lowVoltageHalogen = LightSourceType(rawValue: 3)
    public static let incandescent = LightSourceType(rawValue: 4)
    public static let lightEmittingDiode = LightSourceType(rawValue: 5)
    public static let organicLightEmittingDiode = LightSourceType(rawValue: 6)
    public static let other = LightSourceType(rawValue: 253)
    public static let none = LightSourceType(rawValue: 254)
    public static let multiple = LightSourceType(rawValue: 255)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "unspecified", 1: "lowPressureFluorescent", 2: "highIntensityDischarge", 3: "lowVoltageHalogen",
        4: "incandescent", 5: "lightEmittingDiode", 6: "organicLightEmittingDiode", 253: "other", 254: "none",
        255: "multiple",
    ]
}

/// Boolean, 0x2AE2 (GATT Specification Supplement); other values than 0 and 1 are prohibited.
public struct WireBoolean: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let no = WireBoolean(rawValue: 0)
    public static let yes = WireBoolean(rawValue: 1)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "no", 1: "yes",
    ]
}

/// Door/Window Status, 0x2C20 (GATT Specification Supplement).
public struct DoorWindowStatus: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let open = DoorWindowStatus(rawValue: 0)
    public static let closed = DoorWindowStatus(rawValue: 1)
    public static let tiltedOrAjar = DoorWindowStatus(rawValue: 2)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "open", 1: "closed", 2: "tiltedOrAjar",
    ]
}

/// Acceleration Detection Status, 0x2C1F (GATT Specification Supplement).
public struct AccelerationDetection: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let noChange = AccelerationDetection(rawValue: 0)
    public static let change = AccelerationDetection(rawValue: 1)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "noChange", 1: "change",
    ]
}

/// Contact Status 8, 0x2C22: the contacts that are closed (GATT Specification Supplement).
public struct ContactStatus8: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let contact0 = ContactStatus8(rawValue: 1 << 0)
    public static let contact1 = ContactStatus8(rawValue: 1 << 1)
    public static let contact2 = ContactStatus8(rawValue: 1 << 2)
    public static let contact3 = ContactStatus8(rawValue: 1 << 3)
    public static let contact4 = ContactStatus8(rawValue: 1 << 4)
    public static let contact5 = ContactStatus8(rawValue: 1 << 5)
    public static let contact6 = ContactStatus8(rawValue: 1 << 6)
    public static let contact7 = ContactStatus8(rawValue: 1 << 7)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "contact0", 1: "contact1", 2: "contact2", 3: "contact3", 4: "contact4", 5: "contact5", 6: "contact6",
        7: "contact7",
    ]
}

/// Pushbutton Status 8, 0x2C21: two bits for each of four buttons: 0 not actuated, 1 pressed, 2 released, 3 held
/// (GATT Specification Supplement).
public struct PushbuttonStatus8: WireFlags {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static var bits: KeyValuePairs<Int, StaticString> { [:] }
    public static var numbers: [(bit: Int, width: Int, name: StaticString)] {
        [(0, 2, "button0"), (2, 2, "button1"), (4, 2, "button2"), (6, 2, "button3")]
    }

    /// The state of button 0 to 3.
    public func state(of button: Int) -> UInt8 { (0..<4).contains(button) ? rawValue >> UInt8(2 * button) & 3 : 0 }
}
