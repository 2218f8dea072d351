// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import CaptureFiles

extension TraceDecoder {
    /// ACL handle under which Qualcomm controllers send log records that are no L2CAP (Linux, hci_qca.c).
    static let qualcommDebugHandle: UInt16 = 0x0edc

    @inline(__always)
    func decodeACL(_ record: CaptureRecord, _ payload: Span<UInt8>, into out: inout EventBatch) {
        guard let header = HCIACLHeader.parse(payload) else {
            statistics.shortPackets += 1
            return
        }
        guard
            header.handle != Self.qualcommDebugHandle
                || known(header.handle, adapter: record.adapter)?.openedFrame != nil
        else {
            statistics.vendorDebug += 1
            return
        }
        let connection = connection(header.handle, adapter: record.adapter)
        var warnings: TraceWarnings = []
        var end = 4 + Int(header.length)
        if end != payload.count {
            if end > payload.count {
                end = payload.count
                warnings.insert(record.dataCount < record.originalCount ? .cut : .lengthMismatch)
            } else {
                warnings.insert(.lengthMismatch)
            }
        }
        let side: Int
        switch record.direction {
        case .sent: side = 0
        case .received: side = 1
        default:
            // Without direction: controllers mark a first fragment 10, LE hosts 00.
            side = header.boundary.startsPDU ? (header.boundary == .firstFlushable ? 1 : 0) : connection.lastSide
            connection.lastSide = side
        }
        fragment(
            connection, side, record, payload.extracting(4..<end), declared: Int(header.length),
            starts: header.boundary.startsPDU, warnings, into: &out)
    }

    /// One fragment of a B-frame; `declared` is its length on the link, `data` what the recorder kept of it.
    @inline(__always)
    func fragment(
        _ connection: TraceConnection, _ side: Int, _ record: CaptureRecord, _ data: Span<UInt8>, declared: Int,
        starts: Bool, _ found: TraceWarnings, into out: inout EventBatch
    ) {
        var warnings = found
        if record.drops > 0 { warnings.insert(.drops) }
        if starts {
            let isOpen = side == 0 ? connection.assemblers.0.isOpen : connection.assemblers.1.isOpen
            if isOpen {
                warnings.insert(.unfinishedBefore)
                statistics.unfinishedPDUs += 1
                connection.unfinishedPDUs += 1
                if side == 0 { connection.assemblers.0.close() } else { connection.assemblers.1.close() }
            }
            if data.count >= 4 {
                let length = Int(UInt16(data[0]) | UInt16(data[1]) << 8)
                if data.count - 4 >= length {
                    if data.count - 4 > length {
                        warnings.insert(.surplus)
                        statistics.surplusBytes += data.count - 4 - length
                    }
                    return frame(connection, side, record, data.extracting(0..<(4 + length)), warnings, into: &out)
                }
                if declared - 4 >= length {
                    // The whole frame was sent and only part of it recorded: what is there is shown.
                    return frame(connection, side, record, data, warnings, into: &out)
                }
            }
            if side == 0 { connection.assemblers.0.start(data) } else { connection.assemblers.1.start(data) }
            return
        }
        proceed(connection, side, record, data, warnings, into: &out)
    }

    @inline(never)
    private func proceed(
        _ connection: TraceConnection, _ side: Int, _ record: CaptureRecord, _ data: Span<UInt8>,
        _ found: TraceWarnings, into out: inout EventBatch
    ) {
        var warnings = found
        let outcome =
            side == 0 ? connection.assemblers.0.proceed(data) : connection.assemblers.1.proceed(data)
        switch outcome {
        case .pending: return
        case .orphan:
            statistics.orphanFragments += 1
            connection.orphanFragments += 1
        case .complete(let surplus):
            if surplus > 0 {
                warnings.insert(.surplus)
                statistics.surplusBytes += surplus
            }
            let whole = side == 0 ? connection.assemblers.0.buffer : connection.assemblers.1.buffer
            frame(connection, side, record, whole.span, warnings, into: &out)
        }
    }

    /// One B-frame, header included.
    @inline(__always)
    private func frame(
        _ connection: TraceConnection, _ side: Int, _ record: CaptureRecord, _ frame: Span<UInt8>,
        _ warnings: TraceWarnings, into out: inout EventBatch
    ) {
        statistics.l2capFrames += 1
        let cid = UInt16(frame[2]) | UInt16(frame[3]) << 8
        let payload = frame.extracting(4..<frame.count)
        if layers.contains(.l2cap) {
            var event = newEvent(.l2cap, connection, record)
            event.cid = cid
            event.parts.insert(.channel)
            event.warnings = warnings
            if !payload.isEmpty { event.opcode = payload[0] }
            if connection.link == .brEDR { event.parts.insert(.bredr) }
            out.append(event, bytes: payload)
        }
        // Receivers discard a frame that is shorter than its fragments, so nothing above L2CAP ever saw it.
        if warnings.contains(.surplus) { return }
        if cid == 4 {
            decodeATT(connection, &connection.bearer, side, record, payload, cid: cid, warnings, into: &out)
        } else {
            otherChannel(connection, side, record, payload, cid: cid, warnings, into: &out)
        }
    }

    @inline(never)
    private func otherChannel(
        _ connection: TraceConnection, _ side: Int, _ record: CaptureRecord, _ payload: Span<UInt8>, cid: UInt16,
        _ warnings: TraceWarnings, into out: inout EventBatch
    ) {
        switch cid {
        case 1, 5: signalling(connection, side, payload, into: &out)
        case 0x40...:
            guard let channel = connection.channel(side, cid), channel.carriesATT else { return }
            if channel.mode == .basic {
                decodeATT(connection, &channel.bearer, side, record, payload, cid: cid, warnings, into: &out)
            } else if let sdu = channel.assemble(payload, side: side) {
                decodeATT(connection, &channel.bearer, side, record, sdu.span, cid: cid, warnings, into: &out)
            }
        default: return
        }
    }
}
