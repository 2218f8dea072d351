// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding

/// Counts what a decode accepted although it is wrong: one report for each kind, so that a message of nothing but
/// oddities takes no more memory than another.
struct MonkeyOddities {
    struct Kind {
        var count = 0
        var offset = 0

        @inline(never)
        mutating func note(_ position: Int) {
            if count == 0 { offset = position }
            count += 1
        }

        func report(
            _ name: StaticString, _ detail: StaticString, accepted: Bool, to reader: inout ByteReader
        ) throws(DecodeError) {
            guard count > 0 else { return }
            let more = count > 1 ? ", and \(count - 1) more" : ""
            let fault = DecodeError(.invalidValue, path: ["\(name)"], offset: offset, detail: "\(detail)\(more)")
            guard accepted else { throw fault }
            try reader.report(fault)
        }
    }

    var booleans = Kind()
    var unknownStrings = Kind()
    var negativeCounts = Kind()
    var longStrings = Kind()
    var terminators = Kind()
    var texts = Kind()

    func report(_ options: MonkeyDecoding, to reader: inout ByteReader) throws(DecodeError) {
        try longStrings.report(
            "strings", "longer than a signed length can say", accepted: options.acceptsLongStrings, to: &reader)
        try terminators.report(
            "strings", "an entry does not end in a zero byte", accepted: options.acceptsOddTerminators, to: &reader)
        try texts.report("strings", "not valid UTF-8", accepted: options.acceptsInvalidUTF8, to: &reader)
        try booleans.report(
            "boolean", "neither 0 nor 1", accepted: options.acceptsOddBooleans, to: &reader)
        try unknownStrings.report(
            "string", "no entry starts at this offset", accepted: options.acceptsUnknownStrings, to: &reader)
        try negativeCounts.report(
            "count", "a negative count", accepted: options.acceptsNegativeCounts, to: &reader)
    }
}
