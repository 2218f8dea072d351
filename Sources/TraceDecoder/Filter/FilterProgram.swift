// SPDX-License-Identifier: Apache-2.0

import ByteCoding

/// What an expression says, as a tree.
indirect enum FilterCondition: Sendable {
    case test(FilterTest)
    case not(FilterCondition)
    case all([FilterCondition])
    case any([FilterCondition])
}

/// The tree as a list of steps with jumps: steps that compare numbers are plain data, so that running over them neither
/// allocates nor counts references.
struct FilterProgram: Sendable {
    private struct Step: Sendable {
        var number: FilterNumber
        var constant: Int64
        var comparison: FilterComparison
        /// Index of the test, or −1 to compare `number` with `constant`.
        var test: Int32
        /// Next step; always one with a smaller index, so that a run ends.
        var onTrue: Int32
        var onFalse: Int32
    }

    private static let accept: Int32 = -1
    private static let reject: Int32 = -2

    private var steps: [Step] = []
    private var tests: [FilterTest] = []
    private var start = FilterProgram.accept

    init(_ condition: FilterCondition) {
        start = add(condition, onTrue: Self.accept, onFalse: Self.reject)
    }

    /// Adds the steps of a condition, the last first; returns the step to begin with.
    private mutating func add(_ condition: FilterCondition, onTrue: Int32, onFalse: Int32) -> Int32 {
        switch condition {
        case .not(let inner): return add(inner, onTrue: onFalse, onFalse: onTrue)
        case .all(let conditions):
            return conditions.reversed().reduce(onTrue) { add($1, onTrue: $0, onFalse: onFalse) }
        case .any(let conditions):
            return conditions.reversed().reduce(onFalse) { add($1, onTrue: onTrue, onFalse: $0) }
        case .test(.number(let number, let comparison, let constant)):
            steps.append(
                Step(
                    number: number, constant: constant, comparison: comparison, test: -1, onTrue: onTrue,
                    onFalse: onFalse))
        case .test(let test):
            steps.append(
                Step(
                    number: FilterNumber(.frame), constant: 0, comparison: .equal, test: Int32(clamping: tests.count),
                    onTrue: onTrue, onFalse: onFalse))
            tests.append(test)
        }
        return Int32(clamping: steps.count - 1)
    }

    func run(
        _ event: TraceEvent, _ batch: Span<UInt8>, _ context: borrowing TraceContext, _ policy: DecodePolicy
    ) -> Bool {
        var scratch = FilterScratch(policy)
        let steps = steps.span
        var next = start
        while next >= 0 {
            let index = Int(next)
            let isTrue: Bool
            if steps[index].test < 0 {
                isTrue =
                    steps[index].number.value(event, batch).map {
                        steps[index].comparison.holds($0, steps[index].constant)
                    } ?? false
            } else {
                isTrue = tests[Int(steps[index].test)].admits(event, batch, context, &scratch)
            }
            next = isTrue ? steps[index].onTrue : steps[index].onFalse
        }
        return next == Self.accept
    }
}
