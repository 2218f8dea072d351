// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
public import CaptureFiles

/// Follows a capture record by record: connections, L2CAP fragments, ATT transactions, attribute tables, and hands out
/// what happened as events.
///
/// Memory depends on the number of connections and attributes, not on the length of the capture.
///
/// `@exclusivity(unchecked)`: one thread uses it and nothing calls back into it, so that an access never overlaps another;
/// the run-time checks cost a quarter of the time of a long trace.
public final class TraceDecoder {
    public struct Options: Sendable {
        /// Layers of which events are wanted.
        public var layers: TraceLayers
        /// Attribute tables to start from.
        public var database: AttributeDatabase?
        /// Protocols of the vendor layer. Where two claim a service, the first one follows it.
        public var vendors: [any TrafficDecoder.Type]

        public init(
            layers: TraceLayers = .att, database: AttributeDatabase? = nil,
            vendors: [any TrafficDecoder.Type] = VendorFamilies.all
        ) {
            self.layers = layers
            self.database = database
            self.vendors = vendors
        }
    }

    public let options: Options
    @exclusivity(unchecked) public internal(set) var statistics = TraceStatistics()
    /// Every connection, in the order in which they were met; old closed ones without traffic are dropped when there
    /// are very many.
    public internal(set) var connections: [TraceConnection] = []
    public internal(set) var peers: [TracePeer] = []
    /// Attribute descriptors that events name by index.
    @exclusivity(unchecked) public internal(set) var catalog = AttributeCatalog()

    var peerNumbers: [TracePeer: Int32] = [:]
    var peerTables: [TracePeer: AttributeTable] = [:]
    var localTables: [UInt16: AttributeTable] = [:]
    /// Open connections by adapter and handle: a handle has 12 bits, so the table is small.
    @exclusivity(unchecked) var openByHandle: [[TraceConnection?]] = []
    var adapterNumbers: [UInt16: Int] = [:]
    @exclusivity(unchecked) var lastAdapter: (number: UInt16, index: Int) = (0xffff, -1)
    var openByAddress: [UInt32: TraceConnection] = [:]
    let layers: TraceLayers
    /// Whether GATT procedures are followed: for their own sake, or for the vendor protocols that they carry.
    let followsProcedures: Bool
    /// Index of the protocol that each service belongs to.
    let vendorServices: [BluetoothUUID: Int]
    /// What protocols know of devices that are not connected now.
    var vendorStreams: [TracePeer: VendorStreams] = [:]
    /// GATT procedures that the PDU at hand completed.
    @exclusivity(unchecked) var procedures = EventBatch()

    /// Bounds for captures that were made to exhaust memory; real ones stay far below.
    static let maximumConnections = 4096
    static let maximumPeers = 16384

    public init(options: Options = Options()) {
        self.options = options
        layers = options.layers
        followsProcedures = options.layers.contains(.gatt) || options.layers.contains(.vendor)
        var services: [BluetoothUUID: Int] = [:]
        if options.layers.contains(.vendor) {
            for (index, vendor) in options.vendors.enumerated() {
                for service in vendor.services where services[service] == nil { services[service] = index }
            }
        }
        vendorServices = services
    }

    /// Appends the events of a batch of records.
    public func decode(_ batch: RecordBatch, into out: inout EventBatch) {
        let bytes = batch.bytes.span
        for index in batch.records.indices {
            let record = batch.records[index]
            decode(record, bytes.extracting(record.payloadRange), into: &out)
        }
    }

    /// Appends what could be told only at the end: values whose last piece is not known to be the last.
    public func finish(into out: inout EventBatch) {
        for connection in connections {
            flushReads(connection, into: &out)
            endVendor(connection, into: &out)
        }
    }

    private func decode(_ record: CaptureRecord, _ payload: Span<UInt8>, into out: inout EventBatch) {
        statistics.records += 1
        // Counts in a damaged file may be anything; the sum stays at the largest number.
        let (drops, isOverflow) = statistics.drops.addingReportingOverflow(max(0, record.drops))
        statistics.drops = isOverflow ? .max : drops
        if statistics.first == nil { statistics.first = record.time }
        statistics.last = record.time
        if layers.contains(.hci) { emitRecord(record, payload, into: &out) }
        switch record.kind {
        case .acl:
            statistics.acl += 1
            decodeACL(record, payload, into: &out)
        case .event:
            statistics.events += 1
            decodeEvent(record, payload, into: &out)
        case .command: statistics.commands += 1
        case .sco: statistics.sco += 1
        case .iso: statistics.iso += 1
        case .linkLayer:
            statistics.linkLayer += 1
            decodeAir(record, payload, into: &out)
        case .monitor, .note, .unknown: statistics.others += 1
        }
    }

    private func emitRecord(_ record: CaptureRecord, _ payload: Span<UInt8>, into out: inout EventBatch) {
        var event = TraceEvent(layer: .hci, frame: record.number, time: record.time)
        event.direction = record.direction
        event.kind = record.kind
        event.adapter = record.adapter
        event.cid = record.opcode
        if record.dataCount < record.originalCount { event.warnings.insert(.cut) }
        if record.drops > 0 { event.warnings.insert(.drops) }
        if record.kind == .linkLayer {
            // Where the PDU starts behind the access address.
            event.valueOffset = record.air.flags.contains(.codingIndicator) ? 5 : 4
            if record.air.flags.contains(.encrypted) { event.parts.insert(.encrypted) }
            if record.air.flags.contains(.crcChecked) && !record.air.flags.contains(.crcValid) {
                event.warnings.insert(.badCRC)
            }
        }
        out.append(event, bytes: payload)
    }

    // MARK: Peers and tables

    func number(of peer: TracePeer) -> Int32 {
        if let known = peerNumbers[peer] { return known }
        guard peers.count < Self.maximumPeers else { return -1 }
        let number = Int32(peers.count)
        peers.append(peer)
        peerNumbers[peer] = number
        return number
    }

    func table(of peer: TracePeer) -> AttributeTable {
        if let known = peerTables[peer] { return known }
        let table = options.database?.table(for: peer) ?? AttributeTable()
        if peerTables.count < Self.maximumPeers { peerTables[peer] = table }
        return table
    }

    func localTable(_ adapter: UInt16) -> AttributeTable {
        if let known = localTables[adapter] { return known }
        let table = options.database?.localTable(adapter: adapter) ?? AttributeTable()
        localTables[adapter] = table
        return table
    }
}
