// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What a control message of WVP1 is; the highest bit says that it comes from the glasses.
public struct WVP1Opcode: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let hello = WVP1Opcode(rawValue: 0x01)
    public static let helloAnswer = WVP1Opcode(rawValue: 0x81)
    public static let authentication = WVP1Opcode(rawValue: 0x02)
    public static let authenticationResult = WVP1Opcode(rawValue: 0x82)
    public static let creditFromPhone = WVP1Opcode(rawValue: 0x03)
    public static let creditFromGlasses = WVP1Opcode(rawValue: 0x83)
    public static let acknowledgementFromPhone = WVP1Opcode(rawValue: 0x04)
    public static let acknowledgementFromGlasses = WVP1Opcode(rawValue: 0x84)
    public static let refusalFromPhone = WVP1Opcode(rawValue: 0x05)
    public static let refusalFromGlasses = WVP1Opcode(rawValue: 0x85)
    public static let abortFromPhone = WVP1Opcode(rawValue: 0x06)
    public static let abortFromGlasses = WVP1Opcode(rawValue: 0x86)
    public static let ping = WVP1Opcode(rawValue: 0x07)
    public static let pong = WVP1Opcode(rawValue: 0x87)
    public static let unlinkFromPhone = WVP1Opcode(rawValue: 0x08)
    public static let unlinkFromGlasses = WVP1Opcode(rawValue: 0x88)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0x01: "hello", 0x81: "helloAnswer", 0x02: "authentication", 0x82: "authenticationResult",
        0x03: "creditFromPhone", 0x83: "creditFromGlasses", 0x04: "acknowledgementFromPhone",
        0x84: "acknowledgementFromGlasses", 0x05: "refusalFromPhone", 0x85: "refusalFromGlasses",
        0x06: "abortFromPhone", 0x86: "abortFromGlasses", 0x07: "ping", 0x87: "pong", 0x08: "unlinkFromPhone",
        0x88: "unlinkFromGlasses",
    ]

    /// Who sends it.
    public var sender: WVP1Side { rawValue & 0x80 == 0 ? .phone : .glasses }

    /// The opcode of a message that both sides send in the same form.
    init(_ phone: WVP1Opcode, from side: WVP1Side) {
        rawValue = phone.rawValue & 0x7f | (side == .glasses ? 0x80 : 0)
    }
}
