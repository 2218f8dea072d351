// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The charge of a device: percent in the first byte. What follows (FF FF 00 on headphones) has no known meaning, and
/// devices of several parts send more. Source: aaronsb/bosectl.
public struct BMAPBattery: FieldCoded {
    /// Percent.
    public var level = Scaled<UInt8>(Scale(.percent))
    public var rest: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("level", &level)
        guard coder.isPresent("rest", exists: !rest.isEmpty, flag: coder.remaining != 0) else {
            rest = []
            return
        }
        try coder.bytes("rest", &rest)
    }
}
