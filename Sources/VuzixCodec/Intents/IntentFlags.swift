// SPDX-License-Identifier: Apache-2.0

/// Flags of an intent that broadcasts look at.
///
/// Source: Android `android.content.Intent`.
public enum IntentFlags {
    public static let excludeStoppedPackages: Int32 = 0x10
    public static let includeStoppedPackages: Int32 = 0x20
    /// A receiver may not end the chain of an ordered broadcast.
    public static let noAbort: Int32 = 0x0800_0000
    /// Receivers get 10 seconds instead of 60.
    public static let foreground: Int32 = 0x1000_0000
    public static let replacePending: Int32 = 0x2000_0000
    public static let registeredOnly: Int32 = 0x4000_0000
}
