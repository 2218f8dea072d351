// SPDX-License-Identifier: Apache-2.0

import BluetoothCore

extension TraceDecoder {
    /// Follows the opening and closing of dynamic channels (Core specification, volume 3, part A, 4), since ATT runs
    /// over some of them.
    func signalling(_ connection: TraceConnection, _ side: Int, _ payload: Span<UInt8>) {
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
            request(connection, ownKey, psm: word(data, 0), .basic, [word(data, 2)])
        case 0x03 where data.count >= 8:
            // Connection Response: destination CID, source CID, result, status. Pending is result 1.
            let result = word(data, 4)
            guard result != 1, let request = connection.channelRequests[otherKey] else { return }
            connection.channelRequests[otherKey] = nil
            if result == 0 { open(connection, request, initiator: 1 - side, request.sources, [word(data, 0)]) }
        case 0x14 where data.count >= 10:
            // LE Credit Based Connection Request: SPSM, source CID, MTU, MPS, credits.
            request(connection, ownKey, psm: word(data, 0), .creditBased, [word(data, 2)])
        case 0x15 where data.count >= 10:
            guard let request = connection.channelRequests.removeValue(forKey: otherKey) else { return }
            if word(data, 8) == 0 { open(connection, request, initiator: 1 - side, request.sources, [word(data, 0)]) }
        case 0x17 where data.count >= 8:
            // Credit Based Connection Request: SPSM, MTU, MPS, credits, up to five source CIDs.
            let sources = stride(from: 8, to: min(data.count - 1, 18), by: 2).map { word(data, $0) }
            request(connection, ownKey, psm: word(data, 0), .creditBased, sources)
        case 0x18 where data.count >= 8:
            guard let request = connection.channelRequests.removeValue(forKey: otherKey) else { return }
            let targets = stride(from: 8, to: min(data.count - 1, 18), by: 2).map { word(data, $0) }
            open(connection, request, initiator: 1 - side, request.sources, targets)
        case 0x06 where data.count >= 4:
            // Disconnection Request: destination CID, source CID, seen from the sender.
            close(connection, side, destination: word(data, 0), source: word(data, 2))
        default: return
        }
    }

    private func request(
        _ connection: TraceConnection, _ key: UInt16, psm: UInt16, _ mode: TraceChannel.Mode, _ sources: [UInt16]
    ) {
        if connection.channelRequests.count > 512 { connection.channelRequests.removeAll() }
        connection.channelRequests[key] = TraceConnection.ChannelRequest(psm: psm, mode: mode, sources: sources)
    }

    /// Frames to a device carry the CID that this device chose.
    private func open(
        _ connection: TraceConnection, _ request: TraceConnection.ChannelRequest, initiator: Int, _ sources: [UInt16],
        _ targets: [UInt16]
    ) {
        if connection.channels.count > 4096 { connection.channels.removeAll() }
        for (source, target) in zip(sources, targets) where source >= 0x40 && target >= 0x40 {
            let channel = TraceChannel(psm: request.psm, mode: request.mode)
            connection.channels[UInt32(initiator) << 16 | UInt32(target)] = channel
            connection.channels[UInt32(1 - initiator) << 16 | UInt32(source)] = channel
        }
    }

    private func close(_ connection: TraceConnection, _ side: Int, destination: UInt16, source: UInt16) {
        connection.channels[UInt32(side) << 16 | UInt32(destination)] = nil
        connection.channels[UInt32(1 - side) << 16 | UInt32(source)] = nil
    }
}
