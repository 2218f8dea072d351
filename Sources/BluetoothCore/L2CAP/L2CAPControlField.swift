// SPDX-License-Identifier: Apache-2.0

/// The control field of frames in retransmission, flow control, streaming and enhanced retransmission mode (I-frames and
/// S-frames; Core specification 5.4, volume 3, part A, 3.3.2). It is kept as it came; the properties read it.
///
/// ```
/// enhanced, 16 bits, I-frame:  SAR:2 ReqSeq:6 F:1 TxSeq:6 0      S-frame:  0:2 ReqSeq:6 F:1 0:2 P:1 S:2 0:1 1
/// extended, 32 bits, I-frame:  TxSeq:14 SAR:2 ReqSeq:14 F:1 0    S-frame:  0:13 P:1 S:2 ReqSeq:14 F:1 1
/// ```
/// Retransmission and flow control mode have the 16-bit form with R (retransmission disable) in place of F.
public struct L2CAPControlField: Sendable, Hashable {
    public var rawValue: UInt32
    /// 32 bits in place of 16.
    public var isExtended: Bool

    public init(enhanced: UInt16) {
        rawValue = UInt32(enhanced)
        isExtended = false
    }

    public init(extended: UInt32) {
        rawValue = extended
        isExtended = true
    }

    /// How a frame relates to its SDU.
    public enum Segment: UInt8, Sendable, Hashable {
        case unsegmented = 0
        case start = 1
        case end = 2
        case continuation = 3
    }

    public enum Supervision: UInt8, Sendable, Hashable {
        case receiverReady = 0
        case reject = 1
        case receiverNotReady = 2
        case selectiveReject = 3
    }

    private func bits(_ first: UInt32, _ count: UInt32) -> UInt16 {
        UInt16(truncatingIfNeeded: (rawValue >> first) & ((1 << count) - 1))
    }

    public var isSupervisory: Bool { rawValue & 1 == 1 }
    /// The final bit, or R in the older modes.
    public var isFinal: Bool { bits(isExtended ? 1 : 7, 1) == 1 }
    /// The next frame that the sender expects.
    public var requestSequence: UInt16 { isExtended ? bits(2, 14) : bits(8, 6) }
    /// The number of an I-frame; nil for S-frames.
    public var transmitSequence: UInt16? { isSupervisory ? nil : isExtended ? bits(18, 14) : bits(1, 6) }
    /// Nil for S-frames.
    public var segment: Segment? {
        isSupervisory ? nil : Segment(rawValue: UInt8(bits(isExtended ? 16 : 14, 2)))
    }
    /// Nil for I-frames.
    public var supervision: Supervision? {
        isSupervisory ? Supervision(rawValue: UInt8(bits(isExtended ? 16 : 2, 2))) : nil
    }
    /// The poll bit of an S-frame.
    public var isPoll: Bool { isSupervisory && bits(isExtended ? 18 : 4, 1) == 1 }
}
