// SPDX-License-Identifier: Apache-2.0

/// The text of URIs that a parcel holds in parts.
///
/// Source: Android `android.net.Uri`, `OpaqueUri` and `HierarchicalUri`.
enum ParcelURI {
    /// Reads a URI whose kind is not null.
    static func read(_ cursor: inout ParcelCursor, _ api: AndroidAPI) -> JavaString? {
        let kind = cursor.word()
        guard kind != 0 else { return nil }
        if kind == 1 || api.hasPlainURIs { return cursor.text(api) }
        var text: [UInt16] = []
        if let scheme = cursor.text(api) { text += scheme.units + [0x3a] }
        if kind == 2 {
            text += part(&cursor, api)?.units ?? []
        } else {
            let authority = part(&cursor, api)
            let path = part(&cursor, api, keeping: [0x2f])
            let query = part(&cursor, api)
            if let authority { text += [0x2f, 0x2f] + authority.units }
            text += path?.units ?? []
            if let query, !query.units.isEmpty { text += [0x3f] + query.units }
        }
        if let fragment = part(&cursor, api), !fragment.units.isEmpty { text += [0x23] + fragment.units }
        return JavaString(units: text)
    }

    /// A part in its encoded form.
    private static func part(
        _ cursor: inout ParcelCursor, _ api: AndroidAPI, keeping: [UInt16] = []
    ) -> JavaString? {
        switch cursor.word() {
        case 0:
            let encoded = cursor.text(api)
            _ = cursor.text(api)
            return encoded
        case 1: return cursor.text(api)
        default: return cursor.text(api).map { encode($0, keeping: keeping) }
        }
    }

    /// Percent signs for all but letters, digits, `_-!.~'()*` and what is to be kept.
    static func encode(_ text: JavaString, keeping: [UInt16]) -> JavaString {
        var result: [UInt16] = []
        let unreserved = Set("_-!.~'()*".utf16).union(keeping)
        let digits = Array("0123456789ABCDEF".utf16)
        for scalar in String(decoding: text.units, as: UTF16.self).unicodeScalars {
            if let unit = UInt16(exactly: scalar.value), isLetterOrDigit(unit) || unreserved.contains(unit) {
                result.append(unit)
                continue
            }
            for byte in String(Character(scalar)).utf8 {
                result += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return JavaString(units: result)
    }

    private static func isLetterOrDigit(_ unit: UInt16) -> Bool {
        switch unit {
        case 0x30...0x39, 0x41...0x5a, 0x61...0x7a: true
        default: false
        }
    }
}
