// SPDX-License-Identifier: Apache-2.0

/// A dynamic L2CAP channel: BR/EDR connection-oriented, or LE credit-based.
final class TraceChannel {
    enum Mode { case basic, creditBased }

    let psm: UInt16
    let mode: Mode
    var bearer = ATTBearer()
    /// Partial SDUs of credit-based channels, by side.
    var partial: ([UInt8], [UInt8]) = ([], [])
    var wanted: (Int, Int) = (0, 0)

    init(psm: UInt16, mode: Mode) {
        self.psm = psm
        self.mode = mode
        bearer.mtu = minimumMTU
    }

    /// What BR/EDR channels have unless they are configured otherwise (Core specification, volume 3, part A, 5.1).
    static let basicMTU: UInt16 = 672

    private var minimumMTU: Int { mode == .creditBased ? 64 : 48 }
    /// Largest SDU that each side takes.
    private var offers: (Int, Int) = (Int(UInt16.max), Int(UInt16.max))

    /// The ATT_MTU is the smaller of what the two sides take (Core specification, volume 3, part G, 5.3).
    func offer(_ mtu: UInt16, side: Int) {
        if side == 0 { offers.0 = Int(mtu) } else { offers.1 = Int(mtu) }
        bearer.mtu = max(minimumMTU, min(offers.0, offers.1))
    }

    /// ATT over BR/EDR (PSM 0x001F) or enhanced ATT (SPSM 0x0027).
    var carriesATT: Bool { psm == 0x001f || psm == 0x0027 }

    /// Takes one K-frame's payload; returns the SDU when it is whole (Core specification, volume 3, part A, 3.4.3).
    func assemble(_ payload: Span<UInt8>, side: Int) -> [UInt8]? {
        var buffer = side == 0 ? partial.0 : partial.1
        var want = side == 0 ? wanted.0 : wanted.1
        var start = 0
        if want == 0 {
            guard payload.count >= 2 else { return nil }
            want = Int(UInt16(payload[0]) | UInt16(payload[1]) << 8)
            buffer.removeAll(keepingCapacity: true)
            start = 2
        }
        payload.extracting(start..<payload.count).withUnsafeBufferPointer { buffer.append(contentsOf: $0) }
        let isWhole = buffer.count >= want
        let sdu = isWhole ? Array(buffer.prefix(want)) : nil
        if isWhole {
            buffer.removeAll(keepingCapacity: true)
            want = 0
        }
        if side == 0 {
            partial.0 = buffer
            wanted.0 = want
        } else {
            partial.1 = buffer
            wanted.1 = want
        }
        return sdu
    }
}
