// SPDX-License-Identifier: Apache-2.0

/// Sizes and times of WVP1. Source: toolkit profile WVP1, unless said otherwise.
public enum WVP1Limits {
    /// The number of the profile's version.
    public static let version: UInt8 = 1
    /// Largest message in bytes: the part of Android's Binder mapping that a transaction can use (1 MiB less two pages
    /// of 4 KiB). Source: Android's `ProcessState`.
    public static let maximumMessage = 1_040_384
    /// Larger messages are accepted and counted. Source: the vendor's advice for broadcasts.
    public static let softLimit = 10_240
    /// Messages under way at the same time in one direction.
    public static let slots = 16
    /// Fragments that may be sent before the receiver allows more.
    public static let initialCredits: UInt8 = 8
    /// Bytes of all messages that are not complete yet.
    public static let maximumPartialBytes = 2 * 1024 * 1024
    /// Nanoseconds after which a message that does not go on is dropped.
    public static let idleTime: Int64 = 10_000_000_000
    /// Nanoseconds without anything from the other side after which the link counts as dead.
    public static let silence: Int64 = 30_000_000_000
    /// Nanoseconds that the sender of an ordered broadcast waits for its result.
    public static let resultTime: Int64 = 30_000_000_000
    /// Tokens that may be refused before the glasses disconnect.
    public static let tokenTries: UInt8 = 3
    /// Android level of parcels unless something else is agreed: that of the one M-series build publicly known.
    public static let parcelAPI: UInt8 = 30
    /// Bytes of a fragment before its payload.
    public static let headerByteCount = 4
    /// Bytes of a message's first fragment before its payload.
    public static let firstHeaderByteCount = 12
    /// Fragments that the fragment number can count.
    public static let maximumFragments = 65_536
    /// The smallest ATT MTU that Bluetooth LE allows.
    public static let minimumMTU = 23
}
