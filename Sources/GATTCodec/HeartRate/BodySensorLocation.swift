// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Body Sensor Location, 0x2A38: where a heart-rate sensor is worn, one byte.
public struct BodySensorLocation: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a38 }
    public static var name: StaticString { "Body Sensor Location" }
    public static var source: StaticString { "Heart Rate Service 1.0, 3.2" }

    public struct Location: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let other = Location(rawValue: 0)
        public static let chest = Location(rawValue: 1)
        public static let wrist = Location(rawValue: 2)
        public static let finger = Location(rawValue: 3)
        public static let hand = Location(rawValue: 4)
        public static let earLobe = Location(rawValue: 5)
        public static let foot = Location(rawValue: 6)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            0: "other", 1: "chest", 2: "wrist", 3: "finger", 4: "hand", 5: "earLobe", 6: "foot",
        ]
    }

    public var location: Location = .other

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("location", &location)
    }
}
