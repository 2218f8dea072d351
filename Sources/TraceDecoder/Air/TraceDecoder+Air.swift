// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import CaptureFiles

/// Link layer packets as sniffers record them (Core specification, volume 6, part B, 2).
extension TraceDecoder {
    static let advertisingAccessAddress: UInt32 = 0x8e89_bed6

    func decodeAir(_ record: CaptureRecord, _ packet: Span<UInt8>, into out: inout EventBatch) {
        // Access address 4, header 2, payload, CRC 3 (where the recorder kept it).
        guard packet.count >= 6 else {
            statistics.shortPackets += 1
            return
        }
        let flags = record.air.flags
        if flags.contains(.crcChecked) && !flags.contains(.crcValid) {
            statistics.badCRC += 1
            return
        }
        let address =
            UInt32(packet[0]) | UInt32(packet[1]) << 8 | UInt32(packet[2]) << 16 | UInt32(packet[3]) << 24
        // On LE Coded, one byte between the access address and the header tells the coding.
        let header = flags.contains(.codingIndicator) ? 5 : 4
        guard packet.count >= header + 2 else {
            statistics.shortPackets += 1
            return
        }
        let length = Int(packet[header + 1])
        let end = min(packet.count, header + 2 + length)
        let payload = packet.extracting((header + 2)..<end)
        let first = packet[header]
        if address == Self.advertisingAccessAddress {
            statistics.advertisements += 1
            if first & 0x0f == 5 && payload.count >= 34 { connectIndication(record, first, payload, into: &out) }
            return
        }
        data(address, record, first, payload, length: length, into: &out)
    }

    private func address(_ bytes: Span<UInt8>, _ offset: Int) -> BluetoothAddress {
        var value: UInt64 = 0
        for index in 0..<6 { value |= UInt64(bytes[offset + index]) << UInt64(8 * index) }
        return BluetoothAddress(value)
    }

    /// CONNECT_IND: initiator 6, advertiser 6, access address 4, CRC init 3, …
    private func connectIndication(
        _ record: CaptureRecord, _ first: UInt8, _ payload: Span<UInt8>, into out: inout EventBatch
    ) {
        let accessAddress =
            UInt32(payload[12]) | UInt32(payload[13]) << 8 | UInt32(payload[14]) << 16 | UInt32(payload[15]) << 24
        if let old = openByAddress[accessAddress] {
            flushReads(old, into: &out)
            endVendor(old, into: &out)
            old.closedFrame = record.number
            old.closedTime = record.time
        }
        let central = TracePeer(address: address(payload, 0), isRandom: first & 0x40 != 0)
        let peripheral = TracePeer(address: address(payload, 6), isRandom: first & 0x80 != 0)
        let connection = TraceConnection(
            adapter: record.adapter, handle: accessAddress, isAir: true, localTable: table(of: central),
            remoteTable: table(of: peripheral))
        connection.openedFrame = record.number
        connection.link = .le
        connection.peer = peripheral
        connection.central = central
        connection.peerIndex = number(of: peripheral)
        connection.interval = UInt16(payload[22]) | UInt16(payload[23]) << 8
        connection.air.crcInit = UInt32(payload[16]) | UInt32(payload[17]) << 8 | UInt32(payload[18]) << 16
        register(connection)
        emit(.connected, connection, record, payload, into: &out)
    }

    private func data(
        _ accessAddress: UInt32, _ record: CaptureRecord, _ first: UInt8, _ payload: Span<UInt8>, length: Int,
        into out: inout EventBatch
    ) {
        let connection: TraceConnection
        if let known = openByAddress[accessAddress] {
            connection = known
        } else {
            connection = TraceConnection(
                adapter: record.adapter, handle: accessAddress, isAir: true,
                localTable: options.database?.centralTable(forHandle: accessAddress) ?? AttributeTable(),
                remoteTable: options.database?.table(forHandle: accessAddress) ?? AttributeTable())
            connection.link = .le
            connection.bearer.isMTUKnown = false
            register(connection)
        }
        let side = record.direction == .peripheral ? 1 : 0
        var warnings: TraceWarnings = payload.count < length ? .cut : []
        if isRetransmission(connection, side, record, first, payload) {
            warnings.insert(.retransmission)
            statistics.retransmissions += 1
        }
        // The central's LL_PAUSE_ENC_RSP comes in the clear and ends the encryption (volume 6, part B, 5.1.3.2); an
        // encrypted packet would be four bytes longer.
        let endsEncryption =
            first & 3 == 3 && payload.count == 1 && payload[0] == 0x0b && !record.air.flags.contains(.encrypted)
        if isEncrypted(connection, record) && !endsEncryption {
            statistics.encryptedPackets += 1
            connection.opaquePackets += payload.isEmpty ? 0 : 1
            return
        }
        switch first & 3 {
        case 1:
            // A continuation, or an empty packet that keeps the connection alive. A repeated one is in the PDU already.
            if !payload.isEmpty && !warnings.contains(.retransmission) {
                fragment(
                    connection, side, record, payload, declared: length, starts: false, warnings, into: &out)
            }
        case 2:
            // The repeated start of a PDU whose continuations come yet.
            let isUnderWay = side == 0 ? connection.assemblers.0.isOpen : connection.assemblers.1.isOpen
            if warnings.contains(.retransmission) && isUnderWay { return }
            fragment(connection, side, record, payload, declared: length, starts: true, warnings, into: &out)
        case 3: if !warnings.contains(.retransmission) { control(connection, side, record, payload, into: &out) }
        default: break
        }
    }

    /// The same sequence number and bytes as the packet before it from the same side.
    private func isRetransmission(
        _ connection: TraceConnection, _ side: Int, _ record: CaptureRecord, _ first: UInt8, _ payload: Span<UInt8>
    ) -> Bool {
        guard record.direction != .unknown else { return false }
        // FNV-1a over everything but the acknowledgement and more-data bits, which differ between copies.
        var hash: UInt32 = 0x811c_9dc5
        hash = (hash ^ UInt32(first & 0x0b)) &* 0x0100_0193
        for index in payload.indices { hash = (hash ^ UInt32(payload[index])) &* 0x0100_0193 }
        let isSame = (side == 0 ? connection.air.last.0 : connection.air.last.1) == hash
        if side == 0 { connection.air.last.0 = hash } else { connection.air.last.1 = hash }
        // Empty packets are counted too: one of them stands between two values that are the same.
        return isSame && !payload.isEmpty
    }

    private func isEncrypted(_ connection: TraceConnection, _ record: CaptureRecord) -> Bool {
        if record.air.flags.contains(.decrypted) { return false }
        if record.air.flags.contains(.encrypted) { return true }
        return connection.isEncrypted
    }

    /// LL control PDUs that matter for what follows (Core specification, volume 6, part B, 2.4.2).
    private func control(
        _ connection: TraceConnection, _ side: Int, _ record: CaptureRecord, _ payload: Span<UInt8>,
        into out: inout EventBatch
    ) {
        guard let opcode = payload.isEmpty ? nil : payload[0] else { return }
        switch opcode {
        case 0x02 where payload.count >= 2:
            // LL_TERMINATE_IND
            flushReads(connection, into: &out)
            endVendor(connection, into: &out)
            connection.closedFrame = record.number
            connection.closedTime = record.time
            connection.closeReason = payload[1]
            emit(.disconnected, connection, record, payload, error: payload[1], into: &out)
        case 0x05:
            // LL_START_ENC_REQ: everything after it is encrypted.
            connection.air.encryptionStarted = true
            connection.isEncrypted = true
            connection.everEncrypted = true
            emit(.encrypted, connection, record, payload, into: &out)
        case 0x0b:
            // LL_PAUSE_ENC_RSP of the central comes in the clear again; what follows is not encrypted.
            connection.isEncrypted = false
            emit(.decrypted, connection, record, payload, into: &out)
        default: break
        }
    }
}
