// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
public import ByteCoding

/// Chooses events by an expression such as `opcode == 0x1b && handle == 8`; the article <doc:Filters> describes the
/// language.
///
/// An expression is read once. Judging an event allocates nothing, unless the expression asks for decoded values.
public struct TraceFilter: Sendable {
    private let condition: FilterCondition
    private let program: FilterProgram
    private let policy: DecodePolicy

    /// Reads an expression. Any text may be given.
    ///
    /// - Parameter policy: How strictly values are decoded where the expression asks for them.
    public init(parsing expression: String, policy: DecodePolicy = .lenient) throws(FilterError) {
        var parser = FilterParser(expression)
        self.init(try parser.parse(), policy)
    }

    /// Events of connections with one of these peers.
    public init(peers: [BluetoothAddress]) {
        self.init(.test(.peer(FilterAddresses(values: peers.map(\.value), isNegated: false))), .lenient)
    }

    private init(_ condition: FilterCondition, _ policy: DecodePolicy) {
        self.condition = condition
        self.policy = policy
        program = FilterProgram(condition)
    }

    /// Events that pass both filters; values are decoded as this one says.
    public func and(_ other: TraceFilter) -> TraceFilter {
        TraceFilter(.all([condition, other.condition]), policy)
    }

    /// Whether an event passes.
    ///
    /// - Parameter bytes: Bytes of the batch that the event belongs to.
    public func matches(_ event: TraceEvent, _ bytes: Span<UInt8>, _ context: borrowing TraceContext) -> Bool {
        program.run(event, bytes, context, policy)
    }
}
