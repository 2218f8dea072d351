// SPDX-License-Identifier: Apache-2.0

/// Finds the btsnooz block in an Android bug report, which may be a text of hundreds of megabytes, and decodes its
/// base64 (AOSP system/bt tools/scripts/btsnooz.py).
struct BugReportScanner {
    static let beginMarker = "--- BEGIN:BTSNOOP_LOG_SUMMARY"
    static let endMarker = "--- END:BTSNOOP_LOG_SUMMARY"
    /// Android keeps 256 KiB of packets in memory before it compresses them.
    private static let maximumBlock = 4 * 1024 * 1024
    private static let maximumLine = 65_536

    struct Block {
        var bytes: [UInt8] = []
        /// What is wrong with the end of the block.
        var problem: String?
    }

    private let source: any ByteSource
    private var window: [UInt8]
    private var start = 0

    init(source: any ByteSource, prefix: [UInt8]) {
        self.source = source
        window = prefix
    }

    /// The first block; nil where there is none.
    mutating func scan() throws(CaptureError) -> Block? {
        let begin = Array(Self.beginMarker.utf8)
        let end = Array(Self.endMarker.utf8)
        while let line = try nextLine() {
            guard contains(begin, in: line) else { continue }
            var decoder = Base64Decoder()
            var block = Block()
            while let line = try nextLine() {
                if contains(end, in: line) { return block }
                for index in line {
                    guard decoder.take(window[index], into: &block.bytes) else {
                        block.problem = "the block holds a character that is not base64"
                        return block
                    }
                }
                guard block.bytes.count <= Self.maximumBlock else {
                    block.problem = "the block is longer than \(Self.maximumBlock) bytes"
                    return block
                }
            }
            block.problem = "the bug report ends inside the btsnooz block, so the times of its records are too late"
            return block
        }
        return nil
    }

    /// Range in `window` of the next line without its end. A line that is too long comes in pieces.
    private mutating func nextLine() throws(CaptureError) -> Range<Int>? {
        var searched = start
        while true {
            if let newline = window[searched...].firstIndex(of: 0x0a) {
                defer { start = newline + 1 }
                return start..<newline
            }
            if window.count - start > Self.maximumLine {
                defer { start = window.count }
                return start..<window.count
            }
            window.removeFirst(start)
            start = 0
            searched = window.count
            if try !source.append(to: &window, count: 262_144) {
                guard !window.isEmpty else { return nil }
                defer { start = window.count }
                return 0..<window.count
            }
        }
    }

    private func contains(_ marker: [UInt8], in line: Range<Int>) -> Bool {
        guard line.count >= marker.count else { return false }
        var position = line.lowerBound
        while let candidate = window[position..<line.upperBound].firstIndex(of: marker[0]) {
            guard line.upperBound - candidate >= marker.count else { return false }
            if window[candidate..<(candidate + marker.count)].elementsEqual(marker) { return true }
            position = candidate + 1
        }
        return false
    }
}
