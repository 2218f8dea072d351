// SPDX-License-Identifier: Apache-2.0

/// One field of a protobuf message as it stands on the wire.
///
/// Source: the encoding chapter of the Protocol Buffers documentation.
public struct ProtobufField: Sendable, Hashable {
    public enum Content: Sendable, Hashable {
        case varint(UInt64)
        case fixed64(UInt64)
        /// Text, bytes, a message or packed numbers.
        case bytes([UInt8])
        case fixed32(UInt32)

        var wireType: UInt8 {
            switch self {
            case .varint: 0
            case .fixed64: 1
            case .bytes: 2
            case .fixed32: 5
            }
        }
    }

    /// 1 to 2^29 − 1.
    public var number: UInt32
    public var content: Content
    /// Bytes that the tag takes beyond what it needs.
    public var tagPadding: UInt8 = 0
    /// Bytes that the varint, or the length of bytes, takes beyond what it needs.
    public var contentPadding: UInt8 = 0

    public init(_ number: UInt32, _ content: Content) {
        self.number = number
        self.content = content
    }

    /// Whether every number is spelled as short as it can be.
    var isCanonical: Bool { tagPadding == 0 && contentPadding == 0 }
}
