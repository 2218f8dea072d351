// SPDX-License-Identifier: Apache-2.0

/// Receives messages over one channel: what to acknowledge, and what came whole.
struct AppTransferReceiver: Sendable {
    private let profile: AppChannelProfile
    let channel: UInt8
    /// Encrypted bytes of the message that is under way.
    private(set) var bytes: [UInt8] = []
    /// How many there will be; nil where no message is under way.
    private(set) var byteCount: Int?
    private var sequence: UInt8 = 0
    /// The end that was acknowledged last, as long as nothing came after it.
    private var lastEnd: AppChannelFrame?

    init(channel: UInt8, profile: AppChannelProfile) {
        self.channel = channel
        self.profile = profile
    }

    /// Takes a frame of a message.
    ///
    /// - Returns: What to answer, and the encrypted message when it is whole.
    mutating func receive(_ frame: AppChannelFrame) -> (answer: AppChannelFrame?, ciphertext: [UInt8]?) {
        switch frame.kind {
        case .start: return (start(frame), nil)
        case .data: return (data(frame), nil)
        case .end: return end(frame)
        default: return (nil, nil)
        }
    }

    private mutating func start(_ frame: AppChannelFrame) -> AppChannelFrame {
        let count = Int(frame.byteCount)
        guard count >= 8, count % 4 == 0, count <= profile.maximumMessageBytes else {
            byteCount = nil
            return .acknowledgement(.start, profile.statusBadLength, channel: channel)
        }
        byteCount = count
        bytes = []
        sequence = 0
        lastEnd = nil
        return .acknowledgement(.start, channel: channel)
    }

    private mutating func data(_ frame: AppChannelFrame) -> AppChannelFrame? {
        guard let byteCount else { return nil }
        let lastOfWindow = AppChannelFrame.window - 1
        let isRepeated = frame.sequence == lastOfWindow && sequence == 0 && !bytes.isEmpty
        if !isRepeated {
            // A packet out of order or beyond the end is dropped; the end then finds the message damaged.
            guard frame.sequence == sequence, bytes.count + frame.bytes.count <= byteCount else { return nil }
            bytes.append(contentsOf: frame.bytes)
            sequence = sequence == lastOfWindow ? 0 : sequence + 1
        }
        guard frame.sequence == lastOfWindow else { return nil }
        return .acknowledgement(.window, channel: channel, sequence: lastOfWindow)
    }

    private mutating func end(_ frame: AppChannelFrame) -> (AppChannelFrame?, [UInt8]?) {
        let answer = AppChannelFrame.acknowledgement(.end, channel: channel, sequence: frame.sequence)
        // An end that is repeated because the answer was lost.
        if let lastEnd, lastEnd == frame { return (answer, nil) }
        guard let byteCount else { return (nil, nil) }
        self.byteCount = nil
        guard bytes.count == byteCount, AppMessageEnvelope.checksum(bytes) == frame.checksum else {
            let status = profile.statusDamaged
            return (.acknowledgement(.end, status, channel: channel, sequence: frame.sequence), nil)
        }
        lastEnd = frame
        defer { bytes = [] }
        return (answer, bytes)
    }
}
