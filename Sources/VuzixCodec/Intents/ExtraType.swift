// SPDX-License-Identifier: Apache-2.0

/// What an extra holds.
///
/// The first 22 are the vendor's, in the vendor's order; their names are used in JSON too.
/// Source: declarations of the Vuzix Connectivity framework for iOS. The numbers are our own.
public enum ExtraType: UInt8, Sendable, Hashable, CaseIterable {
    case bool, boolArray, bundle, bundleArray, byte, byteArray, char, charArray, double, doubleArray, float, floatArray
    case int, intArray, intent, intentArray, long, longArray, short, shortArray, string, stringArray
    /// A key without a value; Android does not say of which type it would be.
    case null
    /// A `Parcelable[]` whose elements are all null (or absent), or of several classes.
    case parcelableArray
    /// A Java object stream of a class other than those that the vendor's types need.
    case serializable
    /// Bytes whose extent is known and whose content is not (API 33 and later).
    case opaque

    /// The name in JSON.
    public var name: String { Self.names[Int(rawValue)] }

    private static let names = allCases.map { "\($0)" }

    public init?(name: String) {
        guard let type = Self.byName[name] else { return nil }
        self = type
    }

    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })
}
