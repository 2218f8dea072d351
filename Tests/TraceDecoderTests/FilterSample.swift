// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import CaptureFiles

@testable import TraceDecoder

/// Events made by hand for tests of filters, with a peer and attributes that they may be about.
struct FilterSample {
    enum Attribute: Int32 {
        case heartRate = 0
        case configuration
        case vendor
        case none = -1
    }

    private let decoder = TraceDecoder()
    let context: TraceContext

    init() {
        let heartRate = BluetoothUUID(0x2a37)
        let service = BluetoothUUID(0x180d)
        _ = decoder.catalog.intern(
            role: .characteristicValue, uuid: heartRate, service: service, characteristic: heartRate, isInferred: false)
        _ = decoder.catalog.intern(
            role: .descriptor, uuid: BluetoothUUID(0x2902), service: service, characteristic: heartRate,
            isInferred: false)
        let vendor = BluetoothUUID(high: 0x6e40_0003_b5a3_f393, low: 0xe0a9_e50e_24dc_ca9e)
        _ = decoder.catalog.intern(
            role: .characteristicValue, uuid: vendor, service: nil, characteristic: vendor, isInferred: false)
        _ = decoder.number(of: TracePeer(address: BluetoothAddress(0xc011_2233_4455), isRandom: true))
        context = TraceContext(decoder, EventBatch())
    }

    /// An ATT event with the parts that its PDU has.
    func event(
        _ hex: String, frame: Int = 7, time: CaptureTime = CaptureTime(seconds: 100, nanoseconds: 500_000_000),
        attribute: Attribute = .heartRate, change: (inout TraceEvent) -> Void = { _ in }
    ) throws -> EventBatch {
        let pdu = try Hex.bytes(hex)
        var event = TraceEvent(layer: .att, frame: frame, time: time)
        let view = ATTView(pdu.span)
        event.direction = .received
        event.kind = .acl
        event.opcode = pdu[0]
        event.connection = 0x40
        event.cid = 4
        event.parts = [.connection, .channel]
        event.peer = 0
        event.attribute = attribute.rawValue
        event.error = view.errorCode?.rawValue ?? 0
        if let handle = view.attributeHandle {
            event.handle = handle
            event.parts.insert(.handle)
        }
        if let range = view.valueRange {
            event.valueOffset = range.lowerBound
            event.valueCount = range.count
            event.parts.insert(.value)
        }
        change(&event)
        var batch = EventBatch()
        // Bytes of another event come first, so that offsets matter.
        batch.append(event, bytes: [0xee, 0xee, 0xee].span)
        batch.append(event, bytes: pdu.span)
        batch.events.removeFirst()
        return batch
    }

    func passes(_ expression: String, _ batch: EventBatch) throws -> Bool {
        passes(try TraceFilter(parsing: expression), batch)
    }

    func passes(_ filter: TraceFilter, _ batch: EventBatch) -> Bool {
        filter.matches(batch.events[0], batch.bytes.span, context)
    }
}
