// SPDX-License-Identifier: Apache-2.0

/// An API level of Android, of those whose parcels differ: Android promises no stable form, so every parcel needs one.
///
/// Source: Android sources of the levels named. Levels 30 and 34 were compared with what Android's own classes write;
/// the others are read from source.
public struct AndroidAPI: Sendable, Hashable, Comparable {
    public let level: Int

    /// The levels whose layout is known. The first Blade has 22, the M4000 has 30.
    public static let supportedLevels: [Int] = [22] + Array(27...36)

    /// Android 11, which the one M-series build that is publicly known runs.
    public static let standard = AndroidAPI(known: 30)

    /// Nil for a level whose layout is not known.
    public init?(_ level: Int) {
        guard level == 22 || (27...36).contains(level) else { return nil }
        self.level = level
    }

    private init(known level: Int) { self.level = level }

    public static func < (left: AndroidAPI, right: AndroidAPI) -> Bool { left.level < right.level }

    /// Strings of an intent are UTF-8 (`string8`) instead of UTF-16.
    var usesString8: Bool { level >= 30 }
    /// An intent has an identifier.
    var hasIdentifier: Bool { level >= 29 }
    /// Values of some types are preceded by their length, and four more types have codes of their own.
    var hasLengthPrefixes: Bool { level >= 33 }
    /// An intent may name the one from which it was resolved.
    var hasOriginalIntent: Bool { level >= 33 }
    var hasExtendedFlags: Bool { level >= 35 }
    /// A URI of any kind is one string.
    var hasPlainURIs: Bool { level >= 35 }
    /// A bundle that is not empty is followed by a flag.
    var hasIntentDeclaration: Bool { level >= 36 }
    /// `double[]` has no code of its own.
    var streamsDoubleArrays: Bool { level < 27 }
    /// Bundles may have been written by native code.
    var hasNativeBundles: Bool { level >= 28 }
}
