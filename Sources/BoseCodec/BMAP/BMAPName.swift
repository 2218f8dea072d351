// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The name of a device: a byte of flags, and UTF-8 to the end. Source: aaronsb/bosectl.
public struct BMAPName: FieldCoded {
    public var flags: UInt8 = 0
    public var name = UTF8Text()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("flags", &flags)
        try coder.text("name", &name)
    }
}
