// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import CaptureFiles
import FieldCoding

/// The codec of a whole PDU, and which of its bytes it takes.
struct PDUCodec {
    let codec: ValueCodec
    let range: Range<Int>
}

/// Codecs of whole PDUs, by what an event tells of.
enum PDUCodecs {
    private static let att = codec("att")
    private static let signalling = codec("l2cap-signalling")
    private static let lowEnergySignalling = codec("l2cap-signalling-le")
    private static let smp = codec("smp")
    private static let advertising = codec("ll-advertising")
    private static let control = codec("ll-control")

    private static func codec(_ id: String) -> ValueCodec? { BluetoothCorePDUs.codecs.first { $0.id == id } }

    static func codec(for event: TraceEvent, _ pdu: Span<UInt8>) -> PDUCodec? {
        switch event.layer {
        case .att: attribute(event, pdu)
        case .l2cap: channel(event, pdu)
        case .hci: packet(event, pdu)
        case .gatt, .link, .vendor: nil
        }
    }

    private static func whole(_ codec: ValueCodec?, _ pdu: Span<UInt8>) -> PDUCodec? {
        codec.map { PDUCodec(codec: $0, range: 0..<pdu.count) }
    }

    /// PDUs with more in them than one handle and one value.
    private static func attribute(_ event: TraceEvent, _ pdu: Span<UInt8>) -> PDUCodec? {
        switch event.opcode {
        case 0x02...0x09, 0x0e, 0x10, 0x11, 0x18, 0x20, 0x21, 0x23: whole(att, pdu)
        default: nil
        }
    }

    private static func channel(_ event: TraceEvent, _ pdu: Span<UInt8>) -> PDUCodec? {
        switch event.cid {
        case 0x0001: whole(signalling, pdu)
        case 0x0005: whole(lowEnergySignalling, pdu)
        case 0x0006, 0x0007: whole(smp, pdu)
        default: nil
        }
    }

    private static func packet(_ event: TraceEvent, _ pdu: Span<UInt8>) -> PDUCodec? {
        switch event.kind {
        case .command:
            guard pdu.count >= 3, let entry = PacketNames.command(pdu) else { return nil }
            return PDUCodec(codec: entry.codec, range: 3..<pdu.count)
        case .event:
            guard pdu.count >= 2, let entry = PacketNames.event(pdu) else { return nil }
            let start = entry.subeventCode == nil ? 2 : 3
            return PDUCodec(codec: entry.codec, range: min(start, pdu.count)..<pdu.count)
        case .monitor: return whole(MonitorRegistry.codec(for: event.cid), pdu)
        case .linkLayer: return air(event, pdu)
        case .acl, .sco, .iso, .note, .unknown: return nil
        }
    }

    /// The PDU between the access address (and coding indicator) and the CRC.
    private static func air(_ event: TraceEvent, _ pdu: Span<UInt8>) -> PDUCodec? {
        guard let range = PacketNames.airPDU(event, pdu) else { return nil }
        if PacketNames.isAdvertising(pdu) { return advertising.map { PDUCodec(codec: $0, range: range) } }
        guard !event.parts.contains(.encrypted), pdu[range.lowerBound] & 3 == 3, range.count > 2 else { return nil }
        return control.map { PDUCodec(codec: $0, range: (range.lowerBound + 2)..<range.upperBound) }
    }
}
