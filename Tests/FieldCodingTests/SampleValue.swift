// SPDX-License-Identifier: Apache-2.0

import FieldCoding

/// A made-up value that uses every way of describing a field.
struct SampleValue: FieldCoded {
    struct Flags: WireFlags {
        let rawValue: UInt8
        static let extra = Flags(rawValue: 1)
        static let wide = Flags(rawValue: 2)
        static let items = Flags(rawValue: 4)
        static let bits: KeyValuePairs<Int, StaticString> = [0: "extra", 1: "wide", 2: "items"]
        static let numbers: [(bit: Int, width: Int, name: StaticString)] = [(4, 2, "level")]
    }

    struct Kind: WireEnumeration {
        let rawValue: UInt8
        static let names: KeyValuePairs<UInt8, StaticString> = [1: "one", 2: "two"]
    }

    struct Inner: FieldCoded {
        var left: UInt8 = 0
        var right: Int8 = 0

        mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("left", &left)
            try coder.field("right", &right)
        }
    }

    var flags: Flags = []
    var kind = Kind(rawValue: 1)
    var level = Scaled<UInt16>(Scale(.percent))
    var extra: UInt24?
    var inner = Inner()
    var items: [Scaled<UInt8>]?
    var name = UTF8Text()
    var rest: [UInt8] = []

    mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        coder.derive(&flags, .extra, from: extra != nil)
        coder.derive(&flags, .wide, from: flags.contains(.wide) || level.raw > 255)
        coder.derive(&flags, .items, from: items != nil)
        try coder.field("flags", &flags)
        try coder.field("kind", &kind)
        try coder.field("level", &level, as: UInt8.self, if: !flags.contains(.wide))
        try coder.expect(level.raw <= 1000, "level", "above 1000")
        try coder.optional("extra", &extra, if: flags.contains(.extra))
        try coder.group("inner", &inner)
        try coder.optionalList(
            "items", &items, if: flags.contains(.items), count: 2, blank: Scaled(Scale(.second, decimal: -1)))
        try coder.text("name", &name, count: 4)
        try coder.bytes("rest", &rest)
    }
}
