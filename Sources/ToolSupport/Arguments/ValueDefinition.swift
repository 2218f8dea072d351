// SPDX-License-Identifier: Apache-2.0

/// A `ValueFormat` without its type, so that values of all kinds stand in one list.
public struct ValueDefinition: Sendable {
    /// Stands for the value in help.
    public let placeholder: String
    /// The closed set of allowed words; empty where the set is open.
    public let allowed: [AllowedValue]
    /// What shells offer.
    public let completion: ValueCompletion

    let read: @Sendable (String) throws(ValueProblem) -> any Sendable

    init<Value: Sendable>(_ format: ValueFormat<Value>) {
        placeholder = format.placeholder
        allowed = format.allowed
        completion = format.completion
        read = { text throws(ValueProblem) in try format.read(text) }
    }
}
