// SPDX-License-Identifier: Apache-2.0

/// Why a value cannot be serialized.
public struct MonkeyEncodingError: Error, Sendable, Hashable, CustomStringConvertible {
    public enum Kind: Sendable, Hashable {
        /// A string takes more bytes than readers take.
        case stringTooLong(byteCount: Int, limit: Int)
        /// Containers are nested more deeply than the encoding allows.
        case tooDeep(limit: Int)
        /// A block takes more bytes than its length can say.
        case tooLarge
        /// Several values side by side, one of which is a container before the last place: readers take its elements
        /// from the wrong place.
        case containerBeforeLastRoot
        /// A string that the given string block lacks.
        case noSuchEntry
        /// A count that makes readers take values for those of another container.
        case contradictoryCounts
    }

    public var kind: Kind

    public init(_ kind: Kind) { self.kind = kind }

    public var description: String {
        switch kind {
        case .stringTooLong(let byteCount, let limit): "a string takes \(byteCount) bytes, more than \(limit)"
        case .tooDeep(let limit): "containers are nested more than \(limit) levels deep"
        case .tooLarge: "the message is larger than its length fields can say"
        case .containerBeforeLastRoot: "of several values side by side only the last can be a container"
        case .noSuchEntry: "a string is not in the given string block"
        case .contradictoryCounts: "a count makes readers take values for those of another container"
        }
    }
}
