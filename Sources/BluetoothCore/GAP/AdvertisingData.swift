// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
public import FieldCoding

/// Advertising data, scan response data or an extended inquiry response: structures one after the other (Core
/// specification 5.4, volume 3, part C, 11).
///
/// A lenient decode never fails: a structure that cannot be read keeps its bytes, one whose length reaches too far
/// keeps that length, and each oddity is reported. A length of zero ends the structures early.
public struct AdvertisingData: FieldCoded, Hashable {
    public var structures: [ADStructure] = []
    /// All bytes from a length of zero on (zeros in valid data), or a last length byte that nothing follows.
    public var padding: [UInt8] = []

    public init() {}
    public init(_ structures: [ADStructure]) { self.structures = structures }
    public init(_ contents: ADContent...) { structures = contents.map { ADStructure($0) } }

    /// The first content of a type.
    public subscript(_ type: ADType) -> ADContent? { structures.first { $0.type == type }?.content }

    /// The complete local name, or else the shortened one.
    public var localName: String? {
        var result: String?
        for structure in structures {
            if case .completeLocalName(let name) = structure.content { return name.name.string }
            if case .shortenedLocalName(let name) = structure.content, result == nil { result = name.name.string }
        }
        return result
    }

    /// All services that are listed or have data here.
    public var serviceUUIDs: [BluetoothUUID] {
        structures.flatMap { structure -> [BluetoothUUID] in
            switch structure.content {
            case .incompleteServiceUUIDs16(let list), .completeServiceUUIDs16(let list): list.uuids
            case .incompleteServiceUUIDs32(let list), .completeServiceUUIDs32(let list): list.uuids
            case .incompleteServiceUUIDs128(let list), .completeServiceUUIDs128(let list): list.uuids
            default: []
            }
        }
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        if !coder.isReading { settle() }
        var list = ADStructureList(structures: structures, padding: padding)
        try coder.field("structures", &list)
        structures = list.structures
        padding = list.padding
    }

    /// Leaves out what does not fit `count` bytes, from the end.
    mutating func limit(to count: Int) {
        while encoded().count > count {
            if !padding.isEmpty {
                padding.removeLast()
            } else if !structures.isEmpty {
                structures.removeLast()
            } else {
                return
            }
        }
    }

    /// Makes lengths and padding such that they read back as they are.
    private mutating func settle() {
        for index in structures.indices.dropLast() { structures[index].declaredLength = nil }
        // A structure that reaches too far takes what follows it.
        if let last = structures.indices.last, structures[last].declaredLength != nil, !padding.isEmpty {
            structures[last].declaredLength = nil
        }
        if let first = padding.first, first != 0, padding.count > 1 { padding[0] = 0 }
    }
}

/// The structures and what follows them as one field: how many there are shows only while they are read.
struct ADStructureList: FieldValue {
    var structures: [ADStructure] = []
    var padding: [UInt8] = []

    mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        structures = []
        padding = []
        while let length = reader.peek() {
            guard length != 0, reader.remaining > 1 else { return try readPadding(from: &reader) }
            var structure = ADStructure()
            try structure.read(from: &reader)
            structures.append(structure)
        }
    }

    private mutating func readPadding(from reader: inout ByteReader) throws(DecodeError) {
        let start = reader.position
        padding = reader.readRemainingBytes()
        if padding.first != 0 {
            try reader.report(DecodeError(.truncated(needed: 1, available: 0), offset: start + 1))
        } else if padding.contains(where: { $0 != 0 }) {
            try reader.report(
                DecodeError(.invalidValue, offset: start, detail: "only zeros may follow a length of zero"))
        }
    }

    func write(to writer: inout ByteWriter) {
        for structure in structures { structure.write(to: &writer) }
        writer.write(padding)
    }

    func print(to printer: inout ValuePrinter) {
        printer.beginArray()
        for structure in structures { structure.print(to: &printer) }
        if !padding.isEmpty {
            printer.beginObject()
            printer.key("padding")
            printer.hex(padding.span)
            printer.endObject()
        }
        printer.endArray()
    }

    mutating func parse(_ json: JSONValue) throws(JSONFault) {
        structures = []
        padding = []
        for element in try json.arrayValue() {
            if element["padding"] != nil {
                padding = try JSONMembers(element, ["padding"]).bytes("padding") ?? []
            } else {
                var structure = ADStructure()
                try structure.parse(element)
                structures.append(structure)
            }
        }
    }

    var fieldType: FieldType { FieldType("list of AD structures") }
}
