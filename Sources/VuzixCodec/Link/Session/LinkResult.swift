// SPDX-License-Identifier: Apache-2.0

/// What became of an ordered broadcast.
public enum LinkResult: Sendable, Hashable {
    /// The result's message; its body has code, data and extras.
    case answered(LinkMessage)
    /// The other side answered that it failed.
    case error(LinkMessage)
    /// The other side dropped the request.
    case refused(WVP1Error)
    /// No result came in time; an app sees a result without a code.
    case timedOut
    /// The request was given up on this side.
    case givenUp
    /// The connection ended before.
    case disconnected
}
