// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A characteristic or descriptor that is one UTF-8 text up to the end of the value.
public struct TextValue: FieldCoded, Hashable {
    public var value = UTF8Text()

    public init() {}
    public init(_ text: String) { value = UTF8Text(text) }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.text("value", &value)
    }
}
