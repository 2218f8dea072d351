// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import CaptureFiles
import FieldCoding
import TraceDecoder

/// A capture that is put together in memory, record by record, and what the decoder makes of it.
///
/// HCI packets go into a btsnoop file of the Linux monitor, which can tell adapters apart; packets from the air into a
/// pcap file of link type 256.
struct TraceBuilder {
    private(set) var bytes: [UInt8] = []
    private let isAir: Bool
    /// Microseconds since 1970 of the next record.
    var time: Int64 = 1_700_000_000_000_000
    var adapter: UInt16 = 0
    var handle: UInt16 = 0x40
    /// Bytes of each ACL packet or air packet that a frame is cut into.
    var fragment = 1000
    /// Access address and sequence numbers of the air.
    var accessAddress: UInt32 = 0x5065_4a27
    private var sequence: (UInt8, UInt8) = (0, 0)
    private(set) var records = 0

    /// - Parameter isMonitor: False for a file of plain H4 packets.
    init(isAir: Bool = false) {
        self.isAir = isAir
        if isAir {
            bytes = Self.little(0xa1b2_c3d4, 4) + [2, 0, 4, 0] + Self.little(0, 8) + Self.little(65535, 4)
            bytes += Self.little(256, 4)
        } else {
            bytes = Array("btsnoop\0".utf8) + Self.big(1, 4) + Self.big(2001, 4)
        }
    }

    static func little(_ value: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
    }

    static func big(_ value: UInt64, _ count: Int) -> [UInt8] { little(value, count).reversed() }

    static func word(_ value: UInt16) -> [UInt8] { little(UInt64(value), 2) }

    // MARK: HCI

    /// A record with a monitor opcode: 2 command, 3 event, 4 ACL sent, 5 ACL received.
    mutating func record(_ opcode: UInt16, _ data: [UInt8], originalCount: Int? = nil) {
        records += 1
        bytes += Self.big(UInt64(originalCount ?? data.count), 4) + Self.big(UInt64(data.count), 4)
        bytes += Self.big(UInt64(adapter) << 16 | UInt64(opcode), 4) + Self.big(0, 4)
        bytes += Self.big(UInt64(bitPattern: time &+ 0x00dc_ddb3_0f2f_8000), 8) + data
        time += 1000
    }

    mutating func event(_ code: UInt8, _ parameters: [UInt8]) {
        record(3, [code, UInt8(parameters.count)] + parameters)
    }

    /// LE Connection Complete, or its enhanced form.
    mutating func connect(
        _ peer: UInt8 = 0x11, status: UInt8 = 0, role: UInt8 = 0, isEnhanced: Bool = false
    ) {
        let address: [UInt8] = [peer, 2, 3, 4, 5, 6]
        let timing: [UInt8] = [24, 0, 0, 0, 200, 0, 0]
        let start = [isEnhanced ? 0x0a : 1, status] + Self.word(handle) + [role, 0] + address
        event(0x3e, start + (isEnhanced ? [UInt8](repeating: 0, count: 12) : []) + timing)
    }

    mutating func connectClassic(_ peer: UInt8 = 0x22) {
        event(0x03, [0] + Self.word(handle) + [peer, 2, 3, 4, 5, 6, 1, 0])
    }

    mutating func disconnect(reason: UInt8 = 0x13) { event(0x05, [0] + Self.word(handle) + [reason]) }

    mutating func acl(_ isSent: Bool, boundary: UInt16, _ data: [UInt8], declared: Int? = nil) {
        record(
            isSent ? 4 : 5,
            Self.word(handle | boundary << 12) + Self.word(UInt16(declared ?? data.count)) + data)
    }

    mutating func frame(_ isSent: Bool, cid: UInt16, _ payload: [UInt8]) {
        var rest = (Self.word(UInt16(payload.count)) + Self.word(cid) + payload)[...]
        var boundary: UInt16 = isSent ? 0 : 2
        repeat {
            acl(isSent, boundary: boundary, Array(rest.prefix(fragment)))
            rest = rest.dropFirst(fragment)
            boundary = 1
        } while !rest.isEmpty
    }

    /// The host's ATT PDU.
    mutating func send(_ pdu: [UInt8], cid: UInt16 = 4) { frame(true, cid: cid, pdu) }
    /// The peer's ATT PDU.
    mutating func receive(_ pdu: [UInt8], cid: UInt16 = 4) { frame(false, cid: cid, pdu) }

    // MARK: Attributes

    /// Read By Group Type for a primary service of 16 bits.
    mutating func service(_ start: UInt16, _ end: UInt16, _ uuid: UInt16, isLocal: Bool = false) {
        let request = [0x10] + Self.word(start) + [0xff, 0xff, 0x00, 0x28]
        let response = [0x11, 6] + Self.word(start) + Self.word(end) + Self.word(uuid)
        frame(!isLocal, cid: 4, request)
        frame(isLocal, cid: 4, response)
    }

    /// Read By Type for a characteristic declaration whose value follows it.
    mutating func characteristic(_ declaration: UInt16, _ uuid: [UInt8], isLocal: Bool = false) {
        let request = [0x08] + Self.word(declaration) + [0xff, 0xff, 0x03, 0x28]
        let response =
            [0x09, UInt8(5 + uuid.count)] + Self.word(declaration) + [0x12] + Self.word(declaration &+ 1) + uuid
        frame(!isLocal, cid: 4, request)
        frame(isLocal, cid: 4, response)
    }

    mutating func characteristic(_ declaration: UInt16, _ uuid: UInt16, isLocal: Bool = false) {
        characteristic(declaration, Self.word(uuid), isLocal: isLocal)
    }

    /// Find Information for attributes that follow one another.
    mutating func information(_ first: UInt16, _ uuids: [UInt16]) {
        send([0x04] + Self.word(first) + [0xff, 0xff])
        var response: [UInt8] = [0x05, 1]
        for (index, uuid) in uuids.enumerated() { response += Self.word(first + UInt16(index)) + Self.word(uuid) }
        receive(response)
    }

    // MARK: Air

    /// A packet with the radio header: `type` 2 from the central, 3 from the peripheral, 0 unknown.
    mutating func packet(
        _ address: UInt32, type: UInt16, _ header: UInt8, _ payload: [UInt8], flags: UInt16 = 0x0c11
    ) {
        let pseudo = [10, 0xd0, 0x80, 0] + Self.little(UInt64(address), 4) + Self.word(flags | type << 7)
        let data = pseudo + Self.little(UInt64(address), 4) + [header, UInt8(payload.count)] + payload + [0, 0, 0]
        records += 1
        bytes += Self.little(UInt64(time / 1_000_000), 4) + Self.little(UInt64(time % 1_000_000), 4)
        bytes += Self.little(UInt64(data.count), 4) + Self.little(UInt64(data.count), 4) + data
        time += 1000
    }

    mutating func connectIndication(central: UInt8, peripheral: UInt8) {
        let addresses: [UInt8] = [central, 0, 0, 0, 0, 0xc0, peripheral, 0, 0, 0, 0, 0xc0]
        let link = Self.little(UInt64(accessAddress), 4) + [1, 2, 3, 1, 0, 0, 24, 0, 0, 0, 200, 0]
        packet(0x8e89_bed6, type: 0, 0xc5, addresses + link + [255, 255, 255, 255, 31, 5])
    }

    /// A data packet with the next sequence number of its side, or the last one again.
    mutating func data(
        fromCentral: Bool, kind: UInt8, _ payload: [UInt8], isRepeated: Bool = false, flags: UInt16 = 0x0c11
    ) {
        var number = fromCentral ? sequence.0 : sequence.1
        if !isRepeated { number ^= 1 }
        if fromCentral { sequence.0 = number } else { sequence.1 = number }
        packet(accessAddress, type: fromCentral ? 2 : 3, kind | number << 3, payload, flags: flags)
    }

    mutating func airATT(fromCentral: Bool, _ pdu: [UInt8], isRepeated: Bool = false, flags: UInt16 = 0x0c11) {
        data(
            fromCentral: fromCentral, kind: 2, Self.word(UInt16(pdu.count)) + [4, 0] + pdu, isRepeated: isRepeated,
            flags: flags)
    }

    // MARK: Decoding

    func decoded(
        _ layers: TraceLayers = .att, _ options: TraceRenderer.Options = TraceRenderer.Options(format: .json)
    ) throws -> DecodedTrace {
        try DecodedTrace(bytes, layers, options)
    }

    /// Attributes of the peer as they are known at the end.
    func remote() throws -> AttributeTable {
        let connections = try decoded().decoder.connections
        guard let last = connections.last else { throw TraceFault(text: "no connection") }
        return last.remoteTable
    }

    /// Lines of tsv with the columns.
    func tsv(_ fields: [TraceField], _ layers: TraceLayers = .att) throws -> [String] {
        try decoded(layers, TraceRenderer.Options(format: .tsv, fields: fields)).lines
    }

    /// Whole values: procedure, handle, value, error and warnings.
    func gatt() throws -> [String] {
        try tsv([.name, .handle, .value, .error, .warnings], .gatt).map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).joined(separator: "|")
        }
    }
}

struct TraceFault: Error {
    var text: String
}

/// What came of a capture.
struct DecodedTrace {
    let decoder: TraceDecoder
    var events: [TraceEvent] = []
    var lines: [String] = []
    var faultCount = 0

    init(
        _ bytes: [UInt8], _ layers: TraceLayers, _ options: TraceRenderer.Options,
        vendors: [any TrafficDecoder.Type] = VendorFamilies.all, filter: TraceFilter? = nil
    ) throws {
        let reader = try CaptureReader(bytes: bytes)
        decoder = TraceDecoder(options: TraceDecoder.Options(layers: layers, vendors: vendors))
        var records = RecordBatch()
        var batch = EventBatch()
        while try reader.read(into: &records) { decoder.decode(records, into: &batch) }
        decoder.finish(into: &batch)
        var renderer = TraceRenderer(options: options)
        let context = TraceContext(decoder, batch)
        for event in batch.events {
            if let filter, !filter.matches(event, batch.bytes.span, context) { continue }
            renderer.render(event, batch.bytes.span, context)
        }
        faultCount = renderer.faultCount
        var printed: [UInt8] = []
        renderer.drain { printed = Array(copying: $0) }
        lines = String(decoding: printed, as: UTF8.self).split(separator: "\n").map(String.init)
        events = batch.events
    }

    /// One object a line.
    func objects() throws -> [JSONValue] {
        try lines.map { line in
            do throws(JSONFault) { return try JSONValue(parsing: line) } catch {
                throw TraceFault(text: "\(error): \(line)")
            }
        }
    }
}

func words(_ values: UInt16...) -> [UInt8] { values.flatMap { TraceBuilder.little(UInt64($0), 2) } }
