// SPDX-License-Identifier: Apache-2.0

extension FormatSniffer {
    /// Formats without a file header. They are told apart by following their records: in the wrong format the
    /// second record does not start where the first one ends.
    private enum Candidate: CaseIterable {
        case packetLoggerBigEndian
        case packetLoggerLittleEndian
        case hcidump

        func plausibleLength(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> Int? {
            switch self {
            case .packetLoggerBigEndian: PacketLoggerWalker.plausibleLength(bytes, start, bigEndian: true)
            case .packetLoggerLittleEndian: PacketLoggerWalker.plausibleLength(bytes, start, bigEndian: false)
            case .hcidump: HcidumpWalker.plausibleLength(bytes, start)
            }
        }
    }

    private struct Chain {
        /// Records whose header is plausible, up to five.
        var count = 0
        /// A header that cannot be one was met after `count` records.
        var isBroken = false
        /// The last record ends exactly where the bytes do.
        var endsExactly = false
    }

    private func follow(_ candidate: Candidate) -> Chain {
        prefix.withUnsafeBytes { bytes in
            var chain = Chain()
            var position = 0
            while chain.count < 5 && position < bytes.count {
                guard let length = candidate.plausibleLength(bytes, position) else {
                    chain.isBroken = true
                    break
                }
                if length == 0 { break }
                chain.count += 1
                position += length
            }
            chain.endsExactly = position == bytes.count
            return chain
        }
    }

    mutating func openHeaderless() throws(CaptureError) -> (CaptureFormat, any RecordStream)? {
        try need(PacketLoggerWalker.recordHeaderCount)
        while true {
            let chains = Candidate.allCases.map { ($0, follow($0)) }.filter { $0.1.count > 0 }
            guard !chains.isEmpty else { return nil }
            // One record alone fits two formats as often as not: look further as long as there is more.
            if chains.contains(where: { $0.1.count >= 2 || $0.1.isBroken }) || prefix.count > 131_072 {
                return choose(chains)
            }
            let count = prefix.count
            try need(count + 1)
            if prefix.count == count { return choose(chains) }
        }
    }

    private func choose(_ chains: [(Candidate, Chain)]) -> (CaptureFormat, any RecordStream)? {
        // One header alone says little in hcidump, unless its time is a real one too (after 2000-01-01).
        let hasRealTime = prefix.withUnsafeBytes { $0.little(4, as: UInt32.self) } > 946_684_800
        let ranked = chains.filter { $0.0 != .hcidump || $0.1.count > 1 || !$0.1.isBroken || hasRealTime }
            .sorted { ($0.1.count, $0.1.endsExactly ? 1 : 0) > ($1.1.count, $1.1.endsExactly ? 1 : 0) }
        guard let best = ranked.first else { return nil }
        let limit = options.maximumRecordLength
        switch best.0 {
        case .packetLoggerBigEndian, .packetLoggerLittleEndian:
            let bigEndian = best.0 == .packetLoggerBigEndian
            let walker = PacketLoggerWalker(bigEndian: bigEndian, maximumRecordLength: limit)
            return (.packetLogger(bigEndian: bigEndian), stream(walker, .packetLogger))
        case .hcidump:
            return (.hcidump, stream(HcidumpWalker(maximumRecordLength: limit), .hcidump))
        }
    }

    private func stream(_ walker: any RecordWalker, _ link: LinkType) -> any RecordStream {
        WindowedStream(
            source: source, walker: walker, prefix: prefix, offset: 0, link: link,
            batchByteTarget: options.batchByteTarget)
    }
}
