// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Which end of a connection a device is (Core specification 5.4, volume 4, part E, 7.7.65.1 and 7.7.18).
public struct HCIRole: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let central = HCIRole(rawValue: 0)
    public static let peripheral = HCIRole(rawValue: 1)

    public static let names: KeyValuePairs<UInt8, StaticString> = [0: "central", 1: "peripheral"]
}
