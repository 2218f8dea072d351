// SPDX-License-Identifier: Apache-2.0

/// Ordered broadcasts whose result an onlooker waits for; the oldest make room for new ones.
struct WVP1SeenRequests: Sendable {
    struct Request: Sendable {
        var id: WVP1CorrelationID
        var isFromDevice: Bool
        var sender: String
        var time: Int64?
    }

    private var requests: [Request] = []

    /// How many are remembered.
    static let limit = 256

    mutating func add(_ request: Request) {
        requests.removeAll { $0.id == request.id && $0.isFromDevice == request.isFromDevice }
        if requests.count >= Self.limit { requests.removeFirst() }
        requests.append(request)
    }

    /// The request of the other side that an answer belongs to, which is forgotten then.
    mutating func take(_ id: WVP1CorrelationID, answeredByDevice: Bool) -> Request? {
        guard let index = requests.firstIndex(where: { $0.id == id && $0.isFromDevice != answeredByDevice }) else {
            return nil
        }
        return requests.remove(at: index)
    }

    mutating func removeAll() { requests = [] }
}
