// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Why a device refused a packet of the control protocol; one byte.
///
/// Sources: Bose iOS SDK documentation (1 to 10 and 255), Bose Android SDK (11 to 17), aaronsb/bosectl (20; single
/// source). The three codes for updates over the air are told apart by number only.
public struct BMAPError: WireEnumeration, Error {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let length = BMAPError(rawValue: 1)
    public static let checksum = BMAPError(rawValue: 2)
    public static let functionBlockNotSupported = BMAPError(rawValue: 3)
    public static let functionNotSupported = BMAPError(rawValue: 4)
    public static let operatorNotSupported = BMAPError(rawValue: 5)
    public static let invalidData = BMAPError(rawValue: 6)
    public static let dataNotAvailable = BMAPError(rawValue: 7)
    public static let runtime = BMAPError(rawValue: 8)
    public static let timeout = BMAPError(rawValue: 9)
    public static let invalidState = BMAPError(rawValue: 10)
    public static let deviceNotFound = BMAPError(rawValue: 11)
    public static let busy = BMAPError(rawValue: 12)
    public static let insecureTransport = BMAPError(rawValue: 20)
    /// A byte follows that only the function block gives a meaning.
    public static let functionBlockSpecific = BMAPError(rawValue: 255)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        1: "length", 2: "checksum", 3: "functionBlockNotSupported", 4: "functionNotSupported",
        5: "operatorNotSupported", 6: "invalidData", 7: "dataNotAvailable", 8: "runtime", 9: "timeout",
        10: "invalidState", 11: "deviceNotFound", 12: "busy", 15: "update15", 16: "update16", 17: "update17",
        20: "insecureTransport", 255: "functionBlockSpecific",
    ]
}
