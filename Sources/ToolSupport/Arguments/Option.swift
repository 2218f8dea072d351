// SPDX-License-Identifier: Apache-2.0

/// An option with a value: its declaration, and the key under which a command reads its typed result.
///
///     static let limit = Option("limit", .integer(in: 1...Int.max), "Stop after this many.")    // Option<Int?>
///     static let format = Option("format", .choice("FORMAT"), default: OutputFormat.text, "…")  // Option<OutputFormat>
///     static let peer = Option(repeating: "peer", .text("ADDRESS"), "Only these peers.")        // Option<[String]>
///     static let codec = Option(required: "as", .text("CODEC"), "The codec.")                   // Option<String>
///
/// Where an option that does not repeat is given several times, the last one counts, so that aliases can be overruled.
public struct Option<Result: Sendable>: OptionDeclaration {
    public let definition: OptionDefinition

    /// Makes the result of the values that were given, in their order; nil where there is none.
    let assemble: @Sendable ([any Sendable]) -> Result?

    /// An option that may be left out; its result is nil then.
    public init<Value>(_ name: String, short: Character? = nil, _ format: ValueFormat<Value>, _ summary: String)
    where Result == Value? {
        definition = OptionDefinition(name: name, short: short, value: ValueDefinition(format), summary: summary)
        assemble = { .some($0.last as? Value) }
    }

    /// An option with a default.
    public init(
        _ name: String,
        short: Character? = nil,
        _ format: ValueFormat<Result>,
        default defaultValue: Result,
        _ summary: String
    ) {
        definition = OptionDefinition(
            name: name,
            short: short,
            value: ValueDefinition(format),
            summary: summary,
            defaultText: format.describe(defaultValue)
        )
        assemble = { $0.last as? Result ?? defaultValue }
    }

    /// An option that has to be given.
    public init(required name: String, short: Character? = nil, _ format: ValueFormat<Result>, _ summary: String) {
        definition = OptionDefinition(
            name: name,
            short: short,
            value: ValueDefinition(format),
            summary: summary,
            isRequired: true
        )
        assemble = { $0.last as? Result }
    }

    /// An option that may be given several times.
    public init<Value>(
        repeating name: String,
        short: Character? = nil,
        _ format: ValueFormat<Value>,
        _ summary: String
    ) where Result == [Value] {
        definition = OptionDefinition(
            name: name,
            short: short,
            value: ValueDefinition(format),
            summary: summary,
            isRepeatable: true
        )
        assemble = { values in values.compactMap { $0 as? Value } }
    }
}
