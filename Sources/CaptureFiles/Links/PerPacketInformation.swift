// SPDX-License-Identifier: Apache-2.0

/// Per-packet information header (192), little-endian: version u8 (0), flags u8, length of the whole header u16,
/// inner link type u32, fields up to the length.
///
/// Inner link type 147 (DLT_USER0) is the LE link layer by the habit of Ubertooth and crackle; 251 and 256 say so.
enum PerPacketInformation {
    static func describe(_ record: inout CaptureRecord, _ data: UnsafeRawBufferPointer) {
        guard data.count >= 8, data[0] == 0 else { return }
        let length = Int(data.little(2, as: UInt16.self))
        guard length >= 8, length <= data.count else { return }
        switch data.little(4, as: UInt32.self) {
        case 147, 251: LinkLayerHeader.describe(&record, data, headerCount: length)
        case 256: LinkLayerHeader.describeWithRadioHeader(&record, data, start: length)
        default: break
        }
    }
}
