// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
public import CaptureFiles

/// What a capture contains, ready to be printed.
public struct TraceReport {
    let reader: CaptureReader
    let decoder: TraceDecoder
    let survey: TraceSurvey

    public init(_ reader: CaptureReader, _ decoder: TraceDecoder, _ survey: TraceSurvey) {
        self.reader = reader
        self.decoder = decoder
        self.survey = survey
    }

    var statistics: TraceStatistics { decoder.statistics }

    /// Kinds that occur, with their counts.
    var kinds: [(name: StaticString, count: Int)] {
        let all: [(StaticString, PacketKind)] = [
            ("command", .command), ("event", .event), ("acl", .acl), ("sco", .sco), ("iso", .iso),
            ("link_layer", .linkLayer), ("monitor", .monitor), ("note", .note), ("unknown", .unknown),
        ]
        return all.map { ($0.0, survey.kinds[Int($0.1.rawValue)]) }.filter { $0.1 > 0 }
    }

    /// Oddities that were counted, those of a sound capture left out.
    var oddities: [(key: StaticString, words: StaticString, count: Int)] {
        let all: [(StaticString, StaticString, Int)] = [
            ("orphan_fragments", "L2CAP fragments without a beginning", statistics.orphanFragments),
            ("unfinished_pdus", "L2CAP PDUs that were never finished", statistics.unfinishedPDUs),
            ("surplus_bytes", "bytes behind L2CAP PDUs", statistics.surplusBytes),
            ("short_packets", "packets too short for their header", statistics.shortPackets),
            ("cut_records", "records cut by the recorder", survey.cutRecords),
            ("bad_crc", "packets with a bad CRC", statistics.badCRC),
            ("retransmissions", "link layer retransmissions", statistics.retransmissions),
            ("encrypted_packets", "packets that are still encrypted", statistics.encryptedPackets),
            ("vendor_debug", "vendor debug records, passed over", statistics.vendorDebug),
        ]
        return all.filter { $0.2 > 0 }
    }

    /// ATT PDUs by opcode, the most frequent first.
    var opcodes: [(opcode: UInt8, count: Int)] {
        statistics.attByOpcode.enumerated().filter { $0.element > 0 }
            .sorted { ($1.element, $0.offset) < ($0.element, $1.offset) }
            .map { (UInt8(truncatingIfNeeded: $0.offset), $0.element) }
    }

    /// The name that the peer of a connection gave itself.
    func name(_ connection: TraceConnection) -> [UInt8]? {
        survey.names.name(of: connection.peer.map { .peer($0) } ?? .connection(connection.handle))
    }

    func end(_ connection: TraceConnection) -> CaptureTime? { connection.closedTime ?? connection.lastTime }
}
