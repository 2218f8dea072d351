// SPDX-License-Identifier: Apache-2.0

import BluetoothCore

/// Which UUID of an event's attribute is meant.
enum FilterUUIDField: UInt8, Sendable, Hashable {
    case uuid
    case service
    case characteristic

    @inline(__always)
    func uuid(_ event: TraceEvent, _ context: borrowing TraceContext) -> BluetoothUUID? {
        guard let attribute = context.attribute(event) else { return nil }
        return switch self {
        case .uuid: attribute.uuid
        case .service: attribute.service
        case .characteristic: attribute.characteristic
        }
    }
}

/// UUIDs that a field is compared with; equal are those with the same 128 bits, whatever their width.
struct FilterUUIDSet: Sendable {
    private var few: [BluetoothUUID] = []
    private var many: Set<BluetoothUUID> = []
    var isNegated = false

    init(_ uuids: Set<BluetoothUUID>, isNegated: Bool) {
        if uuids.count <= 8 { few = Array(uuids) } else { many = uuids }
        self.isNegated = isNegated
    }

    func admits(_ uuid: BluetoothUUID) -> Bool {
        (few.contains(uuid) || (!many.isEmpty && many.contains(uuid))) != isNegated
    }

    // MARK: Reading

    /// A UUID as text: 4, 8 or 32 hex digits, perhaps after `0x`, the long form with or without its dashes.
    static func parse(_ literal: FilterLiteral) -> BluetoothUUID? {
        var word = literal.text[...]
        if word.hasPrefix("0x") || word.hasPrefix("0X") { word = word.dropFirst(2) }
        let digits = word.utf8.count { $0 != 0x2d }
        guard word.utf8.allSatisfy({ isHexOrDash($0) }), digits == word.utf8.count || word.utf8.count == 36 else {
            return nil
        }
        return BluetoothUUID(String(word))
    }

    private static func isHexOrDash(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x46, 0x61...0x66, 0x2d: true
        default: false
        }
    }

    /// All UUIDs whose assigned name is accepted, normalised.
    static func named(_ isWanted: ([UInt8]) -> Bool) -> Set<BluetoothUUID> {
        var found: Set<BluetoothUUID> = []
        forEachName { uuid, name in
            guard isWanted(FilterText.normalized(name.utf8)) else { return }
            // Tables overlap; what counts is the name that is printed.
            if AttributeDescriptor.name(of: uuid).map({ $0.utf8.elementsEqual(name.utf8) }) ?? false {
                found.insert(uuid)
            }
        }
        return found
    }

    /// Names of services, characteristics and descriptors, for suggestions.
    static var commonNames: [String] {
        var names: [String] = []
        for table in [NameTable.services, .characteristics, .descriptors, .declarations] {
            for line in table.lines.split(separator: "\n") { names.append(String(line.dropFirst(table.digits + 1))) }
        }
        return names
    }

    private static func forEachName(_ body: (BluetoothUUID, Substring) -> Void) {
        let tables: [NameTable] = [
            .services, .characteristics, .descriptors, .declarations, .units, .objectTypes, .protocols, .serviceClasses,
            .meshProfiles, .members, .organizations, .vendors,
        ]
        for table in tables {
            for line in table.lines.split(separator: "\n") {
                guard let number = UInt128(line.prefix(table.digits), radix: 16) else { continue }
                let name = line.dropFirst(table.digits + 1)
                if let short = UInt16(exactly: number) {
                    body(BluetoothUUID(short), name)
                } else {
                    body(
                        BluetoothUUID(
                            high: UInt64(truncatingIfNeeded: number >> 64), low: UInt64(truncatingIfNeeded: number)),
                        name)
                }
            }
        }
    }
}

/// Addresses of peers.
struct FilterAddresses: Sendable {
    var values: [UInt64]
    var isNegated: Bool

    func admits(_ address: BluetoothAddress) -> Bool { values.contains(address.value) != isNegated }

    /// Six bytes in hex with `:` or `-` between.
    static func parse(_ literal: FilterLiteral) -> UInt64? {
        guard literal.bytes.count == 17, let bytes = FilterLiteral.hexBytes(literal.bytes[...]), bytes.count == 6 else {
            return nil
        }
        return bytes.reduce(0) { $0 << 8 | UInt64($1) }
    }
}
