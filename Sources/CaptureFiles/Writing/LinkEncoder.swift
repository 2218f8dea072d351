// SPDX-License-Identifier: Apache-2.0

/// Puts link headers on: the data of a record as another link type spells it.
enum LinkEncoder {
    /// Appends the record's data in the form of `link`; on an answer other than nil nothing was appended.
    ///
    /// A record that is of `link` already keeps its data bit for bit.
    static func append(_ item: OutgoingRecord, as link: LinkType, to out: inout [UInt8]) -> CaptureLoss? {
        if item.record.link == link && link != .btsnoopH1 {
            out.append(contentsOf: item.data)
            return nil
        }
        switch link {
        case .btsnoopH1: return appendH1(item, to: &out)
        case .btsnoopH4, .hciH4WithDirection: return appendH4(item, hasDirection: link != .btsnoopH4, to: &out)
        case .hciH4: return appendH4(item, hasDirection: false, to: &out)
        case .btsnoopMonitor, .linuxMonitor: return appendMonitor(item, hasHeader: link == .linuxMonitor, to: &out)
        case .packetLogger: return appendPacketLogger(item, to: &out)
        case .leLinkLayer, .leLinkLayerWithHeader:
            guard item.record.kind == .linkLayer else { return .hostRecord }
            if link == .leLinkLayerWithHeader { appendRadioHeader(item, to: &out) }
            out.append(contentsOf: item.payload)
            return nil
        default: return .otherLinkType
        }
    }

    /// Whether the direction bit of H4 files can be written.
    private static func hasDirection(_ item: OutgoingRecord) -> Bool {
        item.record.direction == .sent || item.record.direction == .received
    }

    private static func lossOfKind(_ kind: PacketKind) -> CaptureLoss {
        switch kind {
        case .linkLayer: .linkLayerRecord
        case .monitor: .monitorRecord
        case .note: .note
        default: .unknownKind
        }
    }

    private static func appendH1(_ item: OutgoingRecord, to out: inout [UInt8]) -> CaptureLoss? {
        guard item.isHCI else { return lossOfKind(item.record.kind) }
        guard item.record.kind != .sco, item.record.kind != .iso else { return .kindNotInH1 }
        guard hasDirection(item) else { return .unknownDirection }
        out.append(contentsOf: item.payload)
        return nil
    }

    private static func appendH4(
        _ item: OutgoingRecord, hasDirection: Bool, to out: inout [UInt8]
    ) -> CaptureLoss? {
        let isRaw = item.record.kind == .unknown && item.startsWithH4Type
        guard item.isHCI || isRaw else { return lossOfKind(item.record.kind) }
        guard self.hasDirection(item) else { return .unknownDirection }
        if hasDirection { out.appendBig(item.record.direction == .received ? 1 : 0 as UInt32) }
        if !isRaw { out.append(item.record.kind.rawValue) }
        out.append(contentsOf: item.payload)
        return nil
    }

    private static func appendMonitor(
        _ item: OutgoingRecord, hasHeader: Bool, to out: inout [UInt8]
    ) -> CaptureLoss? {
        let opcode: UInt16
        switch monitorOpcode(item) {
        case .success(let found): opcode = found
        case .failure(let failure): return failure.loss
        }
        if hasHeader {
            out.appendBig(item.record.adapter)
            out.appendBig(opcode)
        }
        out.append(contentsOf: item.payload)
        return nil
    }

    struct NoOpcode: Error { let loss: CaptureLoss }

    static func monitorOpcode(_ item: OutgoingRecord) -> Result<UInt16, NoOpcode> {
        if item.record.kind == .monitor { return .success(item.record.opcode) }
        guard item.isHCI else { return .failure(NoOpcode(loss: lossOfKind(item.record.kind))) }
        guard let opcode = MonitorOpcode.of(item.record.kind, item.record.direction) else {
            return .failure(NoOpcode(loss: .unknownDirection))
        }
        return .success(opcode)
    }

    private static func appendPacketLogger(_ item: OutgoingRecord, to out: inout [UInt8]) -> CaptureLoss? {
        guard item.isHCI else { return lossOfKind(item.record.kind) }
        guard let type = PacketLoggerType.of(item.record.kind, item.record.direction) else { return .unknownDirection }
        out.append(type)
        out.append(contentsOf: item.payload)
        return nil
    }

    /// The header of link type 256; see `LinkLayerHeader`.
    private static func appendRadioHeader(_ item: OutgoingRecord, to out: inout [UInt8]) {
        let air = item.record.air
        out.append(LinkLayerHeader.rfChannel(channelIndex: air.channel))
        out.append(UInt8(bitPattern: air.rssi))
        out.append(0)
        out.append(0)
        // The reference access address is the packet's own: nothing else is known, and bit 4 says that it is valid.
        let payload = item.payload
        out.appendLittle(payload.count >= 4 ? payload.little(0, as: UInt32.self) : 0)
        // Dewhitened is what every reader takes for granted.
        var flags: UInt16 = payload.count >= 4 ? 0x0011 : 0x0001
        if air.flags.contains(.signalValid) { flags |= 0x0002 }
        if air.flags.contains(.decrypted) { flags |= 0x0008 }
        if air.flags.contains(.crcChecked) { flags |= 0x0400 }
        if air.flags.contains(.crcValid) { flags |= 0x0800 }
        if air.flags.contains(.micChecked) { flags |= 0x1000 }
        if air.flags.contains(.micValid) { flags |= 0x2000 }
        switch item.record.direction {
        case .central: flags |= 2 << 7
        case .peripheral: flags |= 3 << 7
        default: if air.flags.contains(.auxiliary) { flags |= 1 << 7 }
        }
        if air.phy <= 2 { flags |= UInt16(air.phy) << 14 }
        out.appendLittle(flags)
    }
}
