// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import CaptureFiles

extension TraceDecoder {
    /// One ATT PDU on a bearer: emitted, matched with its request, and learned from.
    @inline(__always)
    func decodeATT(
        _ connection: TraceConnection, _ bearer: inout ATTBearer, _ side: Int, _ record: CaptureRecord,
        _ pdu: Span<UInt8>, cid: UInt16, _ found: TraceWarnings, into out: inout EventBatch
    ) {
        guard !pdu.isEmpty else { return }
        let opcode = pdu[0]
        statistics.attPDUs += 1
        statistics.attByOpcode[Int(opcode)] += 1
        connection.pduCount += 1
        connection.lastTime = record.time
        if connection.firstTime == nil { connection.firstTime = record.time }

        var event = newEvent(.att, connection, record)
        event.opcode = opcode
        event.cid = cid
        event.parts.insert(.channel)
        event.warnings = found
        if pdu.count > bearer.mtu && bearer.isMTUKnown { event.warnings.insert(.exceedsMTU) }

        let view = ATTView(pdu)
        if let handle = view.attributeHandle {
            event.handle = handle
            event.parts.insert(.handle)
            event.attribute = attribute(connection, handle, opcode: opcode, side: side, record)
        }
        if let range = view.valueRange {
            event.valueOffset = range.lowerBound
            event.valueCount = range.count
            event.parts.insert(.value)
        }
        // Notifications and commands stand alone; everything else belongs to a transaction.
        if found.contains(.retransmission) {
            // It is printed, but what it says was heeded the first time.
        } else if opcode != 0x1b && opcode & 0x40 == 0 {
            transact(connection, &bearer, side, record, pdu, &event, into: &out)
        } else if followsProcedures {
            alone(connection, record, pdu, event, into: &out)
        }
        if layers.contains(.att) { out.append(event, bytes: pdu) }
        if followsProcedures { drainProcedures(connection, into: &out) }
    }

    /// Index of the attribute that a PDU from `side` is about.
    @inline(__always)
    private func attribute(
        _ connection: TraceConnection, _ handle: UInt16, opcode: UInt8, side: Int, _ record: CaptureRecord
    ) -> Int32 {
        let server = serverSide(opcode, side, record.direction)
        return connection.table(of: server).attribute(handle, in: &catalog)
    }

    /// Side of the server that a PDU comes from or goes to.
    @inline(__always)
    private func serverSide(_ opcode: UInt8, _ side: Int, _ direction: PacketDirection) -> Int {
        // Without direction the peer is taken for the server, as it is for almost every client that captures.
        guard direction != .unknown else { return 1 }
        switch opcode {
        case 0x01, 0x03, 0x05, 0x07, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x17, 0x19, 0x1b, 0x1d, 0x21, 0x23: return side
        default: return 1 - side
        }
    }

    // MARK: Transactions

    @inline(never)
    private func transact(
        _ connection: TraceConnection, _ bearer: inout ATTBearer, _ side: Int, _ record: CaptureRecord,
        _ pdu: Span<UInt8>, _ event: inout TraceEvent, into out: inout EventBatch
    ) {
        let isUndirected = record.direction == .unknown
        switch pdu[0] {
        case 0x02, 0x04, 0x06, 0x08, 0x0a, 0x0c, 0x0e, 0x10, 0x12, 0x16, 0x18, 0x20:
            begin(connection, &bearer, side, record, pdu, &event)
        case 0x01, 0x03, 0x05, 0x07, 0x09, 0x0b, 0x0d, 0x0f, 0x11, 0x13, 0x17, 0x19, 0x21:
            // Without direction both sides share the first slot.
            let client = isUndirected ? side : 1 - side
            answer(connection, &bearer, client, side, record, pdu, &event)
        case 0x1d, 0x23:
            if followsProcedures { alone(connection, record, pdu, event, into: &out) }
            if pdu[0] == 0x1d { servicesChanged(connection, side, record, pdu, event, into: &out) }
        default: break
        }
    }

    private func begin(
        _ connection: TraceConnection, _ bearer: inout ATTBearer, _ side: Int, _ record: CaptureRecord,
        _ pdu: Span<UInt8>, _ event: inout TraceEvent
    ) {
        let view = ATTView(pdu)
        if bearer.request(of: side).isOpen { event.warnings.insert(.overlappingRequest) }
        var request = ATTBearer.Request()
        request.frame = record.number
        request.opcode = pdu[0]
        request.handle = view.attributeHandle ?? view.searchedHandles?.first ?? 0
        request.offset = view.valueOffset ?? 0
        request.mtu = view.mtu ?? 0
        request.type = view.searchedType
        switch pdu[0] {
        case 0x06 where pdu.count > 7: request.wanted = BluetoothUUID(littleEndian: pdu.extracting(7..<pdu.count))
        case 0x02 where pdu.count < 3, 0x04 where pdu.count < 5, 0x06 where pdu.count < 7,
            0x08 where pdu.count < 7, 0x0a where pdu.count < 3, 0x0c where pdu.count < 5, 0x10 where pdu.count < 7,
            0x12 where pdu.count < 3, 0x16 where pdu.count < 5, 0x18 where pdu.count < 2:
            event.warnings.insert(.truncatedPDU)
        default: break
        }
        beginProcedure(connection, &bearer, side, record, pdu, request)
        bearer.setRequest(request, of: side)
    }

    private func answer(
        _ connection: TraceConnection, _ bearer: inout ATTBearer, _ client: Int, _ side: Int, _ record: CaptureRecord,
        _ pdu: Span<UInt8>, _ event: inout TraceEvent
    ) {
        let view = ATTView(pdu)
        let opcode = pdu[0]
        var request = bearer.request(of: client)
        let asked = opcode == 0x01 ? (view.refusedOpcode?.rawValue ?? 0) : opcode - 1
        if opcode == 0x01 {
            event.error = view.errorCode?.rawValue ?? 0
            event.requestOpcode = asked
            if pdu.count < 5 { event.warnings.insert(.truncatedPDU) }
        }
        if !request.isOpen {
            event.warnings.insert(.noRequest)
            request = ATTBearer.Request()
        } else if request.opcode != asked {
            event.warnings.insert(.wrongResponse)
            request = ATTBearer.Request()
        } else {
            bearer.setRequest(ATTBearer.Request(), of: client)
            event.requestFrame = request.frame
            event.requestOpcode = request.opcode
        }
        let server = record.direction == .unknown ? 1 : 1 - client
        let table = connection.table(of: server)
        if opcode == 0x0b || opcode == 0x0d || opcode == 0x13, request.isOpen {
            event.requestHandle = request.handle
            event.parts.insert(.requestHandle)
            event.attribute = table.attribute(request.handle, in: &catalog)
        }
        switch opcode {
        case 0x03:
            // The smaller of the two offers counts, and never less than the default.
            let offered = request.isOpen ? Int(request.mtu) : 0xffff
            if let mtu = view.mtu {
                bearer.mtu = max(23, min(offered, Int(mtu)))
                bearer.isMTUKnown = request.isOpen
            }
        case 0x05, 0x07, 0x09, 0x11: learn(table, pdu, request, &event)
        case 0x0b where pdu.count == 17 && request.isOpen:
            if let uuid = BluetoothUUID(littleEndian: pdu.extracting(1..<17)) {
                table.learnIncluded(at: request.handle, uuid: uuid)
            }
        default: break
        }
        endProcedure(connection, &bearer, client, record, pdu, request, &event, table)
    }

    // MARK: Learning attribute tables

    private func learn(
        _ table: AttributeTable, _ pdu: Span<UInt8>, _ request: ATTBearer.Request, _ event: inout TraceEvent
    ) {
        let view = ATTView(pdu)
        var entries = view.entries
        var count = 0
        let type = request.type?.short
        let isUnasked = !request.isOpen
        // Without its request, a response's shape tells what it lists: an entry of 6 or 20 bytes in a group response
        // is a service; 7 or 21 bytes with the value handle right after its declaration a characteristic.
        while let entry = entries.next() {
            count += 1
            let value = pdu.extracting(entry.valueRange)
            switch pdu[0] {
            case 0x05:
                if let uuid = BluetoothUUID(littleEndian: value) {
                    table.learn(AttributeTable.Descriptor(handle: entry.handle, uuid: uuid))
                }
            case 0x07:
                if type == 0x2800 || type == 0x2801 {
                    guard let uuid = request.wanted, let end = entry.groupEnd else { continue }
                    table.learn(
                        AttributeTable.Service(
                            start: entry.handle, end: end, uuid: uuid, isPrimary: type == 0x2800, isInferred: false))
                } else if let type = request.type {
                    table.learn(AttributeTable.Descriptor(handle: entry.handle, uuid: type))
                }
            case 0x11:
                guard let uuid = BluetoothUUID(littleEndian: value), let end = entry.groupEnd,
                    type == 0x2800 || type == 0x2801 || (isUnasked && value.count != 4)
                else { continue }
                table.learn(
                    AttributeTable.Service(
                        start: entry.handle, end: end, uuid: uuid, isPrimary: type != 0x2801, isInferred: isUnasked))
                if isUnasked { event.warnings.insert(.inferredAttribute) }
            case 0x09: learn(table, entry, value, type, isUnasked, request, &event)
            default: break
            }
        }
        if count == 0 || entries.remainder > 0 { event.warnings.insert(.badEntryLength) }
    }

    private func learn(
        _ table: AttributeTable, _ entry: ATTEntry, _ value: Span<UInt8>, _ type: UInt16?, _ isUnasked: Bool,
        _ request: ATTBearer.Request, _ event: inout TraceEvent
    ) {
        func word(_ offset: Int) -> UInt16 { UInt16(value[offset]) | UInt16(value[offset + 1]) << 8 }
        switch type {
        case 0x2803:
            guard value.count == 5 || value.count == 19,
                let uuid = BluetoothUUID(littleEndian: value.extracting(3..<value.count))
            else { return }
            table.learn(
                AttributeTable.Characteristic(
                    declaration: entry.handle, properties: value[0], value: word(1), uuid: uuid, isInferred: false))
        case 0x2802:
            guard value.count >= 4 else { return }
            let include = AttributeTable.Include(
                handle: entry.handle, start: word(0), end: word(2),
                uuid: value.count == 6 ? BluetoothUUID(word(4)) : nil)
            table.learn(include)
            table.learnIncluded(include)
            table.learn(AttributeTable.Descriptor(handle: entry.handle, uuid: BluetoothUUID(0x2802)))
        case nil where isUnasked:
            guard value.count == 5 || value.count == 19, entry.handle < 0xffff, word(1) == entry.handle + 1,
                let uuid = BluetoothUUID(littleEndian: value.extracting(3..<value.count))
            else { return }
            table.learn(
                AttributeTable.Characteristic(
                    declaration: entry.handle, properties: value[0], value: word(1), uuid: uuid, isInferred: true))
            event.warnings.insert(.inferredAttribute)
        default:
            // A value asked for by its type: the handle has that type.
            if let uuid = request.type {
                table.learn(AttributeTable.Descriptor(handle: entry.handle, uuid: uuid))
            }
        }
    }

    /// A Service Changed indication: two handles (Core specification, volume 3, part G, 7.1).
    private func servicesChanged(
        _ connection: TraceConnection, _ side: Int, _ record: CaptureRecord, _ pdu: Span<UInt8>, _ event: TraceEvent,
        into out: inout EventBatch
    ) {
        guard event.attribute >= 0, catalog.descriptors[Int(event.attribute)].uuid.short == 0x2a05, pdu.count >= 7
        else { return }
        let start = UInt16(pdu[3]) | UInt16(pdu[4]) << 8
        let end = UInt16(pdu[5]) | UInt16(pdu[6]) << 8
        guard start <= end else { return }
        let table = connection.table(of: record.direction == .unknown ? 1 : side)
        // The characteristic through which this was said stays where it is, and tells of the next change too.
        let messenger = table.characteristic(before: event.handle).flatMap { $0.value == event.handle ? $0 : nil }
        let service = messenger.flatMap { table.service(around: $0.declaration) }
        let configuration = event.handle < 0xffff ? table.descriptor(event.handle + 1) : nil
        table.forget(max(start, 1)...max(end, 1))
        if let service { table.learn(service) }
        if let messenger { table.learn(messenger) }
        if let configuration, configuration.uuid.short == 0x2902 { table.learn(configuration) }
        emit(.servicesChanged, connection, record, pdu, into: &out)
    }
}
