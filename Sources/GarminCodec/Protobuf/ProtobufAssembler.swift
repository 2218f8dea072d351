// SPDX-License-Identifier: Apache-2.0

/// Puts messages together out of chunks, and says how each chunk is answered.
///
/// One of these serves one direction: both sides number their requests, and a request and a response may have the same
/// number. Memory grows with what came, never with what a chunk announces.
public struct ProtobufAssembler: Sendable {
    public struct Profile: Sendable, Hashable {
        /// Bytes of one message; assumed.
        public var longestMessage = 1 << 20
        /// Messages that may be under way at a time, and completed ones of which the numbers are kept; assumed.
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

    private struct Key: Sendable, Hashable {
        var type: GFDIType
        var id: UInt16
    }

    private struct Partial: Sendable {
        var key: Key
        var total: UInt32
        var bytes: [UInt8]
    }

    public let profile: Profile
    private var partials: [Partial] = []
    /// Messages of several chunks that were completed, the oldest first: their last chunk comes again where the answer
    /// to it was lost.
    private var completed: [(key: Key, total: UInt32)] = []

    public init(profile: Profile = Profile()) { self.profile = profile }

    /// Bytes that wait for the rest of their messages.
    public var pendingBytes: Int { partials.reduce(0) { $0 + $1.bytes.count } }

    /// Messages of which chunks are missing.
    public var pendingMessages: Int { partials.count }

    /// Takes a chunk.
    ///
    /// Chunks of a message have to come in order. The first one begins the message anew; a later one that is there
    /// already is a duplicate, and one that leaves a gap is refused until the gap is filled.
    ///
    /// - Parameter type: 5043 or 5044, the type of the packet: requests and responses are numbered apart.
    public mutating func receive(_ chunk: GFDIProtobufChunk, type: GFDIType = .protobufRequest) -> Outcome {
        guard chunk.total <= UInt32(clamping: profile.longestMessage) else { return .refused(.exceededTotal) }
        let key = Key(type: type, id: chunk.requestID)
        let index = partials.firstIndex { $0.key == key }
        guard chunk.offset > 0 else { return begin(chunk, key, over: index) }
        guard let index else { return .refused(wasCompleted(chunk, key) ? .duplicate : .missingPacket) }
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
        if completed.count >= max(1, profile.mostMessages) { completed.removeFirst() }
        completed.append((key, chunk.total))
        return .complete(partials.remove(at: index).bytes)
    }

    /// A message that begins anew takes the place of what was there.
    private mutating func begin(_ chunk: GFDIProtobufChunk, _ key: Key, over index: Int?) -> Outcome {
        if let index { partials.remove(at: index) }
        completed.removeAll { $0.key == key }
        guard chunk.data.count <= Int(chunk.total) else { return .refused(.exceededTotal) }
        if chunk.isWhole { return .complete(chunk.data) }
        if partials.count >= max(1, profile.mostMessages) { partials.removeFirst() }
        partials.append(Partial(key: key, total: chunk.total, bytes: chunk.data))
        return .kept
    }

    private func wasCompleted(_ chunk: GFDIProtobufChunk, _ key: Key) -> Bool {
        completed.contains { $0.key == key && $0.total == chunk.total }
            && Int(chunk.offset) + chunk.data.count <= Int(chunk.total)
    }

    /// Forgets what was begun; gives it away.
    public mutating func reset() -> [(requestID: UInt16, bytes: [UInt8], total: UInt32)] {
        defer {
            partials = []
            completed = []
        }
        return partials.map { ($0.key.id, $0.bytes, $0.total) }
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
