// SPDX-License-Identifier: Apache-2.0

import Simulator
import Testing
import WearTesting

struct TimelineTests {
    @Test func eventsOfTheSameMomentKeepTheirOrder() {
        var timeline = Timeline<String>()
        timeline.plan("b", at: 20)
        timeline.plan("a", at: 10)
        timeline.plan("c", at: 20)
        #expect(timeline.next(until: 15) == "a")
        #expect(timeline.next(until: 15) == nil)
        #expect(timeline.now == 15)
        timeline.plan("late", at: 3)
        #expect(timeline.nextTime == 15)
        #expect(timeline.next(until: 100) == "late")
        #expect(timeline.next(until: 100) == "b")
        #expect(timeline.next(until: 100) == "c")
        timeline.plan("end", after: .max)
        #expect(timeline.next(until: .max) == "end")
        #expect(timeline.isEmpty)
    }

    @Test func manyEventsComeSorted() {
        var generator = SeededGenerator.announced("timeline", seed: 7)
        var timeline = Timeline<Int>()
        let times = (0..<2_000).map { _ in generator.next() % 500 }
        for (number, time) in times.enumerated() { timeline.plan(number, at: time) }
        var taken: [Int] = []
        while let event = timeline.next(until: .max) { taken.append(event) }
        let sorted = times.indices.sorted { (times[$0], $0) < (times[$1], $1) }
        #expect(taken == sorted)
    }
}
