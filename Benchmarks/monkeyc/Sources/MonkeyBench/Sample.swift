// SPDX-License-Identifier: Apache-2.0

import GarminCodec

/// A message to measure with.
struct Sample {
    let name: String
    let value: MonkeyValue

    static var all: [Sample] {
        [
            Sample(name: "small", value: small),
            Sample(name: "numbers", value: .array((0..<3_000).map { .number(Int32($0 &* 77)) })),
            Sample(name: "records", value: records(200)),
            Sample(name: "large", value: records(100_000)),
        ]
    }

    private static var small: MonkeyValue { ["hello pi", 3.14159] }

    /// Dictionaries as companions send them.
    private static func records(_ count: Int) -> MonkeyValue {
        .array(
            (0..<count).map { index in
                [
                    "id": .number(Int32(index)), "lat": .double(52.5 + Double(index) / 7),
                    "name": .string("lap \(index % 50)"),
                    "on": .bool(index % 2 == 0), "t": .long(1_700_000_000_000 + Int64(index)), "note": nil,
                ]
            })
    }
}
