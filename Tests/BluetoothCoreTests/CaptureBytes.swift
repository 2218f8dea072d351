// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import Foundation

/// Just enough of btsnoop, pcap and pcapng to get at the packets of the captures that tests read.
struct CaptureBytes {
    enum Packet {
        /// An HCI event, without H4's type byte.
        case event([UInt8])
        /// From the access address on.
        case air([UInt8])
    }

    static func packets(of file: URL) -> [Packet] {
        guard let data = try? Data(contentsOf: file) else { return [] }
        let bytes = [UInt8](data)
        if bytes.starts(with: Array("btsnoop\0".utf8)) { return btsnoop(bytes) }
        if bytes.starts(with: [0xd4, 0xc3, 0xb2, 0xa1]) { return pcap(bytes) }
        if bytes.starts(with: [0x0a, 0x0d, 0x0d, 0x0a]) { return pcapng(bytes) }
        return []
    }

    private static func btsnoop(_ bytes: [UInt8]) -> [Packet] {
        var reader = ByteReader(bytes.span)
        var result: [Packet] = []
        guard (try? reader.skip(12)) != nil, let type = try? reader.readBigEndian(UInt32.self) else { return [] }
        while reader.remaining >= 24 {
            guard (try? reader.skip(4)) != nil, let length = try? reader.readBigEndian(UInt32.self),
                let flags = try? reader.readBigEndian(UInt32.self), (try? reader.skip(12)) != nil,
                let record = try? reader.readBytes(Int(length))
            else { break }
            switch type {
            case 1002 where record.first == 4: result.append(.event([UInt8](record.dropFirst())))
            case 1001 where flags & 3 == 3: result.append(.event(record))
            case 2001 where flags & 0xffff == 3: result.append(.event(record))
            default: break
            }
        }
        return result
    }

    private static func packet(_ linkType: UInt32, _ record: [UInt8]) -> Packet? {
        switch linkType {
        case 201 where record.count > 5 && record[4] == 4: .event([UInt8](record.dropFirst(5)))
        case 254 where record.count > 4 && record[2] == 0 && record[3] == 3: .event([UInt8](record.dropFirst(4)))
        case 251: .air(record)
        case 256: .air([UInt8](record.dropFirst(10)))
        case 192 where record.count > 4: .air([UInt8](record.dropFirst(Int(record[2]) | Int(record[3]) << 8)))
        default: nil
        }
    }

    private static func pcap(_ bytes: [UInt8]) -> [Packet] {
        var reader = ByteReader(bytes.span)
        var result: [Packet] = []
        guard (try? reader.skip(20)) != nil, let type = try? reader.read(UInt32.self) else { return [] }
        while (try? reader.skip(8)) != nil, let length = try? reader.read(UInt32.self), (try? reader.skip(4)) != nil,
            let record = try? reader.readBytes(Int(length))
        {
            if let packet = packet(type & 0xffff, record) { result.append(packet) }
        }
        return result
    }

    private static func pcapng(_ bytes: [UInt8]) -> [Packet] {
        var reader = ByteReader(bytes.span)
        var result: [Packet] = []
        var types: [UInt32] = []
        while let kind = try? reader.read(UInt32.self), let length = try? reader.read(UInt32.self), length >= 12,
            var block = try? reader.readSlice(Int(length) - 8)
        {
            if kind == 1, let type = try? block.read(UInt16.self) { types.append(UInt32(type)) }
            guard kind == 6, let interface = try? block.read(UInt32.self), (try? block.skip(8)) != nil,
                let captured = try? block.read(UInt32.self), (try? block.skip(4)) != nil,
                let record = try? block.readBytes(Int(captured)), Int(interface) < types.count
            else { continue }
            if let packet = packet(types[Int(interface)], record) { result.append(packet) }
        }
        return result
    }
}
