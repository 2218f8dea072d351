// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import CaptureFiles

extension TraceDecoder {
    private func adapterIndex(_ adapter: UInt16) -> Int {
        if lastAdapter.index >= 0 && lastAdapter.number == adapter { return lastAdapter.index }
        let index: Int
        if let known = adapterNumbers[adapter] {
            index = known
        } else if openByHandle.count < 256 {
            index = openByHandle.count
            openByHandle.append([])
            adapterNumbers[adapter] = index
        } else {
            // More adapters than a machine has: a damaged file. They share the last table.
            index = openByHandle.count - 1
        }
        lastAdapter = (adapter, index)
        return index
    }

    /// The open connection with a handle; one that was open before the trace began is made up here.
    @inline(__always)
    func connection(_ handle: UInt16, adapter: UInt16) -> TraceConnection {
        let index = adapterIndex(adapter)
        if Int(handle) < openByHandle[index].count, let known = openByHandle[index][Int(handle)] { return known }
        return adopt(handle, adapter: adapter)
    }

    func known(_ handle: UInt16, adapter: UInt16) -> TraceConnection? {
        let index = adapterIndex(adapter)
        return Int(handle) < openByHandle[index].count ? openByHandle[index][Int(handle)] : nil
    }

    private func adopt(_ handle: UInt16, adapter: UInt16) -> TraceConnection {
        let connection = TraceConnection(
            adapter: adapter, handle: UInt32(handle), isAir: false, localTable: localTable(adapter),
            remoteTable: options.database?.table(forHandle: UInt32(handle)) ?? AttributeTable())
        connection.bearer.isMTUKnown = false
        register(connection)
        return connection
    }

    func register(_ connection: TraceConnection) {
        if connections.count >= Self.maximumConnections {
            connections.removeAll { $0.closedFrame != nil && $0.pduCount == 0 }
            if connections.count >= Self.maximumConnections { connections.removeFirst(Self.maximumConnections / 2) }
        }
        connections.append(connection)
        if connection.isAir {
            if openByAddress.count >= Self.maximumConnections { openByAddress.removeAll() }
            openByAddress[connection.handle] = connection
            return
        }
        let index = adapterIndex(connection.adapter)
        let handle = Int(connection.handle & 0xfff)
        if openByHandle[index].count <= handle {
            openByHandle[index].append(contentsOf: repeatElement(nil, count: handle + 1 - openByHandle[index].count))
        }
        openByHandle[index][handle] = connection
    }

    func decodeEvent(_ record: CaptureRecord, _ payload: Span<UInt8>, into out: inout EventBatch) {
        guard payload.count > 2 else { return }
        switch payload[0] {
        case 0x13: return
        case 0x3e where payload[2] == 0x02 || payload[2] == 0x0d:
            statistics.advertisements += 1
            return
        case 0x0e where payload.count >= 6 && payload[3] == 0x03 && payload[4] == 0x0c && payload[5] == 0:
            return reset(record, into: &out)
        case 0x03, 0x05, 0x08, 0x2c, 0x30, 0x3e, 0x59: break
        default: return
        }
        guard let event = HCIConnectionEvent.parse(eventPayload: payload) else { return }
        switch event {
        case .connected(let new): open(new, record, payload, into: &out)
        case .disconnected(let handle, let status, let reason):
            guard status.rawValue == 0 else { return }
            guard let connection = known(handle, adapter: record.adapter) else { return }
            flushReads(connection, into: &out)
            endVendor(connection, into: &out)
            connection.closedFrame = record.number
            connection.closedTime = record.time
            connection.closeReason = reason.rawValue
            openByHandle[adapterIndex(record.adapter)][Int(handle)] = nil
            emit(.disconnected, connection, record, payload, error: reason.rawValue, into: &out)
        case .encryptionChanged(let handle, let status, let encryption, _):
            let connection = connection(handle, adapter: record.adapter)
            guard status.rawValue == 0 else {
                return emit(.encryptionFailed, connection, record, payload, error: status.rawValue, into: &out)
            }
            connection.isEncrypted = encryption != 0
            if connection.isEncrypted { connection.everEncrypted = true }
            emit(encryption != 0 ? .encrypted : .decrypted, connection, record, payload, into: &out)
        case .keyRefreshed(let handle, let status):
            guard status.rawValue == 0 else { return }
            let connection = connection(handle, adapter: record.adapter)
            connection.isEncrypted = true
            connection.everEncrypted = true
            emit(.keyRefreshed, connection, record, payload, into: &out)
        case .parametersChanged(let handle, let status, let interval, _, _):
            guard status.rawValue == 0 else { return }
            let connection = connection(handle, adapter: record.adapter)
            connection.interval = interval
            emit(.parametersUpdated, connection, record, payload, into: &out)
        case .packetsCompleted: return
        }
    }

    /// After a Reset the controller has no connection, and tells of none that it ended
    /// (Core specification, volume 4, part E, 7.3.2).
    private func reset(_ record: CaptureRecord, into out: inout EventBatch) {
        let index = adapterIndex(record.adapter)
        for connection in openByHandle[index] {
            guard let connection else { continue }
            flushReads(connection, into: &out)
            endVendor(connection, into: &out)
            connection.closedFrame = record.number
            connection.closedTime = record.time
        }
        openByHandle[index].removeAll(keepingCapacity: true)
    }

    private func open(_ new: HCIConnection, _ record: CaptureRecord, _ payload: Span<UInt8>, into out: inout EventBatch)
    {
        guard new.link == .le || new.link == .brEDR else { return }
        let peer = TracePeer(address: new.peerAddress, isRandom: new.peerIsRandom)
        guard new.status.rawValue == 0 else {
            var event = TraceEvent(layer: .link, frame: record.number, time: record.time)
            event.opcode = LinkChange.connectionFailed.rawValue
            event.error = new.status.rawValue
            event.adapter = record.adapter
            event.direction = record.direction
            event.peer = number(of: peer)
            if layers.contains(.link) { out.append(event, bytes: payload) }
            return
        }
        if let old = known(new.handle, adapter: record.adapter) {
            flushReads(old, into: &out)
            endVendor(old, into: &out)
            old.closedFrame = record.number
            old.closedTime = record.time
        }
        let connection = TraceConnection(
            adapter: record.adapter, handle: UInt32(new.handle), isAir: false, localTable: localTable(record.adapter),
            remoteTable: table(of: peer))
        connection.openedFrame = record.number
        connection.link = new.link
        connection.role = new.role
        connection.peer = peer
        connection.peerIndex = number(of: peer)
        connection.vendor = vendorStreams[peer] ?? VendorStreams()
        connection.interval = new.interval
        connection.firstTime = record.time
        if new.link == .brEDR, let encryption = new.encryption, encryption != 0 {
            connection.isEncrypted = true
            connection.everEncrypted = true
        }
        register(connection)
        emit(.connected, connection, record, payload, into: &out)
    }

    func emit(
        _ change: LinkChange, _ connection: TraceConnection, _ record: CaptureRecord, _ payload: Span<UInt8>,
        error: UInt8 = 0, into out: inout EventBatch
    ) {
        guard layers.contains(.link) else { return }
        var event = newEvent(.link, connection, record)
        event.opcode = change.rawValue
        event.error = error
        out.append(event, bytes: payload)
    }

    /// An event with what the record and the connection say.
    @inline(__always)
    func newEvent(_ layer: TraceLayer, _ connection: TraceConnection, _ record: CaptureRecord) -> TraceEvent {
        var event = TraceEvent(layer: layer, frame: record.number, time: record.time)
        event.direction = record.direction
        event.kind = record.kind
        event.adapter = record.adapter
        event.connection = connection.handle
        event.parts = connection.isAir ? [.connection, .air] : .connection
        event.peer = connection.peerIndex
        return event
    }
}
