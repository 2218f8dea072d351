// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

/// A layout of bytes without further structure.
struct SingleBytes: FieldCoded {
    var name: StaticString
    var bytes: [UInt8] = []

    init() { self.init("bytes") }
    init(_ name: StaticString) { self.name = name }

    mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.bytes(name, &bytes)
    }

    static func == (left: SingleBytes, right: SingleBytes) -> Bool { left.bytes == right.bytes }
}

extension CharacteristicEntry {
    /// A characteristic whose bytes have no structure of their own.
    init(_ uuid: UInt16, _ name: String, bytes field: StaticString, source: String) {
        self.init(uuid, name, blank: SingleBytes(field), source: source)
    }
}
