// SPDX-License-Identifier: Apache-2.0

/// An element of a `Parcelable[]` that mixes classes.
public enum ExtraParcelable: Sendable, Equatable {
    case bundle(Extras)
    indirect case intent(Intent)
}
