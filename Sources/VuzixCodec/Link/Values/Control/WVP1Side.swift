// SPDX-License-Identifier: Apache-2.0

/// One of the two ends of a link.
public enum WVP1Side: Sendable, Hashable, CaseIterable {
    /// Holds the service.
    case glasses
    /// Uses it.
    case phone

    public var other: WVP1Side { self == .glasses ? .phone : .glasses }
}
