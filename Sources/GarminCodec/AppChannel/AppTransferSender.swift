// SPDX-License-Identifier: Apache-2.0

/// Sends one encrypted message over an open channel: start, packets in windows of fifteen, end.
struct AppTransferSender: Sendable {
    enum Stage: Sendable, Hashable {
        case start
        case packets
        /// Fifteen packets are sent; the other side has to acknowledge them.
        case window
        case end
        case done
    }

    enum Outcome: Sendable, Hashable {
        case sent
        case refused(AppTransferStep, AppChannelStatus)
    }

    let channel: UInt8
    let ciphertext: [UInt8]
    private let profile: AppChannelProfile
    private(set) var stage = Stage.start
    /// Bytes that are sent.
    private(set) var sentBytes = 0
    private var sequence: UInt8 = 0
    private var lastPacket: AppChannelFrame?
    /// When the next packet, or the repetition of the last one, is due.
    private var due: Int64 = 0

    init(channel: UInt8, ciphertext: [UInt8], profile: AppChannelProfile) {
        self.channel = channel
        self.ciphertext = ciphertext
        self.profile = profile
    }

    var start: AppChannelFrame { .start(byteCount: UInt32(clamping: ciphertext.count), channel: channel) }

    /// When ``advance(to:repeating:into:)`` has something to do.
    func deadline(repeating: Bool) -> Int64? {
        switch stage {
        case .packets: due
        case .window: repeating && profile.windowRepeatInterval > 0 ? due : nil
        default: nil
        }
    }

    /// Takes an acknowledgement; nil while the message goes on.
    mutating func acknowledged(_ frame: AppChannelFrame, at time: Int64) -> Outcome? {
        switch (stage, frame.step) {
        case (.start, .start), (.window, .window), (.packets, .window), (.end, .end):
            guard frame.status == .ok else {
                stage = .done
                return .refused(frame.step, frame.status)
            }
        default: return nil
        }
        switch (stage, frame.step) {
        case (.start, _), (.window, _):
            stage = .packets
            due = time
        case (.end, _):
            stage = .done
            return .sent
        default: break
        }
        return nil
    }

    /// Appends the frames that are due.
    ///
    /// - Parameter repeating: Whether the last packet of a window is repeated while nobody acknowledges it.
    mutating func advance(to time: Int64, repeating: Bool, into frames: inout [AppChannelFrame]) {
        while stage == .packets && due <= time {
            due = profile.packetInterval > 0 ? time &+ profile.packetInterval : time
            guard sentBytes < ciphertext.count else {
                let checksum = AppMessageEnvelope.checksum(ciphertext)
                frames.append(.end(checksum: checksum, channel: channel, sequence: sequence))
                stage = .end
                return
            }
            let count = min(max(1, min(profile.packetBytes, 19)), ciphertext.count - sentBytes)
            let packet = AppChannelFrame.data(
                Array(ciphertext[sentBytes..<sentBytes + count]), channel: channel, sequence: sequence)
            frames.append(packet)
            lastPacket = packet
            sentBytes += count
            sequence += 1
            if sequence == AppChannelFrame.window {
                sequence = 0
                stage = .window
                due = time &+ profile.windowRepeatInterval
            }
        }
        if stage == .window, repeating, profile.windowRepeatInterval > 0, due <= time, let lastPacket {
            frames.append(lastPacket)
            due = time &+ profile.windowRepeatInterval
        }
    }
}
