// SPDX-License-Identifier: Apache-2.0

import BluetoothCore

/// A set of codes of one byte.
struct FilterByteSet: Sendable, Hashable {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    mutating func insert(_ byte: UInt8) {
        let bit: UInt64 = 1 << UInt64(byte & 63)
        switch byte >> 6 {
        case 0: words.0 |= bit
        case 1: words.1 |= bit
        case 2: words.2 |= bit
        default: words.3 |= bit
        }
    }

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        let word =
            switch byte >> 6 {
            case 0: words.0
            case 1: words.1
            case 2: words.2
            default: words.3
            }
        return word >> UInt64(byte & 63) & 1 == 1
    }

    static func == (left: FilterByteSet, right: FilterByteSet) -> Bool { left.words == right.words }

    func hash(into hasher: inout Hasher) {
        hasher.combine(words.0)
        hasher.combine(words.1)
        hasher.combine(words.2)
        hasher.combine(words.3)
    }
}

/// Codes of each layer: names of PDUs and errors are looked up once, when the expression is read.
struct FilterNameSet: Sendable, Hashable {
    var att = FilterByteSet()
    var gatt = FilterByteSet()
    var link = FilterByteSet()
    /// Normalised names of the other layers, where one code does not tell the name.
    var others: Set<[UInt8]> = []
    /// `others` are those that are not wanted.
    var excludesOthers = false

    func containsOther(_ name: [UInt8]) -> Bool { others.contains(name) != excludesOthers }

    mutating func insert(_ code: UInt8, _ layer: TraceLayer) {
        switch layer {
        case .att: att.insert(code)
        case .gatt: gatt.insert(code)
        case .link: link.insert(code)
        case .hci, .l2cap, .vendor: break
        }
    }

    @inline(__always)
    func contains(_ code: UInt8, _ layer: TraceLayer) -> Bool {
        switch layer {
        case .att: att.contains(code)
        case .gatt: gatt.contains(code)
        case .link: link.contains(code)
        case .hci, .l2cap, .vendor: false
        }
    }
}
