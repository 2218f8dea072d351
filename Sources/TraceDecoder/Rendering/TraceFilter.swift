// SPDX-License-Identifier: Apache-2.0

/// Chooses events.
public struct TraceFilter: Sendable {
    public func matches(_ event: TraceEvent, _ bytes: Span<UInt8>, _ context: borrowing TraceContext) -> Bool { true }
}
