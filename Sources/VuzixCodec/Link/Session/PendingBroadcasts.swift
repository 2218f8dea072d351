// SPDX-License-Identifier: Apache-2.0

/// Ordered broadcasts that wait for their result.
struct PendingBroadcasts: Sendable {
    enum Answer: Sendable, Hashable {
        case expected
        case late
        case duplicate
        case unknown
    }

    private struct Entry {
        var id: WVP1CorrelationID
        var message: FragmentSender.MessageID
        var deadline: Int64
    }

    private var entries: [Entry] = []
    /// The last ones that came to an end, to know answers that come afterwards.
    private var ended: [(id: WVP1CorrelationID, wasAnswered: Bool)] = []

    private static let remembered = 64

    var count: Int { entries.count }
    var deadline: Int64? { entries.map(\.deadline).min() }
    func contains(_ id: WVP1CorrelationID) -> Bool { entries.contains { $0.id == id } }

    mutating func add(_ id: WVP1CorrelationID, message: FragmentSender.MessageID, deadline: Int64) {
        ended.removeAll { $0.id == id }
        entries.append(Entry(id: id, message: message, deadline: deadline))
    }

    /// An answer came.
    mutating func answer(_ id: WVP1CorrelationID) -> Answer {
        if let index = entries.firstIndex(where: { $0.id == id }) {
            entries.remove(at: index)
            remember(id, wasAnswered: true)
            return .expected
        }
        guard let known = ended.last(where: { $0.id == id }) else { return .unknown }
        return known.wasAnswered ? .duplicate : .late
    }

    /// The request will not be answered.
    mutating func fail(_ message: FragmentSender.MessageID) -> WVP1CorrelationID? {
        guard let index = entries.firstIndex(where: { $0.message == message }) else { return nil }
        let id = entries.remove(at: index).id
        remember(id, wasAnswered: false)
        return id
    }

    /// Those whose time is over.
    mutating func expire(_ now: Int64) -> [WVP1CorrelationID] {
        let over = entries.filter { $0.deadline <= now }.map(\.id)
        guard !over.isEmpty else { return [] }
        entries.removeAll { $0.deadline <= now }
        for id in over { remember(id, wasAnswered: false) }
        return over
    }

    mutating func removeAll() -> [WVP1CorrelationID] {
        let all = entries.map(\.id)
        entries = []
        for id in all { remember(id, wasAnswered: false) }
        return all
    }

    private mutating func remember(_ id: WVP1CorrelationID, wasAnswered: Bool) {
        if ended.count >= Self.remembered { ended.removeFirst() }
        ended.append((id, wasAnswered))
    }
}
