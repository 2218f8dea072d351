// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding

/// Names that devices say they have, as a trace shows them.
struct DeviceNames {
    enum Source: String {
        /// The GAP characteristic Device Name.
        case deviceName = "device_name"
        case advertisement
        /// Remote Name Request or extended inquiry response of BR/EDR.
        case inquiry
    }

    /// Whose name it is.
    enum Owner: Hashable {
        case peer(TracePeer)
        /// A peer without known address.
        case connection(UInt32)
        case local(adapter: UInt16)
    }

    struct Entry: Hashable {
        var owner: Owner
        var name: [UInt8]
        var source: Source
    }

    /// In the order in which they were met, each once.
    private(set) var entries: [Entry] = []
    private var known: Set<Entry> = []
    /// Passing phones change their address every few minutes, so there can be very many.
    private static let maximum = 4096

    mutating func add(_ owner: Owner, _ source: Source, _ name: Span<UInt8>) {
        var length = 0
        while length < name.count, name[length] != 0 { length += 1 }
        guard length > 0, entries.count < Self.maximum else { return }
        let entry = Entry(owner: owner, name: Array(copying: name.extracting(0..<length)), source: source)
        if known.insert(entry).inserted { entries.append(entry) }
    }

    /// The name of a peer: the one that it serves goes before what it advertises.
    func name(of owner: Owner) -> [UInt8]? {
        let own = entries.filter { $0.owner == owner }
        return (own.last { $0.source == .deviceName } ?? own.max { $0.name.count < $1.name.count })?.name
    }

    /// Names in the AD structures of a device.
    mutating func addAdvertised(_ peer: TracePeer, _ data: Span<UInt8>, _ source: Source = .advertisement) {
        var structures = ADIterator(data)
        while let (type, range) = structures.next() {
            // Shortened and complete local name.
            if type == 0x08 || type == 0x09 { add(.peer(peer), source, data.extracting(range)) }
        }
    }

    // MARK: Packets

    /// Names in an HCI event.
    mutating func read(event: Span<UInt8>) {
        guard event.count > 3 else { return }
        switch event[0] {
        case 0x07 where event.count > 9 && event[2] == 0:
            // Remote Name Request Complete: status 1, address 6, name 248.
            add(.peer(peer(event, 3, isRandom: false)), .inquiry, event.extracting(9..<event.count))
        case 0x2f where event.count > 17:
            // Extended Inquiry Result: count 1, address 6, … 8, data.
            addAdvertised(peer(event, 3, isRandom: false), event.extracting(17..<event.count), .inquiry)
        case 0x3e where event[2] == 0x02: readReports(event, headerCount: 9, address: 2, length: 8, trailerCount: 1)
        case 0x3e where event[2] == 0x0d: readReports(event, headerCount: 24, address: 3, length: 23, trailerCount: 0)
        default: return
        }
    }

    /// Advertising reports, legacy (Core specification, volume 4, part E, 7.7.65.2) or extended (7.7.65.13).
    private mutating func readReports(
        _ event: Span<UInt8>, headerCount: Int, address: Int, length: Int, trailerCount: Int
    ) {
        var start = 4
        for _ in 0..<event[3] {
            guard event.count - start >= headerCount else { return }
            let end = start + headerCount + Int(event[start + length])
            guard end <= event.count else { return }
            addAdvertised(
                peer(event, start + address, isRandom: event[start + address - 1] & 1 != 0),
                event.extracting((start + headerCount)..<end))
            start = end + trailerCount
        }
    }

    /// Names in an advertising PDU of the link layer, access address first.
    mutating func read(linkLayer packet: Span<UInt8>) {
        guard packet.count > 12, packet[0] == 0xd6, packet[1] == 0xbe, packet[2] == 0x89, packet[3] == 0x8e else {
            return
        }
        switch packet[4] & 0x0f {
        case 0, 2, 4, 6: break
        default: return
        }
        let end = min(packet.count, 6 + Int(packet[5]))
        guard end > 12 else { return }
        addAdvertised(peer(packet, 6, isRandom: packet[4] & 0x40 != 0), packet.extracting(12..<end))
    }

    /// The address at `offset`, which the caller has checked to be within the bytes.
    private func peer(_ bytes: Span<UInt8>, _ offset: Int, isRandom: Bool) -> TracePeer {
        var value: UInt64 = 0
        for index in 0..<6 { value |= UInt64(bytes[offset + index]) << UInt64(8 * index) }
        return TracePeer(address: BluetoothAddress(value), isRandom: isRandom)
    }
}
