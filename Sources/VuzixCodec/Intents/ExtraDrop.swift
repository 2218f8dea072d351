// SPDX-License-Identifier: Apache-2.0

/// A value that was left out of extras because the published interface has no type for it.
///
/// The vendor's frameworks ignore such values silently; here each is told.
public struct ExtraDrop: Sendable, Hashable, CustomStringConvertible {
    /// Why a value was left out.
    public enum Reason: Sendable, Hashable {
        /// No extra can hold this Swift type.
        case unsupportedType
        /// A `byte` has no spelling in the interface for iOS; it is only read.
        case byteHasNoSpelling
        /// A character of more than one UTF-16 unit.
        case characterTooWide
        /// An empty array that does not say of what.
        case untypedEmptyArray
        /// Nil; extras hold null only as ``ExtraValue/null``.
        case missingValue
    }

    /// Keys from the outermost to the one of the value.
    public var path: [String]
    /// The Swift type of the value.
    public var typeName: String
    public var reason: Reason

    public init(path: [String], typeName: String, reason: Reason) {
        self.path = path
        self.typeName = typeName
        self.reason = reason
    }

    /// One sentence.
    public var description: String {
        let what =
            switch reason {
            case .unsupportedType: "extras cannot hold a value of this type"
            case .byteHasNoSpelling: "a single byte can be received and not sent"
            case .characterTooWide: "a character must be one UTF-16 unit"
            case .untypedEmptyArray: "an empty array must say of what"
            case .missingValue: "there is no value"
            }
        return "\(path.joined(separator: ".")): \(what) (\(typeName))"
    }
}
