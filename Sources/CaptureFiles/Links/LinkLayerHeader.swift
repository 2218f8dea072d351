// SPDX-License-Identifier: Apache-2.0

/// LE link layer records (251) and their radio header (256).
enum LinkLayerHeader {
    static let radioHeaderCount = 10
    /// Access address 4, packet header 2.
    static let packetHeaderCount = 6
    static let crcCount = 3

    /// Marks the record as a link layer packet that starts after `headerCount` bytes.
    static func describe(_ record: inout CaptureRecord, _ data: UnsafeRawBufferPointer, headerCount: Int) {
        record.kind = .linkLayer
        record.headerCount = headerCount
        // Some recorders leave the CRC out and say so nowhere: then the record ends with the payload.
        let indicator = record.air.flags.contains(.codingIndicator) ? 1 : 0
        let available = data.count - headerCount
        guard available >= packetHeaderCount + indicator, record.originalCount <= data.count else { return }
        let length = Int(data[headerCount + indicator + 5])
        let missing = packetHeaderCount + indicator + length + crcCount - available
        if missing > 0 && missing <= crcCount { record.air.flags.insert(.noCRC) }
    }

    /// 256, little-endian: RF channel u8, signal i8, noise i8, access address offences u8, reference access address
    /// u32, flags u16 (Wireshark packet-btle_rf.c).
    static func describeWithRadioHeader(_ record: inout CaptureRecord, _ data: UnsafeRawBufferPointer, start: Int) {
        guard data.count - start >= radioHeaderCount else { return }
        let flags: UInt16 = data.little(start + 8)
        record.air.channel = channelIndex(rfChannel: data[start])
        record.air.rssi = Int8(bitPattern: data[start + 1])
        var air: AirMetadata.Flags = []
        if flags & 0x0002 != 0 { air.insert(.signalValid) }
        if flags & 0x0008 != 0 { air.insert(.decrypted) }
        if flags & 0x0400 != 0 { air.insert(.crcChecked) }
        if flags & 0x0800 != 0 { air.insert(.crcValid) }
        if flags & 0x1000 != 0 { air.insert(.micChecked) }
        if flags & 0x2000 != 0 { air.insert(.micValid) }
        switch flags >> 7 & 7 {
        case 1: air.insert(.auxiliary)
        case 2: record.direction = .central
        case 3: record.direction = .peripheral
        default: break
        }
        let phy = UInt8(flags >> 14)
        record.air.phy = phy <= 2 ? phy : 255
        if phy == 2 { air.insert(.codingIndicator) }
        record.air.flags = air
        describe(&record, data, headerCount: start + radioHeaderCount)
    }

    /// Channel index of an RF channel (Core specification, volume 6, part B, section 1.4.1): RF channel 0 is 2402 MHz,
    /// and the advertising channels 37, 38 and 39 lie at RF channels 0, 12 and 39.
    static func channelIndex(rfChannel: UInt8) -> UInt8 {
        switch rfChannel {
        case 0: 37
        case 1...11: rfChannel - 1
        case 12: 38
        case 13...38: rfChannel - 2
        case 39: 39
        default: 255
        }
    }

    /// RF channel of a channel index; 255 stays 255.
    static func rfChannel(channelIndex: UInt8) -> UInt8 {
        switch channelIndex {
        case 0...10: channelIndex + 1
        case 11...36: channelIndex + 2
        case 37: 0
        case 38: 12
        case 39: 39
        default: 255
        }
    }
}
