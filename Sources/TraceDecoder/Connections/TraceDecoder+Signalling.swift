// SPDX-License-Identifier: Apache-2.0

import BluetoothCore

extension TraceDecoder {
    /// Follows the opening and closing of dynamic channels (Core specification, volume 3, part A, 4), since ATT runs
    /// over some of them.
    func signalling(
        _ connection: TraceConnection, _ side: Int, _ payload: Span<UInt8>, into out: inout EventBatch
    ) {
        var offset = 0
        // A BR/EDR C-frame may hold several commands.
        while payload.count - offset >= 4 {
            let code = payload[offset]
            let identifier = payload[offset + 1]
            let length = Int(word(payload, offset + 2))
            let end = min(payload.count, offset + 4 + length)
            command(connection, side, code, identifier, payload.extracting((offset + 4)..<end))
            offset += 4 + length
        }
        // Values whose channel is gone.
        drainProcedures(connection, into: &out)
    }

    private func word(_ bytes: Span<UInt8>, _ offset: Int) -> UInt16 {
        offset + 2 <= bytes.count ? UInt16(bytes[offset]) | UInt16(bytes[offset + 1]) << 8 : 0
    }

    private func command(
        _ connection: TraceConnection, _ side: Int, _ code: UInt8, _ identifier: UInt8, _ data: Span<UInt8>
    ) {
        let ownKey = UInt16(side) << 8 | UInt16(identifier)
        let otherKey = UInt16(1 - side) << 8 | UInt16(identifier)
        switch code {
        case 0x02 where data.count >= 4:
            // Connection Request: PSM, source CID.
            request(connection, ownKey, psm: word(data, 0), .basic, [word(data, 2)], mtu: TraceChannel.basicMTU)
        case 0x03 where data.count >= 8:
            // Connection Response: destination CID, source CID, result, status. Pending is result 1.
            let result = word(data, 4)
            guard result != 1, let request = connection.channelRequests[otherKey] else { return }
            connection.channelRequests[otherKey] = nil
            if result == 0 {
                open(
                    connection, request, initiator: 1 - side, request.sources, [word(data, 0)],
                    mtu: TraceChannel.basicMTU)
            }
        case 0x04 where data.count >= 4: configure(connection, side, word(data, 0), data)
        case 0x14 where data.count >= 10:
            // LE Credit Based Connection Request: SPSM, source CID, MTU, MPS, credits.
            request(connection, ownKey, psm: word(data, 0), .creditBased, [word(data, 2)], mtu: word(data, 4))
        case 0x15 where data.count >= 10:
            guard let request = connection.channelRequests.removeValue(forKey: otherKey) else { return }
            if word(data, 8) == 0 {
                open(
                    connection, request, initiator: 1 - side, request.sources, [word(data, 0)], mtu: word(data, 2))
            }
        case 0x17 where data.count >= 8:
            // Credit Based Connection Request: SPSM, MTU, MPS, credits, up to five source CIDs.
            let sources = stride(from: 8, to: min(data.count - 1, 18), by: 2).map { word(data, $0) }
            request(connection, ownKey, psm: word(data, 0), .creditBased, sources, mtu: word(data, 2))
        case 0x18 where data.count >= 8:
            guard let request = connection.channelRequests.removeValue(forKey: otherKey) else { return }
            let targets = stride(from: 8, to: min(data.count - 1, 18), by: 2).map { word(data, $0) }
            open(connection, request, initiator: 1 - side, request.sources, targets, mtu: word(data, 0))
        case 0x19 where data.count >= 4:
            // Credit Based Reconfigure Request: MTU, MPS, the sender's CIDs.
            for offset in stride(from: 4, to: min(data.count - 1, 14), by: 2) {
                connection.channel(1 - side, word(data, offset))?.offer(word(data, 0), side: side)
            }
        case 0x06 where data.count >= 4:
            // Disconnection Request: destination CID, source CID, seen from the sender.
            close(connection, side, destination: word(data, 0), source: word(data, 2))
        default: return
        }
    }

    private func request(
        _ connection: TraceConnection, _ key: UInt16, psm: UInt16, _ mode: TraceChannel.Mode, _ sources: [UInt16],
        mtu: UInt16
    ) {
        if connection.channelRequests.count > 512 { connection.channelRequests.removeAll() }
        connection.channelRequests[key] = TraceConnection.ChannelRequest(
            psm: psm, mode: mode, sources: sources, mtu: mtu)
    }

    /// Configuration Request: destination CID, flags, options of type u8, length u8, value. Type 1 is the MTU that the
    /// sender can receive (Core specification, volume 3, part A, 5.1).
    private func configure(_ connection: TraceConnection, _ side: Int, _ destination: UInt16, _ data: Span<UInt8>) {
        guard let channel = connection.channel(side, destination) else { return }
        var offset = 4
        while offset + 2 <= data.count {
            let length = Int(data[offset + 1])
            if data[offset] & 0x7f == 1, length == 2, offset + 4 <= data.count {
                channel.offer(word(data, offset + 2), side: side)
            }
            offset += 2 + length
        }
    }

    /// Frames to a device carry the CID that this device chose.
    private func open(
        _ connection: TraceConnection, _ request: TraceConnection.ChannelRequest, initiator: Int, _ sources: [UInt16],
        _ targets: [UInt16], mtu: UInt16
    ) {
        if connection.channels.count > 4096 { connection.channels.removeAll() }
        for (source, target) in zip(sources, targets) where source >= 0x40 && target >= 0x40 {
            let channel = TraceChannel(psm: request.psm, mode: request.mode)
            channel.offer(request.mtu, side: initiator)
            channel.offer(mtu, side: 1 - initiator)
            remove(connection, UInt32(initiator) << 16 | UInt32(target))
            remove(connection, UInt32(1 - initiator) << 16 | UInt32(source))
            connection.channels[UInt32(initiator) << 16 | UInt32(target)] = channel
            connection.channels[UInt32(1 - initiator) << 16 | UInt32(source)] = channel
        }
    }

    private func close(_ connection: TraceConnection, _ side: Int, destination: UInt16, source: UInt16) {
        remove(connection, UInt32(side) << 16 | UInt32(destination))
        remove(connection, UInt32(1 - side) << 16 | UInt32(source))
    }

    private func remove(_ connection: TraceConnection, _ key: UInt32) {
        guard let channel = connection.channels.removeValue(forKey: key), followsProcedures else { return }
        flush(&channel.bearer)
    }
}
