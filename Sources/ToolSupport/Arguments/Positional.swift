// SPDX-License-Identifier: Apache-2.0

/// An argument that is known by its place: its declaration, and the key under which a command reads its typed result.
///
///     static let file = Positional("FILE", .file(), "The capture.")                            // Positional<String>
///     static let file = Positional(optional: "FILE", .file(), "The capture.")                  // Positional<String?>
///     static let devices = Positional(repeating: "DEVICE", minimum: 1, .text("DEVICE"), "…")   // Positional<[String]>
public struct Positional<Result: Sendable>: PositionalDeclaration {
    public let definition: PositionalDefinition

    let assemble: @Sendable ([any Sendable]) -> Result?

    /// An argument that has to be given.
    public init(_ name: String, _ format: ValueFormat<Result>, _ summary: String) {
        definition = PositionalDefinition(
            name: name,
            value: ValueDefinition(format),
            summary: summary,
            minimum: 1,
            maximum: 1
        )
        assemble = { $0.last as? Result }
    }

    /// An argument that may be left out; its result is nil then.
    public init<Value>(optional name: String, _ format: ValueFormat<Value>, _ summary: String)
    where Result == Value? {
        definition = PositionalDefinition(
            name: name,
            value: ValueDefinition(format),
            summary: summary,
            minimum: 0,
            maximum: 1
        )
        assemble = { .some($0.last as? Value) }
    }

    /// An argument that takes all the words that are left.
    public init<Value>(repeating name: String, minimum: Int = 0, _ format: ValueFormat<Value>, _ summary: String)
    where Result == [Value] {
        definition = PositionalDefinition(
            name: name,
            value: ValueDefinition(format),
            summary: summary,
            minimum: minimum,
            maximum: Int.max
        )
        assemble = { values in values.compactMap { $0 as? Value } }
    }
}
