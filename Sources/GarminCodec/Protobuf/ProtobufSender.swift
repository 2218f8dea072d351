// SPDX-License-Identifier: Apache-2.0

/// Sends one message in chunks, the next one only when the last was acknowledged.
public struct ProtobufSender: Sendable {
    public enum Step: Sendable, Hashable {
        case send(GFDIPacket)
        case done
        /// The other side refused a chunk; nothing more is sent.
        case failed(GFDIProtobufStatus.Code)
        /// Not the answer to this message.
        case ignored
    }

    public struct Profile: Sendable, Hashable {
        /// Bytes in a chunk, at least one: 375 in Gadgetbridge.
        public var chunkLimit = ProtobufSender.usualChunk
        /// Whether an answer without request id and offset acknowledges a chunk of several, too. It does not say which
        /// one it means, and garmin-ble sends one beside the full answer; so that it does not is assumed.
        public var plainAnswersSuffice = false

        public init() {}
    }

    /// Bytes in a chunk: 375 in Gadgetbridge.
    public static let usualChunk = 375

    public let type: GFDIType
    public let requestID: UInt16
    public let profile: Profile
    private let message: [UInt8]
    private var offset = 0
    /// Bytes of the chunk that waits for its answer; nil where none does.
    private var sent: Int?
    public private(set) var isDone = false

    public init(type: GFDIType, requestID: UInt16, message: [UInt8], profile: Profile = Profile()) {
        self.type = type
        self.requestID = requestID
        self.message = message
        self.profile = profile
    }

    public init(type: GFDIType, requestID: UInt16, message: [UInt8], chunkLimit: Int) {
        var profile = Profile()
        profile.chunkLimit = chunkLimit
        self.init(type: type, requestID: requestID, message: message, profile: profile)
    }

    /// Bytes that the other side has acknowledged.
    public var acknowledgedBytes: Int { offset }

    /// The chunk to send now, again after a time-out.
    public mutating func current() -> GFDIPacket {
        let count = min(max(1, profile.chunkLimit), message.count - offset)
        sent = count
        return GFDIPacket(
            type,
            .protobuf(
                GFDIProtobufChunk(
                    requestID: requestID, offset: UInt32(clamping: offset), total: UInt32(clamping: message.count),
                    data: Array(message[offset..<(offset + count)]))))
    }

    /// Takes a response of type 5000.
    ///
    /// A chunk that the other side calls a duplicate has arrived: only the answer to it was lost.
    public mutating func receive(_ response: GFDIResponse) -> Step {
        guard !isDone, response.answeredType == type, let sent else { return .ignored }
        if let status = response.protobuf {
            guard status.requestID == requestID, Int(status.offset) == offset else { return .ignored }
            let isKept = response.status == .acknowledged && status.chunk == .kept && status.code == .ok
            guard isKept || status.code == .duplicate else { return fail(status.code) }
        } else {
            // It names no message, so that a refusal of another one cannot be told from a refusal of this one.
            guard response.status == .acknowledged else { return fail(.unknownError) }
            guard profile.plainAnswersSuffice || sent == message.count else { return .ignored }
        }
        offset += sent
        self.sent = nil
        guard offset < message.count else {
            isDone = true
            return .done
        }
        return .send(current())
    }

    private mutating func fail(_ code: GFDIProtobufStatus.Code) -> Step {
        isDone = true
        return .failed(code)
    }
}
