// SPDX-License-Identifier: Apache-2.0

/// Header of the nRF Sniffer (272, and 157 in old files); Wireshark packet-nordic_ble.c.
///
///     offset  0  board id u8
///             1  version 2 and 3: payload length u16 little-endian; version 1: header length u8, payload length u8
///             3  protocol version u8
///             4  packet counter u16 little-endian
///             6  packet id u8: 2 advertising packet (from version 3 on), 6 packet
///             7  length of what follows up to the packet u8 (10)
///             8  flags u8
///             9  channel index u8
///            10  signal u8, as minus dBm
///            11  event counter u16 little-endian
///            13  time or time delta u32 little-endian, microseconds
///            17  LE packet from its access address on
enum NordicHeader {
    private static let packetStart = 17

    static func describe(_ record: inout CaptureRecord, _ data: UnsafeRawBufferPointer) {
        guard data.count >= 7 else { return }
        let version = data[3]
        let packet = data[6]
        guard (1...3).contains(version) else { return }
        guard packet == 6 || packet == 2 && version == 3 else {
            // The sniffer's own reports, not packets from the air.
            record.kind = .note
            record.opcode = UInt16(packet)
            record.headerCount = 7
            return
        }
        guard data.count >= packetStart, data[7] == 10 else { return }
        let flags = data[8]
        var air: AirMetadata.Flags = [.signalValid, .crcChecked]
        if flags & 1 != 0 { air.insert(.crcValid) }
        if packet == 6 {
            record.direction = flags & 2 != 0 ? .central : .peripheral
            if flags & 4 != 0 {
                air.formUnion([.encrypted, .micChecked])
                if flags & 8 != 0 { air.insert(.micValid) }
            }
        }
        record.air.channel = data[9] <= 39 ? data[9] : 255
        record.air.rssi = Int8(clamping: -Int(data[10]))
        record.air.eventCounter = data.little(11)
        let phy = flags >> 4 & 7
        record.air.phy = phy <= 2 ? phy : 255
        if phy == 2 { air.insert(.codingIndicator) }
        record.air.flags = air
        record.opcode = UInt16(packet)
        // Before version 3 advertising and data packets have the same id; only the address tells them apart.
        if packet == 6 && version < 3 && isAdvertising(data) { record.direction = .unknown }
        LinkLayerHeader.describe(&record, data, headerCount: packetStart)
    }

    private static func isAdvertising(_ data: UnsafeRawBufferPointer) -> Bool {
        data.count >= packetStart + 4 && data.little(packetStart, as: UInt32.self) == 0x8e89_bed6
    }
}
