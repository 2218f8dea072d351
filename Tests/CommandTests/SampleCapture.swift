// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A btsnoop file (H4) written here byte by byte: a heart rate sensor is connected to, discovered, read, subscribed to
/// and disconnected.
struct SampleCapture {
    private(set) var data = Data()
    private(set) var recordCount = 0
    /// Where each record starts, and the end of the file.
    private(set) var offsets = [16]

    static let peer = "C0:11:22:33:44:55"

    init() {
        data.append(contentsOf: Array("btsnoop\0".utf8))
        append(big: 1, 4)
        append(big: 1002, 4)
    }

    private mutating func append(big value: UInt64, _ count: Int) {
        for index in (0..<count).reversed() { data.append(UInt8(truncatingIfNeeded: value >> UInt64(8 * index))) }
    }

    /// One H4 packet, 10 ms after the one before it, from 2024-02-29T23:59:59.5Z on.
    mutating func add(_ packet: [UInt8], received: Bool) {
        append(big: UInt64(packet.count), 4)
        append(big: UInt64(packet.count), 4)
        append(big: (received ? 1 : 0) | (packet[0] == 2 ? 0 : 2), 4)
        append(big: 0, 4)
        let microseconds = 1_709_251_199_500_000 + UInt64(recordCount) * 10_000
        append(big: microseconds + 0x00dc_ddb3_0f2f_8000, 8)
        data.append(contentsOf: packet)
        recordCount += 1
        offsets.append(data.count)
    }

    /// An ATT PDU on handle 0x0040.
    mutating func att(_ pdu: [UInt8], received: Bool) {
        let length = UInt8(pdu.count)
        add([2, 0x40, received ? 0x20 : 0x00, length + 4, 0, length, 0, 4, 0] + pdu, received: received)
    }

    mutating func connect() {
        add(
            [
                4, 0x3e, 0x13, 0x01, 0x00, 0x40, 0x00, 0x00, 0x01, 0x55, 0x44, 0x33, 0x22, 0x11, 0xc0, 0x18, 0x00,
                0x00, 0x00, 0xf4, 0x01, 0x00,
            ], received: true)
    }

    mutating func discover() {
        att([0x02, 0xf7, 0x00], received: false)
        att([0x03, 0xf7, 0x00], received: true)
        att([0x10, 0x01, 0x00, 0xff, 0xff, 0x00, 0x28], received: false)
        att([0x11, 6, 1, 0, 5, 0, 0x00, 0x18, 6, 0, 0xff, 0xff, 0x0d, 0x18], received: true)
        att([0x08, 0x01, 0x00, 0x05, 0x00, 0x03, 0x28], received: false)
        att([0x09, 7, 2, 0, 0x02, 3, 0, 0x00, 0x2a], received: true)
        att([0x08, 0x06, 0x00, 0xff, 0xff, 0x03, 0x28], received: false)
        att([0x09, 7, 7, 0, 0x10, 8, 0, 0x37, 0x2a], received: true)
        att([0x04, 0x09, 0x00, 0xff, 0xff], received: false)
        att([0x05, 1, 9, 0, 0x02, 0x29], received: true)
    }

    mutating func use() {
        att([0x0a, 3, 0], received: false)
        att([0x0b] + Array("Pulse".utf8), received: true)
        att([0x12, 9, 0, 1, 0], received: false)
        att([0x13], received: true)
        for rate in [72, 73, 74] as [UInt8] { att([0x1b, 8, 0, 0x16, rate], received: true) }
    }

    mutating func disconnect() { add([4, 0x05, 0x04, 0x00, 0x40, 0x00, 0x13], received: true) }

    /// The whole session.
    static var session: SampleCapture {
        var capture = SampleCapture()
        capture.connect()
        capture.discover()
        capture.use()
        capture.disconnect()
        return capture
    }

    /// The same connection, recorded only after discovery.
    static var late: SampleCapture {
        var capture = SampleCapture()
        capture.use()
        return capture
    }

    /// Real captures of others, which lie beside the project on some machines.
    static let shared: String? = {
        var folder = Wearcodec.package
        for _ in 0..<4 {
            let candidate = folder.appending(path: "shared/captures")
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate.path }
            folder.deleteLastPathComponent()
        }
        return nil
    }()
}
