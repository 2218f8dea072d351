// SPDX-License-Identifier: Apache-2.0

/// Rules for the 32 bits in front of every LE PDU on the air (Core specification 5.4, volume 6, part B, 2.1.2).
public enum LLAccessAddress {
    /// Of all PDUs on the primary advertising channels.
    public static let advertising: UInt32 = 0x8e89_bed6

    /// Whether a connection may have the address on an uncoded PHY: no more than six equal bits in a row, not the
    /// advertising address nor one bit away from it, not four equal bytes, no more than 24 transitions, and at least
    /// two transitions in the most significant six bits.
    public static func isValidForConnection(_ address: UInt32) -> Bool {
        guard (address ^ advertising).nonzeroBitCount > 1 else { return false }
        let byte = address & 0xff
        guard address != byte * 0x0101_0101 else { return false }
        let transitions = (address ^ address >> 1) & 0x7fff_ffff
        guard transitions.nonzeroBitCount <= 24, (transitions >> 26).nonzeroBitCount >= 2 else { return false }
        var run = 1
        for bit in 0..<31 as Range<UInt32> {
            run = transitions >> bit & 1 == 1 ? 1 : run + 1
            if run > 6 { return false }
        }
        return true
    }
}
