// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Characteristic Extended Properties, 0x2900: two bytes of flags.
public struct CharacteristicExtendedProperties: CharacteristicValue {
    public static var uuid: UInt16 { 0x2900 }
    public static var name: StaticString { "Characteristic Extended Properties" }
    public static var source: StaticString { "Core 5.4, volume 3, part G, 3.3.3.1" }

    public struct Properties: WireFlags {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let reliableWrite = Properties(rawValue: 1 << 0)
        public static let writableAuxiliaries = Properties(rawValue: 1 << 1)

        public static let bits: KeyValuePairs<Int, StaticString> = [0: "reliableWrite", 1: "writableAuxiliaries"]
    }

    public var properties: Properties = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("properties", &properties)
    }
}

/// Client Characteristic Configuration, 0x2902: two bytes of flags.
public struct ClientCharacteristicConfiguration: CharacteristicValue {
    public static var uuid: UInt16 { 0x2902 }
    public static var name: StaticString { "Client Characteristic Configuration" }
    public static var source: StaticString { "Core 5.4, volume 3, part G, 3.3.3.3" }

    public struct Configuration: WireFlags {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let notification = Configuration(rawValue: 1 << 0)
        public static let indication = Configuration(rawValue: 1 << 1)

        public static let bits: KeyValuePairs<Int, StaticString> = [0: "notification", 1: "indication"]
    }

    public var configuration: Configuration = []

    public init() {}
    public init(_ configuration: Configuration) { self.configuration = configuration }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("configuration", &configuration)
    }
}

/// Server Characteristic Configuration, 0x2903: two bytes of flags.
public struct ServerCharacteristicConfiguration: CharacteristicValue {
    public static var uuid: UInt16 { 0x2903 }
    public static var name: StaticString { "Server Characteristic Configuration" }
    public static var source: StaticString { "Core 5.4, volume 3, part G, 3.3.3.4" }

    public struct Configuration: WireFlags {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let broadcast = Configuration(rawValue: 1 << 0)

        public static let bits: KeyValuePairs<Int, StaticString> = [0: "broadcast"]
    }

    public var configuration: Configuration = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("configuration", &configuration)
    }
}
