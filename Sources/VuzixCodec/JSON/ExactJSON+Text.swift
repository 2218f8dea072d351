// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding

extension ExactJSON {
    /// The value as UTF-8 without white space; halves of surrogate pairs are escaped (`\ud83d`).
    ///
    /// - Parameter sorted: whether the members of objects go by the UTF-16 units of their names, which makes the text
    ///   canonical, instead of by their own order.
    func text(sorted: Bool) -> String {
        var output = OutputBuffer(capacity: 256)
        write(to: &output, sorted: sorted)
        return output.string
    }

    private func write(to output: inout OutputBuffer, sorted: Bool) {
        switch self {
        case .null: output.append("null")
        case .bool(let value): output.append(value ? "true" : "false")
        case .number(let spelling): output.append(spelling)
        case .integer(let value): output.append(decimal: value)
        case .double(let value): output.append("\(value)" as String)
        case .float(let value): output.append("\(value)" as String)
        case .string(let text): Self.write(text, to: &output)
        case .array(let elements):
            output.append("[")
            for (index, element) in elements.enumerated() {
                if index > 0 { output.append(",") }
                element.write(to: &output, sorted: sorted)
            }
            output.append("]")
        case .object(let members):
            output.append("{")
            for (index, member) in (sorted ? members.sorted { $0.key < $1.key } : members).enumerated() {
                if index > 0 { output.append(",") }
                Self.write(member.key, to: &output)
                output.append(":")
                member.value.write(to: &output, sorted: sorted)
            }
            output.append("}")
        }
    }

    private static func write(_ text: JavaString, to output: inout OutputBuffer) {
        output.append(0x22)
        defer { output.append(0x22) }
        let units = text.units
        if units.allSatisfy({ $0 >= 0x20 && $0 < 0x7f && $0 != 0x22 && $0 != 0x5c }) {
            for unit in units { output.append(UInt8(truncatingIfNeeded: unit)) }
            return
        }
        var start = 0
        while start < units.count {
            // Whole characters up to the next half of a pair.
            var end = start
            while end < units.count {
                guard units[end] & 0xf800 == 0xd800 else {
                    end += 1
                    continue
                }
                let isPair =
                    units[end] & 0x0400 == 0 && end + 1 < units.count && units[end + 1] & 0xfc00 == 0xdc00
                guard isPair else { break }
                end += 2
            }
            let utf8 = Array(String(decoding: units[start..<end], as: UTF16.self).utf8)
            output.append(escaping: utf8.span)
            start = end
            if start < units.count {
                output.append("\\u")
                output.append(hex: UInt64(units[start]), digits: 4)
                start += 1
            }
        }
    }
}
