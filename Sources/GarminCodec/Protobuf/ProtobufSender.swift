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

    /// Bytes in a chunk: 375 in Gadgetbridge.
    public static let usualChunk = 375

    public let type: GFDIType
    public let requestID: UInt16
    private let message: [UInt8]
    private let chunkLimit: Int
    private var offset = 0
    private var sent = 0
    public private(set) var isDone = false

    public init(type: GFDIType, requestID: UInt16, message: [UInt8], chunkLimit: Int = usualChunk) {
        self.type = type
        self.requestID = requestID
        self.message = message
        self.chunkLimit = max(1, chunkLimit)
    }

    /// The chunk to send now, again after a time-out.
    public mutating func current() -> GFDIPacket {
        let end = min(offset + chunkLimit, message.count)
        sent = end - offset
        return GFDIPacket(
            type,
            .protobuf(
                GFDIProtobufChunk(
                    requestID: requestID, offset: UInt32(clamping: offset), total: UInt32(clamping: message.count),
                    data: Array(message[offset..<end]))))
    }

    /// Takes a response of type 5000.
    public mutating func receive(_ response: GFDIResponse) -> Step {
        guard !isDone, response.answeredType == type else { return .ignored }
        guard response.status == .acknowledged else {
            isDone = true
            return .failed(response.protobuf?.code ?? .parseError)
        }
        if let status = response.protobuf {
            guard status.requestID == requestID, Int(status.offset) == offset else { return .ignored }
            guard status.chunk == .kept else {
                isDone = true
                return .failed(status.code)
            }
        }
        offset += sent
        sent = 0
        guard offset < message.count else {
            isDone = true
            return .done
        }
        return .send(current())
    }
}
