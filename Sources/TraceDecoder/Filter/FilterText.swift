// SPDX-License-Identifier: Apache-2.0

/// Text comparison that disregards the case of ASCII letters; no tables of Unicode are touched.
enum FilterText {
    static func folded(_ byte: UInt8) -> UInt8 { (0x41...0x5a).contains(byte) ? byte | 0x20 : byte }

    static func folded(_ bytes: some Sequence<UInt8>) -> [UInt8] { bytes.map { folded($0) } }

    /// For names: `Heart Rate`, `heart_rate` and `heart-rate` are one.
    static func normalized(_ bytes: some Sequence<UInt8>) -> [UInt8] {
        bytes.map { $0 == 0x5f || $0 == 0x2d ? 0x20 : folded($0) }
    }

    static func normalized(_ text: StaticString) -> [UInt8] { text.withUTF8Buffer { normalized($0) } }

    /// `remoteUserTerminated` as `remote user terminated`.
    static func split(_ text: StaticString) -> [UInt8] {
        text.withUTF8Buffer { bytes in
            var words: [UInt8] = []
            for (index, byte) in bytes.enumerated() {
                let isUpper = (0x41...0x5a).contains(byte)
                if isUpper, index > 0, !(0x41...0x5a).contains(bytes[index - 1]) { words.append(0x20) }
                words.append(byte)
            }
            return normalized(words)
        }
    }

    static func contains(_ text: [UInt8], _ part: [UInt8]) -> Bool { contains(text.span, part.span) }

    static func contains(_ text: Span<UInt8>, _ part: Span<UInt8>) -> Bool {
        guard !part.isEmpty else { return true }
        guard part.count <= text.count else { return false }
        let first = part[0]
        for start in 0...(text.count - part.count) where text[start] == first {
            var length = 1
            while length < part.count, text[start + length] == part[length] { length += 1 }
            if length == part.count { return true }
        }
        return false
    }
}
