// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// One line of the registry: a UUID and the codec of its values.
public struct CharacteristicEntry: Sendable {
    public let uuid: UInt16
    public let codec: ValueCodec

    public init<V: CharacteristicValue>(_ type: V.Type) {
        self.init(V.uuid, "\(V.name)", V.self, source: "\(V.source)")
    }

    /// For values that devices send many of: printed by code that is compiled for the type.
    init<V: CharacteristicValue>(streamed type: V.Type) {
        uuid = V.uuid
        codec = ValueCodec(
            streamed: V(), id: Self.identifier(V.uuid), name: "\(V.name)", source: "\(V.source)")
    }

    /// For a layout that several characteristics share.
    public init<V: FieldCoded>(_ uuid: UInt16, _ name: String, _ type: V.Type, source: String) {
        self.init(uuid, name, blank: V(), source: source)
    }

    /// For a layout that several characteristics share, each with scales of its own, which `blank` knows.
    public init<V: FieldCoded>(_ uuid: UInt16, _ name: String, blank: V, source: String) {
        self.uuid = uuid
        codec = ValueCodec(blank: blank, id: Self.identifier(uuid), name: name, source: source)
    }

    private static func identifier(_ uuid: UInt16) -> String {
        let digits = String(uuid, radix: 16, uppercase: true)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }
}
