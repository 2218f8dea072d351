// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// One line of the registry: a UUID and the codec of its values.
public struct CharacteristicEntry: Sendable {
    public let uuid: UInt16
    public let codec: ValueCodec

    public init<V: CharacteristicValue>(_ type: V.Type) {
        self.init(V.uuid, "\(V.name)", V.self, source: "\(V.source)")
    }

    /// For a layout that several characteristics share.
    public init<V: FieldCoded>(_ uuid: UInt16, _ name: String, _ type: V.Type, source: String) {
        self.init(uuid, name, blank: V(), source: source)
    }

    /// For a layout that several characteristics share, each with scales of its own, which `blank` knows.
    public init<V: FieldCoded>(_ uuid: UInt16, _ name: String, blank: V, source: String) {
        self.uuid = uuid
        let digits = String(uuid, radix: 16, uppercase: true)
        codec = ValueCodec(
            blank: blank, id: String(repeating: "0", count: 4 - digits.count) + digits, name: name, source: source)
    }
}
