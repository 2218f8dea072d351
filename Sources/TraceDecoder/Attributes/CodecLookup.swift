// SPDX-License-Identifier: Apache-2.0

import FieldCoding
import GATTCodec

/// Finds the codec for an attribute's value.
enum CodecLookup {
    static func codec(for uuid: UInt16, role: AttributeDescriptor.Role) -> ValueCodec? {
        CharacteristicRegistry.codec(for: uuid)
    }
}
