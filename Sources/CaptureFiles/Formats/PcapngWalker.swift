// SPDX-License-Identifier: Apache-2.0

/// Blocks of pcapng files (IETF draft-ietf-opsawg-pcapng).
///
/// libpcap reads pcapng too, but only files whose interfaces all have one link type and one resolution, and without
/// comments and drop counts; therefore this walker of our own. Every block is
///
///     type u32, total length u32, body, total length u32 again
///
/// in the byte order that the section header block before it declares. A total length that is no multiple of four
/// is against the rules, but met: as in Wireshark, padding follows then.
final class PcapngWalker: RecordWalker {
    static let sectionHeader: UInt32 = 0x0a0d_0d0a
    private static let interfaceDescription: UInt32 = 1
    private static let obsoletePacket: UInt32 = 2
    private static let simplePacket: UInt32 = 3
    private static let enhancedPacket: UInt32 = 6

    /// Room for options beside the data in a block that has to be in memory at once.
    private static let optionRoom = 131_072
    /// As in Wireshark: what is longer is damage, also in blocks that are passed over.
    private static let maximumBlockLength = 16 * 1024 * 1024
    private static let maximumInterfaces = 65_536

    private let name: String
    private let maximumRecordLength: Int
    private var bigEndian = false
    private var interfaces: [PcapngInterface] = []
    private var adapters: UInt16 = 0
    private var hasMonitor = false
    /// Packets of interfaces that are not Bluetooth.
    private var foreignPackets = 0
    private var delivered = false

    init(name: String, maximumRecordLength: Int) {
        self.name = name
        self.maximumRecordLength = maximumRecordLength
    }

    func walk(_ window: UnsafeRawBufferPointer, into output: inout WalkOutput) -> WalkStep {
        while true {
            let start = output.position
            let available = window.count - start
            guard available >= 12 else { return .needs(12) }
            let type: UInt32 = window.load(start, bigEndian: bigEndian)
            if type == Self.sectionHeader {
                switch window.little(start + 8, as: UInt32.self) {
                case 0x1a2b_3c4d: bigEndian = false
                case 0x4d3c_2b1a: bigEndian = true
                default: return .damaged("a section header block has no valid byte order mark")
                }
            }
            let declared = Int(window.load(start + 4, bigEndian: bigEndian, as: UInt32.self))
            guard declared >= 12, declared <= Self.maximumBlockLength else {
                return .damaged("a block of type \(type) says that it is \(declared) bytes long")
            }
            let length = (declared + 3) & ~3
            let isKnown = type == Self.sectionHeader || isPacket(type) || type == Self.interfaceDescription
            if isKnown {
                guard length <= maximumRecordLength + Self.optionRoom else {
                    return .damaged(
                        "a block of type \(type) says that it is \(length) bytes long, more than a record may have")
                }
            } else if available < length && length > 65_536 {
                countIfFrame(type, &output)
                return .skip(length)
            }
            guard available >= length else { return .needs(length) }
            guard window.load(start + length - 4, bigEndian: bigEndian, as: UInt32.self) == UInt32(declared) else {
                return .damaged("a block of type \(type) has different lengths at its start (\(declared)) and its end")
            }
            if isKnown {
                if let step = take(window, start: start, length: length, type: type, &output) { return step }
            } else {
                countIfFrame(type, &output)
            }
            output.position = start + length
        }
    }

    /// Numbers are those of Wireshark, which shows some blocks as frames although they hold no packet: custom blocks,
    /// systemd journal entries and Sysdig events.
    private func countIfFrame(_ type: UInt32, _ output: inout WalkOutput) {
        switch type {
        case 0x0000_0bad, 0x4000_0bad, 9, 0x204, 0x216, 0x221: output.number += 1
        default: break
        }
    }

    func refusalAtEnd() -> CaptureError? {
        guard !delivered, foreignPackets > 0 else { return nil }
        return CaptureError(
            .unsupported,
            "\(name) is a pcapng file, but none of its \(foreignPackets) packets comes from a Bluetooth interface")
    }

    private func isPacket(_ type: UInt32) -> Bool {
        type == Self.enhancedPacket || type == Self.simplePacket || type == Self.obsoletePacket
    }

    /// Reads a whole block of a known type; an answer other than nil ends the walk.
    private func take(
        _ window: UnsafeRawBufferPointer, start: Int, length: Int, type: UInt32, _ output: inout WalkOutput
    ) -> WalkStep? {
        switch type {
        case Self.sectionHeader:
            guard length >= 28 else { return .damaged("a section header block is too short") }
            let major: UInt16 = window.load(start + 12, bigEndian: bigEndian)
            guard major == 1 else {
                return .damaged("a section has pcapng version \(major), and only version 1 exists")
            }
            interfaces.removeAll(keepingCapacity: true)
            adapters = 0
            hasMonitor = false
        case Self.interfaceDescription:
            guard length >= 20 else { return .damaged("an interface description block is too short") }
            guard interfaces.count < Self.maximumInterfaces else {
                return .damaged("a section has too many interfaces")
            }
            addInterface(window, start: start, length: length, &output)
        case Self.simplePacket:
            takeSimplePacket(window, start: start, length: length, &output)
        default:
            takePacket(window, start: start, length: length, isObsolete: type == Self.obsoletePacket, &output)
        }
        return nil
    }

    private func addInterface(
        _ window: UnsafeRawBufferPointer, start: Int, length: Int, _ output: inout WalkOutput
    ) {
        // Monitor interfaces number adapters of their own: what comes after another interface gets a range of its own,
        // so that no two adapters share connection handles.
        var interface = PcapngInterface(window, start: start, length: length, bigEndian: bigEndian, adapter: adapters)
        if interface.isMonitor || hasMonitor && interface.isHCI { interface.adapter = adapters << 8 }
        interfaces.append(interface)
        if interface.isHCI || interface.isMonitor { adapters &+= 1 }
        if interface.isMonitor { hasMonitor = true }
        if interface.isRead {
            output.findings.saw(interface.link)
        } else {
            output.findings.notice(
                "interface \(interfaces.count - 1) has link type \(interface.link.numberAndName), "
                    + "which is not read here: its packets are counted and passed over")
        }
    }

    /// Simple packet block: original length u32 at 8, data from 12 on; always of interface 0, without time.
    private func takeSimplePacket(
        _ window: UnsafeRawBufferPointer, start: Int, length: Int, _ output: inout WalkOutput
    ) {
        output.number += 1
        guard length >= 16 else { return damage("a simple packet block is too short", &output) }
        guard let interface = interfaces.first else {
            return damage("a packet comes before any interface description", &output)
        }
        let original = Int(window.load(start + 8, bigEndian: bigEndian, as: UInt32.self))
        var count = min(original, length - 16)
        if interface.snapLength > 0 { count = min(count, interface.snapLength) }
        deliver(window, start: start, data: start + 12, count: count, original: original, interface, nil, &output)
    }

    /// Enhanced packet block: interface u32 at 8, time high u32, time low u32, captured length u32 at 20, original
    /// length u32, data from 28 on, options. The obsolete packet block has interface u16 at 8 and drops u16 at 10.
    private func takePacket(
        _ window: UnsafeRawBufferPointer, start: Int, length: Int, isObsolete: Bool, _ output: inout WalkOutput
    ) {
        output.number += 1
        guard length >= 32 else { return damage("a packet block is too short", &output) }
        let id =
            isObsolete
            ? Int(window.load(start + 8, bigEndian: bigEndian, as: UInt16.self))
            : Int(window.load(start + 8, bigEndian: bigEndian, as: UInt32.self))
        guard id < interfaces.count else {
            return damage("a packet names interface \(id), which is not described", &output)
        }
        let count = Int(window.load(start + 20, bigEndian: bigEndian, as: UInt32.self))
        guard count <= length - 32 else {
            return damage("a packet of \(count) bytes does not fit its block of \(length) bytes", &output)
        }
        let high: UInt32 = window.load(start + 12, bigEndian: bigEndian)
        let low: UInt32 = window.load(start + 16, bigEndian: bigEndian)
        let original = Int(window.load(start + 24, bigEndian: bigEndian, as: UInt32.self))
        let interface = interfaces[id]
        let index = output.records.count
        deliver(
            window, start: start, data: start + 28, count: count, original: original, interface,
            UInt64(high) << 32 | UInt64(low), &output)
        guard output.records.count > index else { return }
        if isObsolete {
            let drops: UInt16 = window.load(start + 10, bigEndian: bigEndian)
            // 0xFFFF means that the recorder does not know.
            if drops != 0xffff { output.records[index].drops = Int(drops) }
        }
        let options = start + 28 + (count + 3) & ~3
        guard options < start + length - 4 else { return }
        takeOptions(window, from: options, to: start + length - 4, index: index, &output)
    }

    private func takeOptions(
        _ window: UnsafeRawBufferPointer, from start: Int, to end: Int, index: Int, _ output: inout WalkOutput
    ) {
        PcapngOptions.forEach(window, from: start, to: end, bigEndian: bigEndian) { code, range in
            switch code {
            case 1: output.comments.append((index, PcapngOptions.text(window, range)))
            case 4 where range.count >= 8:
                let drops: UInt64 = window.load(range.lowerBound, bigEndian: bigEndian)
                output.records[index].drops = Int(clamping: drops)
            default: break
            }
        }
    }

    private func deliver(
        _ window: UnsafeRawBufferPointer, start: Int, data: Int, count: Int, original: Int,
        _ interface: PcapngInterface, _ ticks: UInt64?, _ output: inout WalkOutput
    ) {
        guard interface.isRead else {
            foreignPackets += 1
            output.findings.foreignPackets = foreignPackets
            return
        }
        guard count <= maximumRecordLength else {
            return damage("a packet of \(count) bytes is longer than a record may be", &output)
        }
        var record = CaptureRecord(
            number: output.number,
            time: ticks.map { interface.clock.time($0) } ?? CaptureTime(seconds: 0, nanoseconds: 0, digits: 0),
            fileOffset: output.windowOffset + Int64(start), link: interface.link)
        record.dataStart = data
        record.dataCount = count
        record.originalCount = original
        record.adapter = interface.adapter
        LinkHeader.describe(&record, UnsafeRawBufferPointer(rebasing: window[data..<(data + count)]))
        if interface.isMonitor && interface.adapter > 0 && record.adapter != 0xffff {
            record.adapter = interface.adapter | record.adapter & 0xff
        }
        output.records.append(record)
        delivered = true
    }

    /// The block is sound as a block, so reading goes on behind it.
    private func damage(_ message: String, _ output: inout WalkOutput) {
        output.findings.add(
            CaptureDamage(
                record: output.number, fileOffset: output.fileOffset, message: message, isPassedOver: true))
    }
}
