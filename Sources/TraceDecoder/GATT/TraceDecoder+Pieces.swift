// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import CaptureFiles

/// Long writes, and several values in one response.
extension TraceDecoder {
    /// Prepare Write Response: the server took the piece, and echoes it (Core specification, volume 3, part F, 3.4.6.2).
    func prepared(
        _ bearer: inout ATTBearer, _ client: Int, _ pdu: Span<UInt8>, _ request: ATTBearer.Request,
        _ record: CaptureRecord, _ event: inout TraceEvent
    ) {
        let view = ATTView(pdu)
        guard let handle = view.attributeHandle, let offset = view.valueOffset, let range = view.valueRange else {
            return
        }
        let echo = pdu.extracting(range)
        var piece = (client == 0 ? bearer.pieces.0 : bearer.pieces.1)
        if request.isOpen, let sent = piece {
            if sent.handle != handle || sent.offset != Int(offset) || sent.value != Array(copying: echo) {
                event.warnings.insert(.prepareMismatch)
                piece?.isMismatched = true
            }
        } else {
            // The capture does not hold the request, but the answer says all that it said.
            piece = ATTBearer.PreparedWrite(
                handle: handle, offset: Int(offset), value: Array(copying: echo), firstFrame: record.number)
        }
        if client == 0 { bearer.pieces.0 = piece } else { bearer.pieces.1 = piece }
        takePiece(&bearer, client)
    }

    /// Moves the last piece into the queue, behind the piece that it goes on from.
    func takePiece(_ bearer: inout ATTBearer, _ client: Int) {
        guard let piece = client == 0 ? bearer.pieces.0 : bearer.pieces.1 else { return }
        if client == 0 { bearer.pieces.0 = nil } else { bearer.pieces.1 = nil }
        guard followsProcedures else { return }
        if client == 0 { Self.append(piece, to: &bearer.writes.0) } else { Self.append(piece, to: &bearer.writes.1) }
    }

    private static func append(_ piece: ATTBearer.PreparedWrite, to queue: inout [ATTBearer.PreparedWrite]) {
        if let index = queue.lastIndex(where: { $0.handle == piece.handle }), piece.offset > queue[index].offset,
            piece.offset <= queue[index].end, queue[index].value.count < ATTBearer.maximumValue
        {
            // A piece may also replace the end of the one before it: they are written in their order.
            let kept = piece.offset - queue[index].offset
            let overwritten = min(queue[index].value.count, kept + piece.value.count)
            queue[index].value.replaceSubrange(kept..<overwritten, with: piece.value)
            if piece.isMismatched { queue[index].isMismatched = true }
        } else if queue.count < ATTBearer.maximumPreparedWrites {
            queue.append(piece)
        }
    }

    func executed(_ bearer: inout ATTBearer, _ client: Int, _ source: TraceEvent, _ table: AttributeTable) {
        let queue = client == 0 ? bearer.writes.0 : bearer.writes.1
        let isCancelled = client == 0 ? bearer.cancels.0 : bearer.cancels.1
        for write in queue {
            var event = source
            event.opcode = (isCancelled ? GATTProcedure.cancelledWrite : .write).rawValue
            event.handle = write.handle
            event.parts.insert(.handle)
            event.requestFrame = write.firstFrame
            event.attribute = table.attribute(write.handle, in: &catalog)
            if write.offset != 0 { event.warnings.insert(.incompleteValue) }
            if write.isMismatched { event.warnings.insert(.prepareMismatch) }
            emit(event, write.value.span)
        }
        if client == 0 { bearer.writes.0 = [] } else { bearer.writes.1 = [] }
    }

    /// Read Multiple Variable Response: values in the order of the request's handles.
    func multipleAnswered(
        _ bearer: inout ATTBearer, _ client: Int, _ pdu: Span<UInt8>, _ request: ATTBearer.Request,
        _ source: TraceEvent, _ table: AttributeTable
    ) {
        guard request.isOpen else { return }
        let handles = client == 0 ? bearer.handles.0 : bearer.handles.1
        var entries = ATTView(pdu).entries
        var position = 0
        while let entry = entries.next(), position < handles.count {
            var event = source
            event.opcode = GATTProcedure.read.rawValue
            event.handle = handles[position]
            event.parts.insert(.handle)
            event.attribute = table.attribute(handles[position], in: &catalog)
            if entry.valueRange.count < entry.declaredLength { event.warnings.insert(.incompleteValue) }
            emit(event, pdu.extracting(entry.valueRange))
            position += 1
        }
    }
}
