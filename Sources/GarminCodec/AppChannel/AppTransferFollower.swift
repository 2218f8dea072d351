// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding

/// Puts a message together for someone who looks on, in one direction of one channel.
struct AppTransferFollower: Sendable {
    /// What was put together.
    struct Transfer {
        var ciphertext: [UInt8]
        /// Why it is not whole.
        var fault: DecodeError?
    }

    /// Encrypted bytes that are kept of a message.
    static let limit = 1 << 20

    /// Encrypted bytes that the start announced; nil where it was not seen.
    private(set) var byteCount: Int?
    private(set) var bytes: [UInt8] = []
    private var sequence: UInt8 = 0
    private var lastEnd: AppChannelFrame?
    private var isDamaged = false

    /// Whether a message is under way.
    var isActive: Bool { byteCount != nil || !bytes.isEmpty }

    mutating func start(_ frame: AppChannelFrame) {
        // A start that is repeated before the first packet changes nothing.
        self = AppTransferFollower()
        byteCount = Int(frame.byteCount)
    }

    mutating func data(_ frame: AppChannelFrame) {
        lastEnd = nil
        if frame.sequence == 14 && sequence == 0 && !bytes.isEmpty { return }
        // Who comes into the middle of a message takes the packets as they come.
        if byteCount == nil && bytes.isEmpty { sequence = frame.sequence }
        if frame.sequence != sequence { isDamaged = true }
        sequence = frame.sequence >= 14 ? 0 : frame.sequence + 1
        guard bytes.count + frame.bytes.count <= Self.limit else { return isDamaged = true }
        bytes.append(contentsOf: frame.bytes)
    }

    /// The message that an end completes; nil where it only repeats.
    mutating func end(_ frame: AppChannelFrame) -> Transfer? {
        if lastEnd == frame && !isActive { return nil }
        let transfer = Transfer(ciphertext: bytes, fault: fault(frame))
        self = AppTransferFollower()
        lastEnd = frame
        return transfer
    }

    /// What the connection cut off.
    mutating func cutOff() -> Transfer? {
        guard isActive else { return nil }
        let missing = max(0, (byteCount ?? bytes.count) - bytes.count)
        let fault = DecodeError(
            .truncated(needed: missing, available: 0), offset: bytes.count, detail: "cut off")
        defer { self = AppTransferFollower() }
        return Transfer(ciphertext: bytes, fault: fault)
    }

    private func fault(_ end: AppChannelFrame) -> DecodeError? {
        guard let byteCount else {
            return DecodeError(.unsupported, offset: 0, detail: "the beginning of the message was not seen")
        }
        guard bytes.count == byteCount else {
            return DecodeError(.lengthMismatch(declared: byteCount, actual: bytes.count), offset: bytes.count)
        }
        let checksum = AppMessageEnvelope.checksum(bytes)
        guard checksum == end.checksum && !isDamaged else {
            let detail = "checksum \(checksum), announced \(end.checksum)"
            return DecodeError(.invalidValue, path: ["checksum"], offset: bytes.count, detail: detail)
        }
        return nil
    }
}
