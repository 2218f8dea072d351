// SPDX-License-Identifier: Apache-2.0

/// Options of a pcapng block: code u16, length u16, value, padding to four bytes; code 0 ends them.
enum PcapngOptions {
    /// Calls `body` with code and value range of each option. Options that do not fit end the walk quietly: what
    /// they belong to is sound without them.
    @inline(__always)
    static func forEach(
        _ window: UnsafeRawBufferPointer, from start: Int, to end: Int, bigEndian: Bool,
        _ body: (UInt16, Range<Int>) -> Void
    ) {
        var position = start
        while end - position >= 4 {
            let code: UInt16 = window.load(position, bigEndian: bigEndian)
            let length = Int(window.load(position + 2, bigEndian: bigEndian, as: UInt16.self))
            position += 4
            guard code != 0, end - position >= length else { return }
            body(code, position..<(position + length))
            position += min((length + 3) & ~3, end - position)
        }
    }

    static func text(_ window: UnsafeRawBufferPointer, _ range: Range<Int>) -> String {
        String(decoding: UnsafeRawBufferPointer(rebasing: window[range]), as: UTF8.self)
    }
}
