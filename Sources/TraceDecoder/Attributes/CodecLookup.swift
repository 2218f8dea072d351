// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import BoseCodec
import FieldCoding
import GATTCodec
import VuzixCodec

/// Finds the codec for an attribute's value.
enum CodecLookup {
    /// - Parameter service: Several vendors' services use the same UUIDs for characteristics; those are decoded only
    ///   where the service is known.
    static func codec(
        for uuid: BluetoothUUID, service: BluetoothUUID?, role: AttributeDescriptor.Role
    ) -> ValueCodec? {
        if let short = uuid.short { return CharacteristicRegistry.codec(for: short) }
        return byCharacteristic[uuid]
    }

    private static let byCharacteristic: [BluetoothUUID: ValueCodec] = Dictionary(
        (BoseCodecs.characteristics + WVP1Codecs.characteristics).map { ($0.uuid, $0.codec) },
        uniquingKeysWith: { first, _ in first })
}
