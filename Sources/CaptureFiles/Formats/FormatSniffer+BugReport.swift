// SPDX-License-Identifier: Apache-2.0

extension FormatSniffer {
    /// Among the first bytes are no control characters but white space and escape, and none that UTF-8 never uses.
    var looksLikeText: Bool {
        prefix.prefix(512).allSatisfy { byte in
            switch byte {
            case 0x09...0x0d, 0x1b, 0x20...0x7e, 0x80...0xbf, 0xc2...0xf4: true
            default: false
            }
        }
    }

    consuming func openBugReport() throws(CaptureError) -> (CaptureFormat, any RecordStream) {
        var scanner = BugReportScanner(source: source, prefix: prefix)
        guard let block = try scanner.scan() else {
            throw CaptureError(
                .unknownFormat,
                "\(name) is a text without a btsnooz block: an Android bug report has one between lines with "
                    + "\(BugReportScanner.beginMarker) and \(BugReportScanner.endMarker)")
        }
        guard block.bytes.count >= BtsnoozLayout.fileHeaderCount else {
            throw CaptureError(
                .damaged, "\(name) has a btsnooz block of only \(block.bytes.count) bytes: it holds no record")
        }
        let version = Int(block.bytes[0])
        let last = block.bytes.withUnsafeBytes { $0.little(1, as: UInt64.self) }
        guard version == 1 || version == 2 else {
            throw CaptureError(
                .unsupported, "\(name) has a btsnooz block of version \(version); only versions 1 and 2 are known")
        }
        let compressed = Array(block.bytes[BtsnoozLayout.fileHeaderCount...])
        let (layout, sum) = try BtsnoozLayout.measure(compressed, version: version, problem: block.problem)
        let walker = BtsnoozWalker(
            layout: layout, firstTime: last &- sum, maximumRecordLength: options.maximumRecordLength)
        let stream = WindowedStream(
            source: InflateSource(compressed, problem: block.problem), walker: walker, prefix: [], offset: 0,
            link: .btsnooz, batchByteTarget: options.batchByteTarget)
        return (.btsnooz(version: version), stream)
    }
}
