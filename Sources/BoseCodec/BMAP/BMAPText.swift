// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A payload that is text to its end: the version of the protocol, "1.1.0", or of the firmware, "8.2.20+g34cf029".
/// Source: aaronsb/bosectl.
public struct BMAPText: FieldCoded {
    public var text = UTF8Text()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.text("text", &text)
    }
}
