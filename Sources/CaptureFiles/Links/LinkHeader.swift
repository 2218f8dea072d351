// SPDX-License-Identifier: Apache-2.0

/// Takes the link headers of pcap and pcapng records off.
enum LinkHeader {
    /// Sets what the link header says: kind, direction, adapter, opcode, air metadata and the length of the header.
    ///
    /// A record too short for its header, or with a header of an unknown version, becomes `.unknown` with all its
    /// bytes as payload. Sources: libpcap pcap/dlt.h, tcpdump.org link-layer header types.
    static func describe(_ record: inout CaptureRecord, _ data: UnsafeRawBufferPointer) {
        switch record.link {
        case .hciH4WithDirection: describeH4WithDirection(&record, data)
        case .hciH4: describeH4(&record, data)
        case .linuxMonitor: describeMonitor(&record, data)
        case .leLinkLayer: LinkLayerHeader.describe(&record, data, headerCount: 0)
        case .leLinkLayerWithHeader: LinkLayerHeader.describeWithRadioHeader(&record, data, start: 0)
        case .nordicBLE, .nordicBLEUser10: NordicHeader.describe(&record, data)
        case .ppi: PerPacketInformation.describe(&record, data)
        default: break
        }
    }

    /// 201: direction u32 big-endian (bit 0 set: received), then an H4 packet.
    private static func describeH4WithDirection(_ record: inout CaptureRecord, _ data: UnsafeRawBufferPointer) {
        guard data.count >= 4 else { return }
        record.direction = data[3] & 1 == 0 ? .sent : .received
        record.headerCount = 4
        if data.count > 4 { setKind(&record, h4Type: data[4]) }
    }

    /// 187: an H4 packet without direction. Only hosts send commands and only controllers send events.
    private static func describeH4(_ record: inout CaptureRecord, _ data: UnsafeRawBufferPointer) {
        guard data.count >= 1 else { return }
        setKind(&record, h4Type: data[0])
        switch record.kind {
        case .command: record.direction = .sent
        case .event: record.direction = .received
        default: record.direction = .unknown
        }
    }

    /// 254: adapter u16 big-endian, opcode u16 big-endian, then what btsnoop's monitor records hold.
    private static func describeMonitor(_ record: inout CaptureRecord, _ data: UnsafeRawBufferPointer) {
        guard data.count >= 4 else { return }
        record.headerCount = 4
        record.adapter = data.big(0)
        MonitorOpcode.describe(&record, opcode: data.big(2))
    }

    /// Sets the kind by an H4 type byte, which then belongs to the header. An unknown type byte stays in the payload.
    @inline(__always)
    static func setKind(_ record: inout CaptureRecord, h4Type: UInt8) {
        // The HCI members of PacketKind have the numbers of the H4 type bytes.
        if h4Type >= 1 && h4Type <= 5, let kind = PacketKind(rawValue: h4Type) {
            record.kind = kind
            record.headerCount += 1
        } else {
            record.kind = .unknown
        }
    }
}
