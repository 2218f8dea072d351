// SPDX-License-Identifier: Apache-2.0

/// Compresses and expands bodies with gzip (RFC 1952). This module has no such code of its own; whoever links a library
/// for it hands it in.
public struct WVP1Compression: Sendable {
    /// Why a body could not be expanded.
    public enum Fault: Error, Sendable, Hashable {
        /// The bytes are no gzip, or damaged.
        case damaged
        /// The result would be larger than allowed.
        case tooLarge
    }

    /// Expands all of `bytes`; gives up with ``Fault/tooLarge`` as soon as there are more than `limit` bytes.
    public var inflate: @Sendable (_ bytes: [UInt8], _ limit: Int) throws(Fault) -> [UInt8]
    /// Compresses `bytes`; nil where that is not possible.
    public var deflate: @Sendable (_ bytes: [UInt8]) -> [UInt8]?

    public init(
        inflate: @escaping @Sendable (_ bytes: [UInt8], _ limit: Int) throws(Fault) -> [UInt8],
        deflate: @escaping @Sendable (_ bytes: [UInt8]) -> [UInt8]?
    ) {
        self.inflate = inflate
        self.deflate = deflate
    }
}
