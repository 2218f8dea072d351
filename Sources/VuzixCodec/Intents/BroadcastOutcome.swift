// SPDX-License-Identifier: Apache-2.0

/// What an ordered broadcast came to: a code, data and extras.
///
/// Source: Vuzix Connectivity frameworks. Android's codes are -1 for OK, 0 for cancelled, 1 and up for own ones.
public struct BroadcastOutcome: Sendable, Equatable {
    public var code: Int32
    public var data: JavaString?
    public var extras: Extras?

    public init(code: Int32, data: JavaString? = nil, extras: Extras? = nil) {
        self.code = code
        self.data = data
        self.extras = extras
    }
}
