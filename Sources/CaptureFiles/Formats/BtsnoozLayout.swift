// SPDX-License-Identifier: Apache-2.0

/// How records lie in a decompressed btsnooz block (AOSP system/bt tools/scripts/btsnooz.py), little-endian:
///
///     version 1           length u16, delta u32, type u8, data (length - 1 bytes)
///     version 2           length u16, original length u16, delta u32, type u8, data
///     version 2, wide     length u16, original length u16, delta u64, type u8, data
///
/// Lengths count the H4 type byte, which is not there. Deltas are microseconds since the record before. Before the
/// compressed records come version u8 and the time of the last record u64 (microseconds since 1970).
enum BtsnoozLayout: Sendable {
    case version1
    case version2
    case version2Wide

    static let fileHeaderCount = 9

    var recordHeaderCount: Int {
        switch self {
        case .version1: 7
        case .version2: 9
        case .version2Wide: 13
        }
    }

    var typeOffset: Int { recordHeaderCount - 1 }

    func delta(_ bytes: UnsafeRawBufferPointer, _ start: Int) -> UInt64 {
        switch self {
        case .version1: UInt64(bytes.little(start + 2, as: UInt32.self))
        case .version2: UInt64(bytes.little(start + 4, as: UInt32.self))
        case .version2Wide: bytes.little(start + 4)
        }
    }

    /// Sources disagree on the width of version 2's delta, so the layout is the one that reads to the exact end
    /// with known types, or else the one that reads further. The sum of its deltas leads from the last time, which
    /// the block tells, to the first.
    static func measure(
        _ compressed: [UInt8], version: Int, problem: String?
    ) throws(CaptureError) -> (BtsnoozLayout, UInt64) {
        var meters = (version == 1 ? [.version1] : [.version2, .version2Wide] as [BtsnoozLayout]).map(BtsnoozMeter.init)
        let source = InflateSource(compressed, problem: problem)
        var chunk = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = try source.read(over: &chunk, from: 0, count: chunk.count)
            if count == 0 { break }
            chunk.withUnsafeBytes { bytes in
                let part = UnsafeRawBufferPointer(rebasing: bytes[..<count])
                for index in meters.indices { meters[index].take(part) }
            }
        }
        var best = meters[0]
        for meter in meters.dropFirst() where meter.isBetter(than: best) { best = meter }
        return (best.layout, best.sum)
    }
}
