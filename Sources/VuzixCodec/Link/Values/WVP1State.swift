// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The STATE characteristic of WVP1: one byte state, one byte reason, two bytes count of errors (little-endian).
///
/// The numbers of the states follow the order in which the vendor's framework declares them; the reason is the error
/// that led to the state (assumed: the profile does not say what a reason is). Source: toolkit profile WVP1.
public struct WVP1State: FieldCoded, Hashable {
    public var state: WVP1LinkState = .notConnected
    public var reason: WVP1Error = .none
    /// Errors since the link came up; stays at 65,535.
    public var errorCount: UInt16 = 0

    public init() {}

    public init(_ state: WVP1LinkState, reason: WVP1Error = .none, errorCount: UInt16 = 0) {
        self.state = state
        self.reason = reason
        self.errorCount = errorCount
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("state", &state)
        try coder.field("reason", &reason)
        try coder.field("errorCount", &errorCount)
    }
}
