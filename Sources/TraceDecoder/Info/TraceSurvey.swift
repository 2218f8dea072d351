// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
public import CaptureFiles

/// Collects what a report on a trace needs and a decoder does not keep: feed it each batch with its events.
public struct TraceSurvey {
    /// Events that it wants to see.
    public static let layers: TraceLayers = .gatt

    /// Records by the raw value of their kind.
    private(set) var kinds = [Int](repeating: 0, count: 256)
    private(set) var cutRecords = 0
    private(set) var earliest: CaptureTime?
    private(set) var latest: CaptureTime?
    private(set) var names = DeviceNames()

    public init() {}

    public mutating func add(_ batch: RecordBatch, _ events: EventBatch, _ decoder: TraceDecoder) {
        let bytes = batch.bytes.span
        for record in batch.records {
            kinds[Int(record.kind.rawValue)] += 1
            if record.dataCount < record.originalCount { cutRecords += 1 }
            if earliest.map({ record.time < $0 }) ?? true { earliest = record.time }
            if latest.map({ $0 < record.time }) ?? true { latest = record.time }
            switch record.kind {
            case .event: names.read(event: bytes.extracting(record.payloadRange))
            case .linkLayer where !record.air.flags.contains(.crcChecked) || record.air.flags.contains(.crcValid):
                names.read(linkLayer: bytes.extracting(record.payloadRange))
            default: break
            }
        }
        for event in events.events where event.layer == .gatt { addName(event, events, decoder) }
    }

    /// The value of the characteristic Device Name, where the event reads it.
    private mutating func addName(_ event: TraceEvent, _ events: EventBatch, _ decoder: TraceDecoder) {
        guard event.attribute >= 0, Int(event.attribute) < decoder.catalog.descriptors.count, event.error == 0,
            event.opcode == GATTProcedure.read.rawValue || event.opcode == GATTProcedure.readByUUID.rawValue,
            decoder.catalog.descriptors[Int(event.attribute)].uuid.short == 0x2a00
        else { return }
        let owner: DeviceNames.Owner
        if event.direction == .sent {
            owner = .local(adapter: event.adapter)
        } else if event.direction == .central {
            return
        } else if event.peer >= 0, Int(event.peer) < decoder.peers.count {
            owner = .peer(decoder.peers[Int(event.peer)])
        } else {
            owner = .connection(event.connection)
        }
        let start = event.start + event.valueOffset
        names.add(owner, .deviceName, events.bytes.span.extracting(start..<(start + event.valueCount)))
    }
}
