// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// Takes frames of ``GarminCOBS`` out of a stream that comes in pieces.
///
/// A zero ends a frame and starts the next one; several in a row are one. What was begun is dropped when nothing came
/// for ``Profile/longestGap``, or when it becomes longer than ``Profile/longestFrame``. Frames shorter than
/// ``Profile/shortestFrame`` are passed over.
public struct COBSDecoder: Sendable {
    public struct Profile: Sendable, Hashable {
        /// Nanoseconds after which an unfinished frame is given up: 1.5 s in Gadgetbridge and garmin-ble.
        public var longestGap: Int64 = 1_500_000_000
        /// Encoded bytes of a frame: a packet has at most 65,535.
        public var longestFrame = 66_000
        /// Bytes of a frame with both of its zeros: with 4, as in Gadgetbridge and garmin-ble, a frame holds something.
        public var shortestFrame = 4

        public init() {}
    }

    public enum Output: Sendable, Hashable {
        case frame([UInt8])
        /// A frame that cannot be read, with the bytes between its zeros.
        case damaged(DecodeError, [UInt8])
        /// Bytes of a frame that was given up.
        case dropped([UInt8], reason: String)
    }

    public var profile: Profile
    /// Encoded bytes since the last zero.
    public private(set) var pending: [UInt8] = []
    private var last: Int64?
    /// The rest of a frame that was too long is passed over.
    private var isSkipping = false

    public init(profile: Profile = Profile()) { self.profile = profile }

    /// - Parameter time: Nanoseconds since any fixed point; nil where it is not known, and no gap is seen then.
    public mutating func receive(_ bytes: [UInt8], at time: Int64? = nil, into output: inout [Output]) {
        if let time, let last, !pending.isEmpty {
            let (gap, isOverflow) = time.subtractingReportingOverflow(last)
            if isOverflow || gap > profile.longestGap { drop("nothing came for too long", into: &output) }
        }
        if let time { last = time }
        for byte in bytes {
            if byte == 0 {
                finish(into: &output)
            } else if !isSkipping {
                pending.append(byte)
                if pending.count > profile.longestFrame {
                    drop("longer than a frame may be", into: &output)
                    isSkipping = true
                }
            }
        }
    }

    /// Gives up what was begun.
    public mutating func reset(into output: inout [Output]) {
        drop("the link ended before the frame did", into: &output)
        isSkipping = false
    }

    private mutating func drop(_ reason: String, into output: inout [Output]) {
        guard !pending.isEmpty else { return }
        output.append(.dropped(pending, reason: reason))
        pending = []
    }

    private mutating func finish(into output: inout [Output]) {
        isSkipping = false
        guard !pending.isEmpty else { return }
        guard pending.count + 2 >= profile.shortestFrame else {
            return drop("shorter than a frame can be", into: &output)
        }
        var frame = COBSFrame()
        do throws(DecodeError) {
            try frame.decode(pending.span)
            output.append(.frame(frame.data))
        } catch {
            output.append(.damaged(error, pending))
        }
        pending.removeAll(keepingCapacity: pending.capacity <= 4096)
    }
}
