// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A packet of a capture: its H4 type byte and bytes, or a monitor record.
struct CapturedPacket {
    var file: String
    var frame: Int
    /// H4 type byte; nil for monitor records that are not HCI.
    var type: UInt8?
    var monitorOpcode: UInt16?
    var bytes: [UInt8]

    var place: String { "\(file) frame \(frame)" }
}

/// Reads HCI packets from the captures that lie beside the project, where there are any.
///
/// A reader of its own, so that the codecs are not tested through the product's capture reader.
enum CaptureWalker {
    /// The folder of captures, nil where it does not exist.
    static var folder: String? {
        var directory = URL(fileURLWithPath: #filePath)
        while directory.path != "/" {
            directory.deleteLastPathComponent()
            let candidate = directory.appendingPathComponent("shared/captures").path
            if FileManager.default.fileExists(atPath: candidate) { return candidate }
        }
        return nil
    }

    static func files() -> [String] {
        guard let folder, let names = FileManager.default.enumerator(atPath: folder) else { return [] }
        let endings = [".btsnoop", ".cap", ".cfa", ".pcapng"]
        return names.compactMap { $0 as? String }.filter { name in endings.contains { name.hasSuffix($0) } }.sorted()
    }

    static func packets(in file: String) throws -> [CapturedPacket] {
        guard let folder else { return [] }
        let data = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder + "/" + file)))
        if data.starts(with: Array("btsnoop\0".utf8)) { return btsnoop(data, file) }
        if data.starts(with: [0x0a, 0x0d, 0x0d, 0x0a]) { return pcapng(data, file) }
        return []
    }

    private static func big(_ data: [UInt8], _ offset: Int) -> Int {
        (0..<4).reduce(0) { $0 << 8 | Int(data[offset + $1]) }
    }

    private static func little(_ data: [UInt8], _ offset: Int, _ count: Int = 4) -> Int {
        (0..<count).reduce(0) { $0 | Int(data[offset + $1]) << (8 * $1) }
    }

    private static func btsnoop(_ data: [UInt8], _ file: String) -> [CapturedPacket] {
        var packets: [CapturedPacket] = []
        let link = big(data, 12)
        var offset = 16
        var frame = 0
        while offset + 24 <= data.count {
            let original = big(data, offset)
            let length = big(data, offset + 4)
            let flags = big(data, offset + 8)
            offset += 24
            guard offset + length <= data.count else { break }
            frame += 1
            let bytes = Array(data[offset..<offset + length])
            offset += length
            // Packets that the capturing program cut short say nothing about a codec.
            if original != length { continue }
            switch link {
            case 1001:
                let type: UInt8 = flags & 2 == 0 ? 2 : flags & 1 == 0 ? 1 : 4
                packets.append(CapturedPacket(file: file, frame: frame, type: type, bytes: bytes))
            case 1002:
                guard let type = bytes.first else { continue }
                packets.append(CapturedPacket(file: file, frame: frame, type: type, bytes: Array(bytes.dropFirst())))
            case 2001:
                let opcode = UInt16(flags & 0xffff)
                let types: [UInt16: UInt8] = [2: 1, 3: 4, 4: 2, 5: 2, 6: 3, 7: 3, 18: 5, 19: 5]
                packets.append(
                    CapturedPacket(
                        file: file, frame: frame, type: types[opcode],
                        monitorOpcode: types[opcode] == nil ? opcode : nil, bytes: bytes))
            default: break
            }
        }
        return packets
    }

    /// Little-endian sections with H4 and a direction word (link type 201) only.
    private static func pcapng(_ data: [UInt8], _ file: String) -> [CapturedPacket] {
        var packets: [CapturedPacket] = []
        var linkTypes: [Int] = []
        var offset = 0
        var frame = 0
        while offset + 12 <= data.count {
            let kind = little(data, offset)
            let length = little(data, offset + 4)
            guard length >= 12, offset + length <= data.count else { break }
            if kind == 1 { linkTypes.append(little(data, offset + 8, 2)) }
            if kind == 6 {
                frame += 1
                let interface = little(data, offset + 8)
                let captured = little(data, offset + 20)
                let start = offset + 28
                if linkTypes[interface] == 201, captured > 5, captured == little(data, offset + 24) {
                    packets.append(
                        CapturedPacket(
                            file: file, frame: frame, type: data[start + 4],
                            bytes: Array(data[start + 5..<start + captured])))
                }
            }
            offset += length
        }
        return packets
    }
}
