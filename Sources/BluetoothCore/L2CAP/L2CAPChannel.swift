// SPDX-License-Identifier: Apache-2.0

/// Channel identifiers with a fixed meaning (Core specification 5.4, volume 3, part A, 2.1).
public enum L2CAPChannel {
    public static let signalling: UInt16 = 0x0001
    public static let connectionless: UInt16 = 0x0002
    public static let attributeProtocol: UInt16 = 0x0004
    public static let leSignalling: UInt16 = 0x0005
    public static let securityManager: UInt16 = 0x0006
    public static let brEdrSecurityManager: UInt16 = 0x0007

    /// Channels that are opened on LE.
    public static let leDynamic: ClosedRange<UInt16> = 0x0040...0x007f
    /// Channels that are opened on BR/EDR.
    public static let dynamic: ClosedRange<UInt16> = 0x0040...0xffff

    /// The meaning of a fixed channel; nil for channels that are opened and for reserved ones.
    public static func name(_ cid: UInt16) -> StaticString? {
        switch cid {
        case signalling: "signalling"
        case connectionless: "connectionless"
        case 0x0003: "amp_manager"
        case attributeProtocol: "att"
        case leSignalling: "le_signalling"
        case securityManager: "smp"
        case brEdrSecurityManager: "smp_br_edr"
        case 0x003f: "amp_test_manager"
        default: nil
        }
    }
}
