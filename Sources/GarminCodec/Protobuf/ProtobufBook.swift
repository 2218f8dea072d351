// SPDX-License-Identifier: Apache-2.0

/// Schemas that refer to one another by name, read from a table of one line a message, which a line that starts with
/// spaces continues:
///
///     Message: 1 name kind; 2 name kind
///
/// Kinds are `uint`, `int`, `sint`, `bool`, `fixed64`, `float`, `string`, `bytes`, `enum(0 zero,1 one)`, `message` for one
/// that nothing is known of, or the name of a message. A star behind
/// the kind marks a field that may repeat.
public struct ProtobufBook: Sendable {
    public let schemas: [String: ProtobufSchema]

    /// Lines that cannot be read are left out; tests see to it that none are.
    init(_ table: String) {
        var schemas: [String: ProtobufSchema] = [:]
        for line in Self.joined(table) {
            let halves = line.split(separator: ":", maxSplits: 1)
            guard let name = halves.first.map(String.init) else { continue }
            let entries = halves.count > 1 ? halves[1].split(separator: ";") : []
            schemas[name] = ProtobufSchema(name: name, fields: entries.compactMap(Self.field))
        }
        self.schemas = schemas
    }

    private static func joined(_ table: String) -> [String] {
        var lines: [String] = []
        for line in table.split(separator: "\n") {
            if line.hasPrefix("  "), let last = lines.indices.last {
                lines[last] += " " + line.drop { $0 == " " }
            } else {
                lines.append(String(line))
            }
        }
        return lines
    }

    private static func field(_ entry: Substring) -> ProtobufSchema.Field? {
        let words = entry.drop { $0 == " " }.split(separator: " ", maxSplits: 2)
        guard words.count == 3, let number = UInt32(words[0]) else { return nil }
        let isRepeated = words[2].last == "*"
        return ProtobufSchema.Field(
            number: number, name: String(words[1]), kind: kind(isRepeated ? words[2].dropLast() : words[2]),
            isRepeated: isRepeated)
    }

    private static func kind(_ word: Substring) -> ProtobufSchema.Kind {
        switch word {
        case "uint": return .unsigned
        case "int": return .signed
        case "sint": return .zigzag
        case "bool": return .bool
        case "fixed64": return .fixed64
        case "float": return .float
        case "string": return .text
        case "bytes": return .bytes
        default: break
        }
        guard word.hasPrefix("enum("), word.hasSuffix(")") else { return .message(String(word)) }
        var names: [UInt64: String] = [:]
        for member in word.dropFirst(5).dropLast().split(separator: ",") {
            let parts = member.split(separator: " ")
            guard parts.count == 2, let code = UInt64(parts[0]) else { continue }
            names[code] = String(parts[1])
        }
        return .enumeration(names)
    }
}
