// SPDX-License-Identifier: Apache-2.0

/// What a parcel holds.
public enum ParcelShape: Sendable, Hashable {
    /// A bundle, or null.
    case bundle
    case intent
    /// The outcome of an ordered broadcast: int32 code, string16 data, bundle. The composition is our own.
    case result
}
