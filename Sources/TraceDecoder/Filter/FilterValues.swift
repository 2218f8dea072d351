// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import CaptureFiles
import FieldCoding

/// Literals as values of a field, or the error that says what the field takes.
enum FilterValues {
    static func integer(_ literal: FilterLiteral, _ number: FilterNumber) throws(FilterError) -> Int64 {
        if let value = literal.integer { return value }
        switch number.source {
        case .opcode, .refusedOpcode:
            if let code = FilterNames.events.attCode(literal) { return Int64(code) }
        case .error:
            if let code = FilterNames.errors.attCode(literal) { return Int64(code) }
        case .byte where !literal.isQuoted && literal.byteString?.count == 1:
            throw FilterError("a single byte is a number: write 0x\(literal.text)", literal.range)
        default: break
        }
        let digits = literal.bytes.drop { $0 == 0x2d }
        if !literal.isQuoted,
            Decimal64(parsing: literal.text) != nil || digits.allSatisfy({ (0x30...0x39).contains($0) })
        {
            throw FilterError("a whole number of at most 64 bits is expected", literal.range)
        }
        throw FilterError("a number is expected, such as 27 or 0x1b, not '\(literal.text)'", literal.range)
    }

    static func decimal(_ literal: FilterLiteral) throws(FilterError) -> Decimal64 {
        guard let value = literal.decimal else { throw FilterError("a number is expected", literal.range) }
        return value
    }

    static func time(_ literal: FilterLiteral, _ operand: FilterOperand) throws(FilterError) -> FilterTime {
        var isRelative = false
        if case .relativeTime = operand { isRelative = true }
        guard let time = FilterTime(literal, isRelative: isRelative) else {
            throw FilterError(
                isRelative
                    ? "a relative time is seconds since the first record, such as 12.5"
                    : "a time is seconds since 1970, such as 1668639327.822701; time_relative counts from the first "
                        + "record", literal.range)
        }
        return time
    }

    static func bytes(_ literal: FilterLiteral) throws(FilterError) -> [UInt8] {
        guard let bytes = literal.byteString else {
            throw FilterError(
                "bytes are pairs of hex digits, such as 1b0800 or 1b:08:00, or a text in quotes", literal.range)
        }
        return bytes
    }

    /// The literals of a set without ranges.
    static func single(_ elements: [FilterElement]) throws(FilterError) -> [FilterLiteral] {
        if let range = elements.first(where: { $0.high != nil }) {
            throw FilterError("only numbers, times and bytes have ranges", range.range)
        }
        return elements.map(\.low)
    }

    static func names(
        _ literals: [FilterLiteral], _ names: FilterNames, _ what: String
    ) throws(FilterError) -> FilterNameSet {
        var wanted: Set<[UInt8]> = []
        for literal in literals {
            let name = FilterText.normalized(literal.bytes)
            guard names.codes(where: { $0 == name }) != nil else {
                let suggestion = FilterSuggestion.text(for: literal.text, among: names.all)
                throw FilterError("unknown \(what) '\(literal.text)'\(suggestion)", literal.range)
            }
            wanted.insert(name)
        }
        return names.codes { wanted.contains($0) } ?? FilterNameSet()
    }

    // MARK: UUIDs

    static func uuids(_ literals: [FilterLiteral]) throws(FilterError) -> Set<BluetoothUUID> {
        var uuids: Set<BluetoothUUID> = []
        for literal in literals {
            if let uuid = FilterUUIDSet.parse(literal) {
                uuids.insert(uuid)
                continue
            }
            let name = FilterText.normalized(literal.bytes)
            let named = FilterUUIDSet.named { $0 == name }
            guard !named.isEmpty else {
                let suggestion = FilterSuggestion.text(for: literal.text, among: FilterUUIDSet.commonNames)
                throw FilterError(
                    "'\(literal.text)' is neither a UUID, such as 2a37, nor the name of one\(suggestion)",
                    literal.range)
            }
            uuids.formUnion(named)
        }
        return uuids
    }

    /// UUIDs by their names; with `isNegated` all that have another name.
    static func attributeNames(
        _ literals: [FilterLiteral], _ isNegated: Bool
    ) throws(FilterError) -> Set<BluetoothUUID> {
        let wanted = Set(literals.map { FilterText.normalized($0.bytes) })
        let found = FilterUUIDSet.named { wanted.contains($0) }
        let known = Set(found.compactMap { AttributeDescriptor.name(of: $0).map { FilterText.normalized($0.utf8) } })
        for literal in literals where !known.contains(FilterText.normalized(literal.bytes)) {
            let suggestion = FilterSuggestion.text(for: literal.text, among: FilterUUIDSet.commonNames)
            throw FilterError("no attribute type is named '\(literal.text)'\(suggestion)", literal.range)
        }
        return isNegated ? FilterUUIDSet.named { !wanted.contains($0) } : found
    }

    static func addresses(_ literals: [FilterLiteral]) throws(FilterError) -> [UInt64] {
        var addresses: [UInt64] = []
        for literal in literals {
            guard let address = FilterAddresses.parse(literal) else {
                throw FilterError("an address is written like c0:11:22:33:44:55", literal.range)
            }
            addresses.append(address)
        }
        return addresses
    }

    // MARK: Small enumerations

    /// A bit for each direction whose name is accepted.
    static func directions(_ isWanted: ([UInt8]) -> Bool) -> UInt8 {
        let all: [PacketDirection] = [.unknown, .sent, .received, .central, .peripheral]
        return all.reduce(0) {
            isWanted(FilterText.normalized(EventNames.direction($1))) ? $0 | 1 << $1.rawValue : $0
        }
    }

    static func directions(_ literals: [FilterLiteral]) throws(FilterError) -> UInt8 {
        var mask: UInt8 = 0
        for literal in literals {
            let name = FilterText.normalized(literal.bytes)
            var found = directions { $0 == name }
            // As Wireshark numbers them.
            if let number = literal.integer, number == 0 || number == 1 {
                found = 1 << (number == 0 ? PacketDirection.sent : .received).rawValue
            }
            guard found != 0 else {
                throw FilterError(
                    "a direction is sent, received, central, peripheral or unknown", literal.range)
            }
            mask |= found
        }
        return mask
    }

    /// A bit for each layer whose name is accepted.
    static func layers(_ isWanted: ([UInt8]) -> Bool) -> UInt8 {
        TraceLayer.allCases.reduce(0) {
            isWanted(FilterText.normalized(EventNames.layer($1))) ? $0 | 1 << $1.rawValue : $0
        }
    }

    static func layers(_ literals: [FilterLiteral]) throws(FilterError) -> UInt8 {
        var mask: UInt8 = 0
        for literal in literals {
            let name = FilterText.normalized(literal.bytes)
            let found = layers { $0 == name }
            guard found != 0 else {
                throw FilterError("a layer is hci, l2cap, att, gatt, vendor or link", literal.range)
            }
            mask |= found
        }
        return mask
    }
}
