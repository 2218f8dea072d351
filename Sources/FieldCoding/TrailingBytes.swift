// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// Bytes that are left over after the last field: printed under a key of their own, so that JSON keeps them, too.
@usableFromInline
enum TrailingBytes {
    static let key = "trailingBytes"

    @inline(never)
    @usableFromInline
    static func print(_ reader: borrowing ByteReader, _ printer: inout ValuePrinter) {
        printer.key("trailingBytes")
        printer.hex(reader.bytes.extracting(reader.offset..<reader.bytes.count))
    }
}

extension JSONValue {
    /// The value in `{"value": …, "trailingBytes": "…"}`, whose bytes are taken out; nil for anything else.
    func unwrapped(taking bytes: inout [UInt8]) throws(JSONFault) -> JSONValue? {
        guard case .object(let members) = self, members.count == 2, let value = self["value"],
            case .string = self[TrailingBytes.key]
        else { return nil }
        _ = try without(TrailingBytes.key, taking: &bytes)
        return value
    }

    /// The object without one member, whose bytes are taken out.
    func without(_ key: String, taking bytes: inout [UInt8]) throws(JSONFault) -> JSONValue {
        guard case .object(var members) = self, let index = members.firstIndex(where: { $0.key == key }) else {
            return self
        }
        do throws(JSONFault) { bytes = try members[index].value.hexBytes() } catch { throw error.inside(key) }
        members.remove(at: index)
        return .object(members)
    }
}
