// SPDX-License-Identifier: Apache-2.0

/// The header of a ``WVP1Fragment``, read without copying the payload.
struct FragmentHeader {
    let flags: WVP1Fragment.Flags
    let slot: UInt8
    let number: UInt16
    let start: WVP1Fragment.Start?
    /// Where the payload begins.
    let byteCount: Int

    /// Nil when there are too few bytes for what the flags say.
    init?(_ value: [UInt8]) {
        guard value.count >= WVP1Limits.headerByteCount else { return nil }
        flags = WVP1Fragment.Flags(rawValue: value[0])
        slot = value[1]
        number = UInt16(value[2]) | UInt16(value[3]) << 8
        guard flags.contains(.first) else {
            start = nil
            byteCount = WVP1Limits.headerByteCount
            return
        }
        guard value.count >= WVP1Limits.firstHeaderByteCount else { return nil }
        start = WVP1Fragment.Start(byteCount: Self.number(value, at: 4), checksum: Self.number(value, at: 8))
        byteCount = WVP1Limits.firstHeaderByteCount
    }

    private static func number(_ value: [UInt8], at offset: Int) -> UInt32 {
        (0..<4).reduce(0) { $0 | UInt32(value[offset + $1]) << UInt32(8 * $1) }
    }
}
