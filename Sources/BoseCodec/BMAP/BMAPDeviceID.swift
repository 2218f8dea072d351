// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Which product answers: product, two bytes, most significant first, and an index, one byte. Source: aaronsb/bosectl.
public struct BMAPDeviceID: FieldCoded {
    public var product: UInt16 = 0
    public var index: UInt8 = 0
    public var rest: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.bigEndian("product", &product, isHexadecimal: true)
        try coder.field("index", &index)
        try coder.leftOver("rest", &rest, "bytes without a known meaning")
    }

    public var boseProduct: BoseProduct { BoseProduct(rawValue: product) }
}
