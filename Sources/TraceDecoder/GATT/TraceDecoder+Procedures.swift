// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import CaptureFiles

/// GATT procedures: whole values out of the PDUs that carry them in pieces.
extension TraceDecoder {
    /// Notifications, indications and commands: one PDU, one value.
    func alone(
        _ connection: TraceConnection, _ record: CaptureRecord, _ pdu: Span<UInt8>, _ source: TraceEvent,
        into out: inout EventBatch
    ) {
        var event = source
        event.layer = .gatt
        switch pdu[0] {
        case 0x1b: event.opcode = GATTProcedure.notification.rawValue
        case 0x1d: event.opcode = GATTProcedure.indication.rawValue
        case 0x52: event.opcode = GATTProcedure.writeWithoutResponse.rawValue
        case 0xd2: event.opcode = GATTProcedure.signedWrite.rawValue
        case 0x23: return multiple(connection, record, pdu, event, into: &out)
        default: return
        }
        guard event.parts.contains([.handle, .value]) else { return }
        emit(event, pdu.extracting(event.valueOffset..<(event.valueOffset + event.valueCount)))
    }

    private func multiple(
        _ connection: TraceConnection, _ record: CaptureRecord, _ pdu: Span<UInt8>, _ source: TraceEvent,
        into out: inout EventBatch
    ) {
        var entries = ATTView(pdu).entries
        while let entry = entries.next() {
            var event = source
            event.opcode = GATTProcedure.notification.rawValue
            event.handle = entry.handle
            event.parts.insert(.handle)
            let server =
                record.direction == .unknown ? 1 : (record.direction == .sent || record.direction == .central ? 0 : 1)
            event.attribute = connection.table(of: server).attribute(entry.handle, in: &catalog)
            if entry.valueRange.count < entry.declaredLength { event.warnings.insert(.incompleteValue) }
            emit(event, pdu.extracting(entry.valueRange))
        }
    }

    static func isDeclaration(_ type: BluetoothUUID) -> Bool {
        type.short.map { (0x2800...0x2803).contains($0) } ?? false
    }

    /// Queues a procedure; it is appended behind the PDU that completed it.
    func emit(_ source: TraceEvent, _ value: Span<UInt8>) {
        guard followsProcedures else { return }
        var event = source
        event.layer = .gatt
        event.valueOffset = 0
        event.valueCount = value.count
        event.parts.insert(.value)
        procedures.append(event, bytes: value)
    }

    /// Appends the procedures that the last PDU completed.
    func drainProcedures(_ connection: TraceConnection, into out: inout EventBatch) {
        guard !procedures.events.isEmpty else { return }
        let isWanted = layers.contains(.gatt)
        for event in procedures.events {
            let value = procedures.bytes.span.extracting(event.start..<(event.start + event.count))
            if isWanted { out.append(event, bytes: value) }
            followVendor(connection, event, value, into: &out)
        }
        procedures.removeAll()
    }

    // MARK: Requests

    func beginProcedure(
        _ connection: TraceConnection, _ bearer: inout ATTBearer, _ side: Int, _ record: CaptureRecord,
        _ pdu: Span<UInt8>, _ request: ATTBearer.Request
    ) {
        // Pieces are compared with their echoes for the sake of the ATT layer too.
        guard followsProcedures || request.opcode == 0x16 else { return }
        var read = side == 0 ? bearer.reads.0 : bearer.reads.1
        if read.isOpen {
            let goesOn =
                request.opcode == 0x0c && request.handle == read.handle && Int(request.offset) == read.value.count
            if !goesOn {
                if let last = read.lastEvent { emit(last, read.value.span) }
                read = ATTBearer.LongRead()
                if side == 0 { bearer.reads.0 = read } else { bearer.reads.1 = read }
            }
        }
        // A piece whose answer the capture does not hold was most likely taken.
        takePiece(&bearer, side)
        if request.opcode == 0x16 {
            let view = ATTView(pdu)
            guard let range = view.valueRange else { return }
            let piece = ATTBearer.PreparedWrite(
                handle: request.handle, offset: Int(request.offset), value: Array(copying: pdu.extracting(range)),
                firstFrame: record.number)
            if side == 0 { bearer.pieces.0 = piece } else { bearer.pieces.1 = piece }
        } else if request.opcode == 0x20 {
            var handles: [UInt16] = []
            while let handle = ATTView(pdu).requestedHandle(at: handles.count) { handles.append(handle) }
            if side == 0 { bearer.handles.0 = handles } else { bearer.handles.1 = handles }
        } else if request.opcode == 0x12, let range = ATTView(pdu).valueRange {
            // Told when its response comes; until then the value waits.
            let value = Array(copying: pdu.extracting(range))
            if side == 0 { bearer.plainWrites.0 = value } else { bearer.plainWrites.1 = value }
        } else if request.opcode == 0x18, pdu.count > 1 {
            if side == 0 { bearer.cancels.0 = pdu[1] == 0 } else { bearer.cancels.1 = pdu[1] == 0 }
        }
    }

    // MARK: Responses

    func endProcedure(
        _ connection: TraceConnection, _ bearer: inout ATTBearer, _ client: Int, _ record: CaptureRecord,
        _ pdu: Span<UInt8>, _ request: ATTBearer.Request, _ event: inout TraceEvent, _ table: AttributeTable
    ) {
        guard followsProcedures || pdu[0] == 0x17 else { return }
        var told = event
        told.handle = request.handle
        told.requestFrame = request.frame
        told.attribute = table.attribute(request.handle, in: &catalog)
        if request.isOpen && request.handle != 0 { told.parts.insert(.handle) } else { told.parts.remove(.handle) }
        let view = ATTView(pdu)
        switch pdu[0] {
        case 0x03:
            told.opcode = GATTProcedure.exchangeMTU.rawValue
            told.parts.remove(.handle)
            told.attribute = -1
            let mtu = [UInt8(bearer.mtu & 0xff), UInt8(bearer.mtu >> 8)]
            emit(told, mtu.span)
        case 0x0b, 0x0d: readAnswered(&bearer, client, pdu, request, told)
        case 0x17: prepared(&bearer, client, pdu, request, record, &event)
        case 0x21: multipleAnswered(&bearer, client, pdu, request, told, table)
        case 0x13:
            told.opcode = GATTProcedure.write.rawValue
            let value = client == 0 ? bearer.plainWrites.0 : bearer.plainWrites.1
            emit(told, value.span)
        case 0x09:
            guard let type = request.type, !Self.isDeclaration(type) else { return }
            var entries = view.entries
            while let entry = entries.next() {
                told.opcode = GATTProcedure.readByUUID.rawValue
                told.handle = entry.handle
                told.parts.insert(.handle)
                told.attribute = table.attribute(entry.handle, in: &catalog)
                emit(told, pdu.extracting(entry.valueRange))
            }
        case 0x19: executed(&bearer, client, told, table)
        case 0x01: refused(&bearer, client, pdu, request, told, table)
        default: return
        }
    }

    private func readAnswered(
        _ bearer: inout ATTBearer, _ client: Int, _ pdu: Span<UInt8>, _ request: ATTBearer.Request, _ source: TraceEvent
    ) {
        var event = source
        event.opcode = GATTProcedure.read.rawValue
        let piece = pdu.extracting(1..<pdu.count)
        var read = client == 0 ? bearer.reads.0 : bearer.reads.1
        if pdu[0] == 0x0b || !read.isOpen {
            read = ATTBearer.LongRead()
            read.handle = request.handle
            read.firstFrame = request.frame
            // A blob from the middle, whose beginning the capture does not hold.
            if pdu[0] == 0x0d && request.offset != 0 { event.warnings.insert(.incompleteValue) }
        } else if let warnings = read.lastEvent?.warnings {
            event.warnings.formUnion(warnings)
        }
        if read.value.count < ATTBearer.maximumValue { read.value += Array(copying: piece) }
        event.requestFrame = read.firstFrame
        read.lastEvent = event
        // A response that fills the MTU may be followed by more of the value.
        if pdu.count < bearer.mtu {
            emit(event, read.value.span)
            read = ATTBearer.LongRead()
        }
        if client == 0 { bearer.reads.0 = read } else { bearer.reads.1 = read }
    }

    private func refused(
        _ bearer: inout ATTBearer, _ client: Int, _ pdu: Span<UInt8>, _ request: ATTBearer.Request,
        _ source: TraceEvent, _ table: AttributeTable
    ) {
        var event = source
        let empty: [UInt8] = []
        switch request.opcode {
        case 0x0a: event.opcode = GATTProcedure.read.rawValue
        case 0x0c:
            // Invalid Offset or Attribute Not Long end a long read whose length was a multiple of MTU − 1.
            let read = client == 0 ? bearer.reads.0 : bearer.reads.1
            if let last = read.lastEvent, event.error == 0x07 || event.error == 0x0b {
                emit(last, read.value.span)
                if client == 0 { bearer.reads.0 = ATTBearer.LongRead() } else { bearer.reads.1 = ATTBearer.LongRead() }
                return
            }
            if var last = read.lastEvent {
                // What came of the value is told, and that there is more of it.
                last.warnings.insert(.incompleteValue)
                emit(last, read.value.span)
                if client == 0 { bearer.reads.0 = ATTBearer.LongRead() } else { bearer.reads.1 = ATTBearer.LongRead() }
            }
            event.opcode = GATTProcedure.read.rawValue
        case 0x12:
            event.opcode = GATTProcedure.write.rawValue
            // What was to be written tells why it was refused.
            let value = client == 0 ? bearer.plainWrites.0 : bearer.plainWrites.1
            return emit(event, value.span)
        case 0x16:
            // The pieces that were taken before stay in the queue.
            if client == 0 { bearer.pieces.0 = nil } else { bearer.pieces.1 = nil }
            event.opcode = GATTProcedure.write.rawValue
        case 0x18:
            // Nothing was written; the error names the attribute that was in the way.
            if client == 0 { bearer.writes.0 = [] } else { bearer.writes.1 = [] }
            event.opcode = GATTProcedure.write.rawValue
            if let handle = ATTView(pdu).attributeHandle, handle != 0 {
                event.handle = handle
                event.parts.insert(.handle)
                event.attribute = table.attribute(handle, in: &catalog)
            }
        case 0x08 where request.type.map { !Self.isDeclaration($0) } ?? false:
            event.opcode = GATTProcedure.readByUUID.rawValue
        default: return
        }
        emit(event, empty.span)
    }

    /// Tells the reads that may or may not have gone on.
    func flushReads(_ connection: TraceConnection, into out: inout EventBatch) {
        guard followsProcedures else { return }
        flush(&connection.bearer)
        // Each channel stands in the list twice; the second flush finds nothing. A dictionary has no order of its own.
        for key in connection.channels.keys.sorted() {
            if let channel = connection.channels[key] { flush(&channel.bearer) }
        }
        drainProcedures(connection, into: &out)
    }

    func flush(_ bearer: inout ATTBearer) {
        if let last = bearer.reads.0.lastEvent { emit(last, bearer.reads.0.value.span) }
        if let last = bearer.reads.1.lastEvent { emit(last, bearer.reads.1.value.span) }
        bearer.reads = (ATTBearer.LongRead(), ATTBearer.LongRead())
    }
}
