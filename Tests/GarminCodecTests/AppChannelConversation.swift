// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import GarminCodec
import WearTesting

/// Numbers that are known beforehand.
struct GivenNumbers: RandomNumberGenerator {
    var numbers: [UInt64]

    /// A generator that gives the bytes of a key.
    init(key: [UInt8]) {
        numbers = [0, 8].map { start in
            key[start..<start + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
        }
    }

    mutating func next() -> UInt64 { numbers.isEmpty ? 0 : numbers.removeFirst() }
}

/// A phone and a watch that talk to each other; every value that passes is kept.
struct AppChannelConversation {
    struct Value: Equatable {
        var isFromWatch: Bool
        var bytes: [UInt8]
        var time: Int64
    }

    var phone: AppChannelPhone
    var watch: AppChannelWatch
    var generator: any RandomNumberGenerator = SeededGenerator(seed: 1)
    var time: Int64 = 0
    private(set) var values: [Value] = []
    private(set) var phoneActions: [AppChannelPhone.Action] = []
    private(set) var watchActions: [AppChannelWatch.Action] = []
    /// Values that are lost on the way.
    var loses: (Value) -> Bool = { _ in false }
    /// How often a value arrives.
    var copies: (Value) -> Int = { _ in 1 }
    private var inFlight: [Value] = []

    init(app: ConnectIQAppID, profile: AppChannelProfile = AppChannelProfile()) {
        phone = AppChannelPhone(profile: profile)
        watch = AppChannelWatch(installed: [app: 1], profile: profile)
    }

    mutating func phone(_ event: AppChannelPhone.Event) {
        var numbers = AnyGenerator(generator)
        let actions = phone.handle(event, at: time, using: &numbers)
        generator = numbers.base
        phoneActions += actions
        for case .write(let bytes) in actions { fly(Value(isFromWatch: false, bytes: bytes, time: time)) }
    }

    mutating func watch(_ event: AppChannelWatch.Event) {
        let actions = watch.handle(event, at: time)
        watchActions += actions
        for case .notify(let bytes) in actions { fly(Value(isFromWatch: true, bytes: bytes, time: time)) }
        for case .promptRequested(let app) in actions { watch(.answerPrompt(app, .promptShown)) }
    }

    private mutating func fly(_ value: Value) {
        values.append(value)
        guard !loses(value) else { return }
        for _ in 0..<copies(value) { inFlight.append(value) }
    }

    /// Lets values arrive and time pass until nothing is left to do.
    mutating func run(limit: Int = 100_000) {
        for _ in 0..<limit {
            if !inFlight.isEmpty {
                let value = inFlight.removeFirst()
                if value.isFromWatch { phone(.received(value.bytes)) } else { watch(.received(value.bytes)) }
                continue
            }
            guard let next = [phone.deadline, watch.deadline].compactMap({ $0 }).min() else { return }
            time = max(time, next)
            if let due = phone.deadline, due <= time { phone(.time) }
            if let due = watch.deadline, due <= time { watch(.time) }
        }
    }
}

private struct AnyGenerator: RandomNumberGenerator {
    var base: any RandomNumberGenerator
    init(_ base: any RandomNumberGenerator) { self.base = base }
    mutating func next() -> UInt64 { base.next() }
}
