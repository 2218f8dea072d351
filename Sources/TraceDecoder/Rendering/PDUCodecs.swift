// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import FieldCoding

/// Codecs of whole PDUs, by what an event tells of.
enum PDUCodecs {
    static func codec(for event: TraceEvent, _ pdu: Span<UInt8>) -> ValueCodec? {
        nil
    }
}
