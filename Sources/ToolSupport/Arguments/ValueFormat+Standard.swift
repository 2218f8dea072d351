// SPDX-License-Identifier: Apache-2.0

extension ValueFormat where Value == String {
    /// Any text that is not empty; `suggestions` are offered by completions but are not the only ones allowed.
    public static func text(_ placeholder: String, suggestions: [AllowedValue] = []) -> ValueFormat {
        ValueFormat(
            placeholder: placeholder,
            completion: ValueCompletion(words: suggestions),
            describe: { $0 },
            read: { text throws(ValueProblem) in
                guard !text.isEmpty else { throw ValueProblem("expected a text that is not empty") }
                return text
            }
        )
    }

    /// The path of a file; `suggestions` are words that are allowed in its place.
    public static func file(_ placeholder: String = "FILE", suggestions: [AllowedValue] = []) -> ValueFormat {
        var format = text(placeholder, suggestions: suggestions)
        format.completion.includesFiles = true
        return format
    }

    /// The path of a directory.
    public static func directory(_ placeholder: String = "DIR") -> ValueFormat {
        var format = text(placeholder)
        format.completion = .directories
        return format
    }
}

extension ValueFormat where Value: ChoiceValue {
    /// One word of a closed set.
    public static func choice(_ placeholder: String) -> ValueFormat {
        let allowed = Value.allCases.map { AllowedValue($0.rawValue, $0.summary) }
        return ValueFormat(
            placeholder: placeholder,
            allowed: allowed,
            completion: ValueCompletion(words: allowed),
            describe: { $0.rawValue },
            read: { text throws(ValueProblem) in
                if let value = Value(rawValue: text) { return value }
                let names = allowed.map(\.name)
                throw ValueProblem(
                    "allowed: \(names.joined(separator: ", "))",
                    nearest: NearestName.of(text, in: names)
                )
            }
        )
    }
}

extension ValueFormat where Value: FixedWidthInteger {
    /// A whole number in decimal, or in hex after `0x`.
    public static func integer(
        _ placeholder: String = "N",
        in range: ClosedRange<Value> = Value.min...Value.max
    ) -> ValueFormat {
        ValueFormat(
            placeholder: placeholder,
            read: { text throws(ValueProblem) in
                let number =
                    text.hasPrefix("0x") || text.hasPrefix("0X")
                    ? unsignedHex(text.dropFirst(2)) : Value(text)
                guard let number, range.contains(number) else {
                    throw ValueProblem("expected \(expectation(of: range))")
                }
                return number
            }
        )
    }

    /// `Value(_:radix:)` would take a sign after the prefix, as in `0x-1`.
    private static func unsignedHex(_ digits: Substring) -> Value? {
        guard let first = digits.first, first.isHexDigit else { return nil }
        return Value(digits, radix: 16)
    }

    private static func expectation(of range: ClosedRange<Value>) -> String {
        switch (range.lowerBound == .min && Value.isSigned, range.upperBound == .max) {
        case (true, true): "a whole number"
        case (false, true): "a whole number, \(range.lowerBound) or more"
        default: "a whole number from \(range.lowerBound) to \(range.upperBound)"
        }
    }
}

extension ValueFormat where Value == Double {
    /// A finite number; `range` says which.
    public static func number(
        _ placeholder: String = "N",
        in range: ClosedRange<Double> = -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude
    ) -> ValueFormat {
        ValueFormat(
            placeholder: placeholder,
            read: { text throws(ValueProblem) in
                guard let number = Double(text), range.contains(number) else {
                    throw ValueProblem("expected a number\(bounds(of: range))")
                }
                return number
            }
        )
    }

    private static func bounds(of range: ClosedRange<Double>) -> String {
        switch (range.lowerBound == -.greatestFiniteMagnitude, range.upperBound == .greatestFiniteMagnitude) {
        case (true, true): ""
        case (false, true): ", \(range.lowerBound) or more"
        default: " from \(range.lowerBound) to \(range.upperBound)"
        }
    }
}
