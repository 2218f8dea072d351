// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

extension FragmentReceiver {
    /// A message under way.
    struct Partial: Sendable {
        var start: WVP1Fragment.Start
        var bytes: [UInt8] = []
        var checksum = WVP1Checksum()
        /// Number of the fragment that has to come next.
        var next = 0
        var wantsAcknowledgement = false
        var hasReservedBits = false
        var lastTime: Int64?

        init(start: WVP1Fragment.Start) { self.start = start }

        /// Takes a fragment that was checked. In place: whoever held a copy meanwhile would make each fragment as costly
        /// as the whole message.
        mutating func grow(by value: [UInt8], _ header: FragmentHeader, _ now: Int64?) {
            bytes.append(contentsOf: value[header.byteCount...])
            checksum.add(value.span.extracting(droppingFirst: header.byteCount))
            next += 1
            lastTime = now
            if header.flags.contains(.acknowledgementWanted) { wantsAcknowledgement = true }
            if header.flags.rawValue & ~WVP1Fragment.Flags.known != 0 { hasReservedBits = true }
        }
    }

    struct Slot: Sendable {
        var partial: Partial?
        /// The last fragment that was taken, to know it again.
        var last: [UInt8] = []
        /// The message was dropped and its rest may still arrive.
        var passesOver = false
    }
}
