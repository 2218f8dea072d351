// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
public import FieldCoding

/// Descriptor Value Changed, 0x2A7D.
///
/// | field | bytes | present |
/// |---|---|---|
/// | flags | 2 | always |
/// | characteristic | 2 or 16 | always |
public struct DescriptorValueChanged: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a7d }
    public static var name: StaticString { "Descriptor Value Changed" }
    public static var source: StaticString { "Environmental Sensing Service 1.0.1, 3.2" }

    public struct Flags: WireFlags {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        /// A client changed it; the server where it is not set.
        public static let changedByClient = Flags(rawValue: 1 << 0)
        public static let triggerSetting = Flags(rawValue: 1 << 1)
        public static let configuration = Flags(rawValue: 1 << 2)
        public static let measurement = Flags(rawValue: 1 << 3)
        public static let userDescription = Flags(rawValue: 1 << 4)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "changedByClient", 1: "triggerSetting", 2: "configuration", 3: "measurement", 4: "userDescription",
        ]
    }

    public var flags: Flags = []
    /// The characteristic whose descriptors changed.
    public var characteristic = BluetoothUUID()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("flags", &flags)
        try coder.field("characteristic", &characteristic)
    }
}
