// SPDX-License-Identifier: Apache-2.0

/// Looks at the first bytes of a source and opens the stream for what they are.
struct FormatSniffer {
    let source: any ByteSource
    let name: String
    let options: CaptureReader.Options
    var prefix: [UInt8] = []

    init(source: any ByteSource, name: String, options: CaptureReader.Options) {
        self.source = source
        self.name = name
        self.options = options
    }

    consuming func open() throws(CaptureError) -> (CaptureFormat, any RecordStream) {
        var sniffer = self
        return try sniffer.sniff()
    }

    private mutating func sniff() throws(CaptureError) -> (CaptureFormat, any RecordStream) {
        try need(4)
        if prefix.isEmpty {
            throw CaptureError(.damaged, "\(name) is empty: it holds no capture, not even a file header")
        }
        if starts(with: Array(BtsnoopWalker.magic.prefix(4))) { return try openBtsnoop() }
        if PcapFileHeader.byteOrder(prefix) != nil { return try openPcap() }
        if starts(with: [0x0a, 0x0d, 0x0d, 0x0a]) { return try openPcapng() }
        // Before the formats without header, because its records can look like one of them.
        if looksLikeSmartRF { throw unknownFormat() }
        if let opened = try openHeaderless() { return opened }
        if looksLikeText { return try openBugReport() }
        throw unknownFormat()
    }

    /// Reads until `count` bytes are there or the source ends.
    mutating func need(_ count: Int) throws(CaptureError) {
        while prefix.count < count {
            if try source.append(to: &prefix, count: max(4096, min(65_536, options.batchByteTarget))) { continue }
            if !source.waitForMore() { return }
        }
    }

    func starts(with bytes: [UInt8]) -> Bool { prefix.starts(with: bytes) }

    private mutating func openBtsnoop() throws(CaptureError) -> (CaptureFormat, any RecordStream) {
        try need(BtsnoopWalker.fileHeaderCount)
        guard starts(with: Array(BtsnoopWalker.magic.prefix(prefix.count))) else { throw unknownFormat() }
        guard prefix.count >= BtsnoopWalker.fileHeaderCount else { throw halfHeader("btsnoop", 16) }
        let (version, number) = prefix.withUnsafeBytes { bytes in
            (bytes.big(8, as: UInt32.self), bytes.big(12, as: UInt32.self))
        }
        guard version == 1 else {
            throw CaptureError(.unsupported, "\(name) is a btsnoop file of version \(version); only version 1 is known")
        }
        let link = LinkType(rawValue: UInt16(truncatingIfNeeded: number))
        guard number < 65_536, link == .btsnoopH1 || link == .btsnoopH4 || link == .btsnoopMonitor else {
            let known = number < 65_536 && !link.name.hasPrefix("link type") ? " (\(link.name))" : ""
            throw CaptureError(
                .unsupported,
                "\(name) is a btsnoop file with data link \(number)\(known), which is not read here: record it as "
                    + "1001 (H1), 1002 (H4) or 2001 (Linux monitor)")
        }
        let stream = WindowedStream(
            source: source,
            walker: BtsnoopWalker(link: link, maximumRecordLength: options.maximumRecordLength),
            prefix: Array(prefix[BtsnoopWalker.fileHeaderCount...]), offset: Int64(BtsnoopWalker.fileHeaderCount),
            link: link, batchByteTarget: options.batchByteTarget)
        return (.btsnoop(link), stream)
    }

    private mutating func openPcap() throws(CaptureError) -> (CaptureFormat, any RecordStream) {
        try need(PcapFileHeader.count)
        guard let header = PcapFileHeader(prefix) else { throw halfHeader("pcap", PcapFileHeader.count) }
        guard header.link.isReadFromPcap else {
            throw CaptureError(
                .unsupported,
                "\(name) is a pcap file of link type \(header.link.numberAndName), which is not read here: it has to be a "
                    + "Bluetooth HCI, Linux monitor or LE link layer capture")
        }
        let stream = try PcapStream(source: source, header: header, prefix: prefix, name: name, options: options)
        return (.pcap, stream)
    }

    private mutating func openPcapng() throws(CaptureError) -> (CaptureFormat, any RecordStream) {
        try need(28)
        guard prefix.count >= 28 else { throw halfHeader("pcapng", 28) }
        guard starts(with: [0x4d, 0x3c, 0x2b, 0x1a], at: 8) || starts(with: [0x1a, 0x2b, 0x3c, 0x4d], at: 8) else {
            throw CaptureError(
                .damaged, "\(name) starts like a pcapng file, but has no valid byte order mark at offset 8")
        }
        let stream = WindowedStream(
            source: source, walker: PcapngWalker(name: name, maximumRecordLength: options.maximumRecordLength),
            prefix: prefix, offset: 0, link: nil, batchByteTarget: options.batchByteTarget)
        return (.pcapng, stream)
    }

    private func starts(with bytes: [UInt8], at offset: Int) -> Bool {
        prefix.count >= offset && prefix[offset...].starts(with: bytes)
    }

    func halfHeader(_ format: String, _ count: Int) -> CaptureError {
        CaptureError(
            .damaged,
            "\(name) ends after \(prefix.count) bytes, inside the \(count) byte file header of \(format): it holds no record"
        )
    }

    func unknownFormat() -> CaptureError {
        let known =
            "no Bluetooth capture that is read here (btsnoop, pcap, pcapng, Apple PacketLogger, hcidump, "
            + "Android bug report with btsnooz)"
        if starts(with: [0x50, 0x4b, 0x03, 0x04]) {
            return CaptureError(.unsupported, "\(name) is a zip archive: unpack it and name the capture in it")
        }
        if starts(with: [0x1f, 0x8b]) {
            return CaptureError(.unsupported, "\(name) is compressed with gzip: unpack it first")
        }
        if looksLikeSmartRF {
            return CaptureError(
                .unsupported,
                "\(name) looks like a TI SmartRF Packet Sniffer file (.psd), which is not read here: convert it to pcap"
            )
        }
        return CaptureError(.unknownFormat, "\(name) is \(known)")
    }

    /// TI SmartRF Packet Sniffer: records of 271 bytes, each with an information byte and a packet number u32.
    private var looksLikeSmartRF: Bool {
        guard prefix.count >= 271 + 5 else { return false }
        return prefix.withUnsafeBytes { bytes in
            bytes[0] < 16 && bytes[271] < 16
                && bytes.little(1, as: UInt32.self) &+ 1 == bytes.little(272, as: UInt32.self)
        }
    }
}
