// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import FieldCoding

/// The names of PDUs and errors, with the codes that they stand for.
struct FilterNames {
    private struct Entry {
        var layer: TraceLayer
        var code: UInt8
        /// As it is printed.
        var name: StaticString
        /// Normalised: as it is printed, as people and Wireshark spell it, and with lowerCamelCase taken apart.
        var spellings: [[UInt8]]
    }

    private var entries: [Entry] = []
    /// Names of packets below ATT and of vendors' messages, as they are printed.
    private var others: [String] = []

    /// Names of PDUs, procedures and changes of connections.
    static var events: FilterNames {
        var names = FilterNames()
        for code in UInt8.min...UInt8.max {
            let opcode = ATTOpcode(rawValue: code)
            names.add(.att, code, opcode.name ?? "unknown", opcode.displayName)
            if let procedure = GATTProcedure(rawValue: code) {
                names.add(.gatt, code, procedure.name, procedure.displayName)
            }
            if let change = LinkChange(rawValue: code) { names.add(.link, code, EventNames.change(change), nil) }
        }
        var seen: Set<String> = []
        names.others = (PacketNames.all + VendorFamilies.messageNames).filter { seen.insert($0).inserted }
        return names
    }

    /// Names of ATT error codes, and of the controller's reasons.
    static var errors: FilterNames {
        var names = FilterNames()
        for code in 1...UInt8.max {
            let error = ATTErrorCode(rawValue: code)
            if let name = error.name {
                names.add(.att, code, name, error.displayName)
                names.add(.gatt, code, name, error.displayName)
            }
            if let name = HCIStatus(rawValue: code).name { names.add(.link, code, name, nil) }
        }
        return names
    }

    private mutating func add(_ layer: TraceLayer, _ code: UInt8, _ name: StaticString, _ displayName: StaticString?) {
        var spellings = [FilterText.normalized(name)]
        for spelling in [displayName.map { FilterText.normalized($0) }, FilterText.split(name)] {
            if let spelling, !spellings.contains(spelling) { spellings.append(spelling) }
        }
        entries.append(Entry(layer: layer, code: code, name: name, spellings: spellings))
    }

    /// All names once, for suggestions.
    var all: [String] {
        var seen: Set<String> = []
        return (entries.map { "\($0.name)" } + others).filter { seen.insert($0).inserted }
    }

    /// The codes that `isWanted` accepts by a normalised name; nil if there are none.
    func codes(where isWanted: ([UInt8]) -> Bool) -> FilterNameSet? {
        var set = FilterNameSet()
        var isEmpty = true
        for entry in entries where entry.spellings.contains(where: isWanted) {
            set.insert(entry.code, entry.layer)
            isEmpty = false
        }
        for name in others {
            let normalized = FilterText.normalized(name.utf8)
            guard isWanted(normalized) else { continue }
            set.others.insert(normalized)
            isEmpty = false
        }
        return isEmpty ? nil : set
    }

    /// The codes that are in none of `sets`.
    func codes(outside set: FilterNameSet) -> FilterNameSet {
        var rest = FilterNameSet()
        for entry in entries where !set.contains(entry.code, entry.layer) { rest.insert(entry.code, entry.layer) }
        rest.others = set.others
        rest.excludesOthers = true
        return rest
    }

    /// The number of an ATT name.
    func attCode(_ literal: FilterLiteral) -> UInt8? {
        let wanted = FilterText.normalized(literal.bytes)
        return entries.first { $0.layer == .att && $0.spellings.contains(wanted) }?.code
    }
}
