// SPDX-License-Identifier: Apache-2.0

/// Fills the bytes of a batch straight from the source and lets a walker name the records in them.
///
/// No record is copied, except that the part of a record that a batch ends with is carried into the next one.
final class WindowedStream: RecordStream {
    private let source: any ByteSource
    private let walker: any RecordWalker
    private let batchByteTarget: Int
    private var output = WalkOutput()
    /// Bytes read already that belong to the next batch.
    private var carry: [UInt8]
    /// Bytes of a block to pass over that were not read yet.
    private var bytesToSkip = 0
    private var ended = false

    /// - Parameters:
    ///   - prefix: What was read of the source already, without the file header.
    ///   - offset: File offset of the first byte of `prefix`.
    init(
        source: any ByteSource, walker: any RecordWalker, prefix: [UInt8], offset: Int64, link: LinkType?,
        batchByteTarget: Int
    ) {
        self.source = source
        self.walker = walker
        self.batchByteTarget = max(batchByteTarget, 4096)
        carry = prefix
        output.windowOffset = offset
        if let link { output.findings.saw(link) }
    }

    var findings: CaptureFindings { output.findings }
    var fileOffset: Int64 { output.fileOffset }

    func read(into batch: inout RecordBatch) throws(CaptureError) -> Bool {
        // The lists are taken out of the batch while they are filled, so that they stay uniquely referenced.
        var bytes: [UInt8] = []
        swap(&bytes, &batch.bytes)
        swap(&output.records, &batch.records)
        swap(&output.comments, &batch.comments)
        output.records.removeAll(keepingCapacity: true)
        output.comments.removeAll(keepingCapacity: true)
        defer {
            swap(&bytes, &batch.bytes)
            swap(&output.records, &batch.records)
            swap(&output.comments, &batch.comments)
        }
        if !ended { try fill(&bytes) }
        if output.records.isEmpty { bytes.removeAll(keepingCapacity: true) }
        return !output.records.isEmpty
    }

    private func fill(_ bytes: inout [UInt8]) throws(CaptureError) {
        grow(&bytes, to: max(batchByteTarget, carry.count))
        var filled = carry.count
        if filled > 0 {
            bytes.withUnsafeMutableBytes { $0.copyBytes(from: carry) }
            carry.removeAll(keepingCapacity: true)
        }
        output.position = 0
        while true {
            let step = bytes.withUnsafeBytes { window in
                walker.walk(UnsafeRawBufferPointer(rebasing: window[..<filled]), into: &output)
            }
            switch step {
            case .skip(let count):
                let here = min(count, filled - output.position)
                output.position += here
                bytesToSkip = count - here
            case .damaged(let message):
                endWithDamage(message)
                return
            case .needs(let count):
                if !output.records.isEmpty {
                    carry.append(contentsOf: bytes[output.position..<filled])
                    // The next window starts at what is carried.
                    output.windowOffset += Int64(output.position)
                    output.position = 0
                    return
                }
                guard try refill(&bytes, &filled, needed: count) else { return }
            }
        }
    }

    /// Reads more behind what is left of the window; false at the end of the capture.
    private func refill(_ bytes: inout [UInt8], _ filled: inout Int, needed: Int) throws(CaptureError) -> Bool {
        let rest = filled - output.position
        if output.position > 0 {
            bytes.withUnsafeMutableBytes { window in
                // The ranges may overlap; copyMemory allows that.
                UnsafeMutableRawBufferPointer(rebasing: window[..<rest]).copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: window[output.position..<filled]))
            }
            output.windowOffset += Int64(output.position)
            output.position = 0
            filled = rest
        }
        grow(&bytes, to: needed)
        while true {
            let room = bytesToSkip > 0 ? min(bytesToSkip, bytes.count) : bytes.count - filled
            let count = try source.read(over: &bytes, from: filled, count: room)
            if count == 0 {
                if source.waitForMore() { continue }
                if let problem = source.problemAtEnd {
                    endWithDamage(problem)
                } else if bytesToSkip > 0 {
                    endWithDamage("the file ends inside a block of which \(bytesToSkip) more bytes should follow")
                } else if rest > 0 {
                    endWithDamage(
                        "the file ends inside this record: \(rest) \(rest == 1 ? "byte is" : "bytes are") there, "
                            + "at least \(needed) are needed")
                }
                ended = true
                if let error = walker.refusalAtEnd() { throw error }
                return false
            }
            if bytesToSkip > 0 {
                // `filled` is 0 here: a skip consumes the whole window first.
                bytesToSkip -= count
                output.windowOffset += Int64(count)
                continue
            }
            filled += count
            return true
        }
    }

    private func grow(_ bytes: inout [UInt8], to count: Int) {
        if bytes.count < count { bytes.appendZeros(count - bytes.count) }
    }

    private func endWithDamage(_ message: String) {
        ended = true
        output.findings.add(
            CaptureDamage(record: output.number + 1, fileOffset: output.fileOffset, message: message))
    }
}
