// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Type 5024, which a watch sends when its link opens, and what a phone answers. Little-endian.
///
/// | bytes | field |
/// |---|---|
/// | 2 | protocol version |
/// | 2 | product number |
/// | 4 | unit number |
/// | 2 | software version times 100 |
/// | 2 | longest packet, bytes |
/// | 1 + n | name as the user gave it, UTF-8 |
/// | 1 + n | name of the device |
/// | 1 + n | name of the model |
/// | … | two bytes of unknown meaning from watches, a flag from phones |
///
/// Sources: Gadgetbridge's Garmin support; frames of a Descent Mk3i and an Instinct 2S.
public struct GFDIDeviceInformation: FieldCoded, Hashable {
    /// The fields in front of the texts.
    static let fixedLength = 12

    public var protocolVersion: UInt16 = 0
    public var product: UInt16 = 0
    public var unit: UInt32 = 0
    public var softwareVersion = Scaled<UInt16>(Scale(decimal: -2))
    public var longestPacket = Scaled<UInt16>(Scale(.byte))
    public var friendlyName = GarminText()
    public var deviceName = GarminText()
    public var modelName = GarminText()
    public var rest: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("protocolVersion", &protocolVersion)
        try coder.field("product", &product)
        try coder.field("unit", &unit)
        try coder.field("softwareVersion", &softwareVersion)
        try coder.field("longestPacket", &longestPacket)
        try coder.field("friendlyName", &friendlyName)
        try coder.field("deviceName", &deviceName)
        try coder.field("modelName", &modelName)
        try coder.tail("rest", &rest)
    }
}
