// SPDX-License-Identifier: Apache-2.0

/// How the text of an option or a positional becomes a typed value.
public struct ValueFormat<Value: Sendable>: Sendable {
    /// Stands for the value in help, for example `FILE`.
    public var placeholder: String
    /// The closed set of allowed words; empty where the set is open.
    public var allowed: [AllowedValue]
    /// What shells offer.
    public var completion: ValueCompletion
    /// Reads one word.
    public var read: @Sendable (String) throws(ValueProblem) -> Value
    /// Writes a value the way it would be typed; used to show defaults.
    public var describe: @Sendable (Value) -> String

    public init(
        placeholder: String,
        allowed: [AllowedValue] = [],
        completion: ValueCompletion = .nothing,
        describe: @escaping @Sendable (Value) -> String = { "\($0)" },
        read: @escaping @Sendable (String) throws(ValueProblem) -> Value
    ) {
        self.placeholder = placeholder
        self.allowed = allowed
        self.completion = completion
        self.read = read
        self.describe = describe
    }

    /// The same format under another name in help.
    public func named(_ placeholder: String) -> ValueFormat {
        var copy = self
        copy.placeholder = placeholder
        return copy
    }

    /// Several values with commas between them; an empty part is refused.
    public var list: ValueFormat<[Value]> {
        let element = self
        return ValueFormat<[Value]>(
            placeholder: "\(placeholder),…",
            allowed: allowed,
            completion: completion,
            describe: { values in values.map(element.describe).joined(separator: ",") },
            read: { text throws(ValueProblem) in
                var values: [Value] = []
                for part in text.split(separator: ",", omittingEmptySubsequences: false) {
                    guard !part.isEmpty else {
                        throw ValueProblem("expected a list with commas between its parts and no empty part")
                    }
                    values.append(try element.read(String(part)))
                }
                return values
            }
        )
    }
}
