// SPDX-License-Identifier: Apache-2.0

import ByteCoding

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Renders batches of events on a second thread, and on the caller's own while it would have to wait; the text comes
/// out in the order in which the batches went in.
///
/// The caller decodes and writes, both of which are cheap beside rendering, so two cores are busy all the time.
public final class RenderCrew {
    private let shared: Shared
    private var renderer: TraceRenderer
    private let thread: pthread_t?
    /// Batches that were handed in and not written yet, oldest first.
    private var pending: [Job] = []
    private var idle: [Job] = []
    private var faults = 0
    private var contents = 0

    /// Batches under way at most; more would only take memory.
    private static let depth = 4

    /// One batch on its way. `@unchecked`: one thread at a time touches it, because `Shared` hands it over under its
    /// lock.
    private final class Job: @unchecked Sendable {
        var events = EventBatch()
        var context: TraceContext?
        var text = OutputBuffer()
        var faultCount = 0
        var contentCount = 0
        /// Guarded by the lock.
        var isTaken = false
        var isDone = false
    }

    /// What both threads see. `@unchecked`: everything mutable is guarded by `mutex`.
    private final class Shared: @unchecked Sendable {
        let options: TraceRenderer.Options
        let layers: TraceLayers
        let filter: TraceFilter?
        let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
        let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
        var queue: [Job] = []
        var isClosed = false

        init(_ options: TraceRenderer.Options, _ layers: TraceLayers, _ filter: TraceFilter?) {
            self.options = options
            self.layers = layers
            self.filter = filter
            pthread_mutex_init(mutex, nil)
            pthread_cond_init(changed, nil)
        }

        deinit {
            pthread_cond_destroy(changed)
            pthread_mutex_destroy(mutex)
            changed.deallocate()
            mutex.deallocate()
        }

        func withLock<Result>(_ body: () -> Result) -> Result {
            pthread_mutex_lock(mutex)
            defer { pthread_mutex_unlock(mutex) }
            return body()
        }

        /// The next job that nobody has taken; waits for one, and returns nil once there will be no more.
        func next() -> Job? {
            withLock {
                while true {
                    if let job = takeFirst() { return job }
                    if isClosed { return nil }
                    pthread_cond_wait(changed, mutex)
                }
            }
        }

        /// With the lock held.
        func takeFirst() -> Job? {
            guard !queue.isEmpty else { return nil }
            let job = queue.removeFirst()
            job.isTaken = true
            return job
        }

        func render(_ job: Job, with renderer: inout TraceRenderer) {
            let before = renderer.faultCount
            let printed = renderer.contentCount
            if let context = job.context {
                for event in job.events.events where layers.contains(TraceLayers(event.layer)) {
                    if let filter, !filter.matches(event, job.events.bytes.span, context) { continue }
                    renderer.render(event, job.events.bytes.span, context)
                }
            }
            job.faultCount = renderer.faultCount - before
            job.contentCount = renderer.contentCount - printed
            renderer.exchangeOutput(&job.text)
            withLock {
                job.isDone = true
                pthread_cond_broadcast(changed)
            }
        }
    }

    public init(options: TraceRenderer.Options, layers: TraceLayers, filter: TraceFilter?) {
        shared = Shared(options, layers, filter)
        renderer = TraceRenderer(options: options)
        let box = Unmanaged.passRetained(shared)
        var started = pthread_t()
        #if canImport(Darwin)
            var handle: pthread_t?
            let failed = pthread_create(&handle, nil, { RenderCrew.work($0) }, box.toOpaque()) != 0
            started = handle ?? started
        #else
            let failed = pthread_create(&started, nil, { RenderCrew.work($0) }, box.toOpaque()) != 0
        #endif
        // Without a second thread the caller's renders everything.
        if failed { box.release() }
        thread = failed ? nil : started
    }

    deinit { close() }

    #if canImport(Darwin)
        private static func work(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? { run(argument) }
    #else
        private static func work(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? { run(argument) }
    #endif

    private static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let argument else { return nil }
        let shared = Unmanaged<Shared>.fromOpaque(argument).takeRetainedValue()
        var renderer = TraceRenderer(options: shared.options)
        while let job = shared.next() { shared.render(job, with: &renderer) }
        return nil
    }

    private var isClosed = false

    private func close() {
        guard !isClosed else { return }
        isClosed = true
        shared.withLock {
            shared.isClosed = true
            shared.queue.removeAll()
            pthread_cond_broadcast(shared.changed)
        }
        if let thread { pthread_join(thread, nil) }
    }

    /// Lines with a warning in what was written so far.
    public var faultCount: Int { faults }
    /// Lines about packets, values and messages in what was written so far.
    public var contentCount: Int { contents }

    /// Hands in a batch, which is exchanged for an empty one, and writes what is ready.
    public func submit<Failure: Error>(
        _ events: inout EventBatch, _ context: TraceContext, write: (Span<UInt8>) throws(Failure) -> Void
    ) throws(Failure) {
        let job = idle.popLast() ?? Job()
        swap(&job.events, &events)
        events.removeAll()
        job.context = context
        job.isTaken = false
        job.isDone = false
        pending.append(job)
        shared.withLock {
            shared.queue.append(job)
            pthread_cond_signal(shared.changed)
        }
        try drain(downTo: Self.depth, write)
    }

    /// Writes everything that was handed in.
    public func finish<Failure: Error>(_ write: (Span<UInt8>) throws(Failure) -> Void) throws(Failure) {
        try drain(downTo: 0, write)
    }

    /// Writes finished batches from the oldest on; helps or waits while more than `limit` are under way.
    private func drain<Failure: Error>(
        downTo limit: Int, _ write: (Span<UInt8>) throws(Failure) -> Void
    ) throws(Failure) {
        while let oldest = pending.first {
            if shared.withLock({ oldest.isDone }) {
                pending.removeFirst()
                faults += oldest.faultCount
                contents += oldest.contentCount
                try write(oldest.text.bytes)
                oldest.text.removeAll()
                oldest.context = nil
                idle.append(oldest)
                continue
            }
            guard pending.count > limit else { return }
            if let job = shared.withLock({ shared.takeFirst() }) {
                shared.render(job, with: &renderer)
            } else {
                shared.withLock {
                    while !oldest.isDone { pthread_cond_wait(shared.changed, shared.mutex) }
                }
            }
        }
    }
}
