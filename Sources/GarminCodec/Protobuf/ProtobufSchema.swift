// SPDX-License-Identifier: Apache-2.0

/// What is public of a protobuf message: numbers, names and kinds of its fields.
public struct ProtobufSchema: Sendable {
    public enum Kind: Sendable, Hashable {
        case unsigned
        case signed
        /// Zigzag.
        case zigzag
        case bool
        case enumeration([UInt64: String])
        case fixed64
        case float
        case text
        case bytes
        /// Another message of the same book.
        case message(String)
    }

    public struct Field: Sendable, Hashable {
        public var number: UInt32
        public var name: String
        public var kind: Kind
        /// Whether there may be any number of them; JSON then has a list, even of one.
        public var isRepeated = false
    }

    public let name: String
    public let fields: [Field]

    public func field(_ number: UInt32) -> Field? { fields.first { $0.number == number } }
    public func field(named name: String) -> Field? { fields.first { $0.name == name } }
}
