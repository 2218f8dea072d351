// SPDX-License-Identifier: Apache-2.0

/// What happens when in a simulated world.
///
/// Time is a number that the owner moves on, never a clock: the same events in the same order give the same run.
public struct Timeline<Event: Sendable>: Sendable {
    /// Microseconds since the start of the run.
    public private(set) var now: UInt64 = 0
    /// A heap, earliest first; events of the same moment keep the order in which they were planned.
    private var heap: [Entry] = []
    private var planned: UInt64 = 0

    private struct Entry: Sendable {
        var time: UInt64
        var order: UInt64
        var event: Event

        func isBefore(_ other: Entry) -> Bool { (time, order) < (other.time, other.order) }
    }

    public init() {}

    public var isEmpty: Bool { heap.isEmpty }

    /// When the next event is due.
    public var nextTime: UInt64? { heap.first?.time }

    /// Plans an event; the past is now.
    public mutating func plan(_ event: Event, at time: UInt64) {
        heap.append(Entry(time: max(time, now), order: planned, event: event))
        planned += 1
        var child = heap.count - 1
        while child > 0, heap[child].isBefore(heap[(child - 1) / 2]) {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    /// Plans an event some microseconds from now.
    public mutating func plan(_ event: Event, after delay: UInt64) {
        let (time, overflow) = now.addingReportingOverflow(delay)
        plan(event, at: overflow ? .max : time)
    }

    /// Takes the next event that is due until `limit` and moves the time to it; without one, to `limit`.
    public mutating func next(until limit: UInt64) -> Event? {
        guard let first = heap.first, first.time <= limit else {
            now = max(now, limit)
            return nil
        }
        now = first.time
        heap.swapAt(0, heap.count - 1)
        heap.removeLast()
        var parent = 0
        while true {
            let left = 2 * parent + 1
            guard left < heap.count else { break }
            let right = left + 1
            let child = right < heap.count && heap[right].isBefore(heap[left]) ? right : left
            guard heap[child].isBefore(heap[parent]) else { break }
            heap.swapAt(child, parent)
            parent = child
        }
        return first.event
    }
}
