// SPDX-License-Identifier: Apache-2.0

/// Puts messages together out of chunks, and says how each chunk is answered.
///
/// Memory grows with what came, never with what a chunk announces.
public struct ProtobufAssembler: Sendable {
    public struct Profile: Sendable, Hashable {
        /// Bytes of one message; assumed.
        public var longestMessage = 1 << 20
        /// Messages that may be under way at a time; assumed.
        public var mostMessages = 16

        public init() {}
    }

    public enum Outcome: Sendable, Hashable {
        /// More is to come.
        case kept
        case complete([UInt8])
        /// Left out, with the code to answer.
        case refused(GFDIProtobufStatus.Code)
    }

    private struct Partial: Sendable {
        var id: UInt16
        var total: UInt32
        var bytes: [UInt8]
    }

    public let profile: Profile
    private var partials: [Partial] = []

    public init(profile: Profile = Profile()) { self.profile = profile }

    /// Bytes that wait for the rest of their messages.
    public var pendingBytes: Int { partials.reduce(0) { $0 + $1.bytes.count } }

    public mutating func receive(_ chunk: GFDIProtobufChunk) -> Outcome {
        guard chunk.total <= UInt32(clamping: profile.longestMessage) else { return .refused(.exceededTotal) }
        let index = partials.firstIndex { $0.id == chunk.requestID }
        if chunk.offset == 0 {
            // A message that begins anew takes the place of what was there.
            if let index { partials.remove(at: index) }
            guard chunk.data.count <= Int(chunk.total) else { return .refused(.exceededTotal) }
            if chunk.isWhole { return .complete(chunk.data) }
            if partials.count >= profile.mostMessages { partials.removeFirst() }
            partials.append(Partial(id: chunk.requestID, total: chunk.total, bytes: chunk.data))
            return .kept
        }
        guard let index else { return .refused(.missingPacket) }
        let known = partials[index].bytes.count
        guard chunk.total == partials[index].total else { return .refused(.exceededTotal) }
        guard Int(chunk.offset) == known else {
            return .refused(Int(chunk.offset) < known ? .duplicate : .missingPacket)
        }
        guard known + chunk.data.count <= Int(chunk.total) else {
            partials.remove(at: index)
            return .refused(.exceededTotal)
        }
        partials[index].bytes += chunk.data
        guard partials[index].bytes.count == Int(chunk.total) else { return .kept }
        return .complete(partials.remove(at: index).bytes)
    }

    /// Forgets what was begun; gives it away.
    public mutating func reset() -> [(requestID: UInt16, bytes: [UInt8], total: UInt32)] {
        defer { partials = [] }
        return partials.map { ($0.id, $0.bytes, $0.total) }
    }

    /// How a chunk with this outcome is answered: a chunk that completes a message of one chunk plainly.
    public static func answer(
        to chunk: GFDIProtobufChunk, type: GFDIType, _ outcome: Outcome
    ) -> GFDIPacket {
        var response = GFDIResponse(to: type)
        var status = GFDIProtobufStatus()
        status.requestID = chunk.requestID
        status.offset = chunk.offset
        switch outcome {
        case .complete where chunk.isWhole: return GFDIPacket(.response, .response(response))
        case .kept, .complete: break
        case .refused(let code):
            status.chunk = .discarded
            status.code = code
        }
        response.protobuf = status
        return GFDIPacket(.response, .response(response))
    }
}
