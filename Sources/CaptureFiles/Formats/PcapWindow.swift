// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The bytes between a source and libpcap, which takes them through a `FILE` made by fopencookie(3).
///
/// The stream reads ahead of libpcap, so the window keeps what was handed out until libpcap has stepped over it, and
/// can tell whether the next record is whole without asking libpcap, which could not take a half record back.
final class PcapWindow {
    private let source: any ByteSource
    // These five change with every record. No call reaches another while it holds one of them, so checking that at run
    // time, which takes a third of the time of reading, finds nothing.
    @exclusivity(unchecked) private var bytes: [UInt8]
    /// Count of bytes in `bytes`.
    @exclusivity(unchecked) private var filled: Int
    /// File offset of the first of `bytes`.
    @exclusivity(unchecked) private var base: Int64 = 0
    /// File offset up to which bytes were handed out.
    @exclusivity(unchecked) private var handed: Int64 = 0
    /// File offset where libpcap stands.
    @exclusivity(unchecked) private(set) var position: Int64 = 0
    /// An error of the source, which a C callback cannot throw.
    private(set) var failure: CaptureError?

    init(source: any ByteSource, prefix: [UInt8], size: Int) {
        self.source = source
        bytes = prefix
        filled = prefix.count
        bytes.appendZeros(max(0, size - prefix.count))
    }

    private var end: Int64 { base + Int64(filled) }

    /// libpcap has stepped over this many bytes.
    func advance(_ count: Int) { position += Int64(count) }

    /// The length of the whole next record, if it is there after at most one read, which does not wait for a file
    /// to grow; nil where it is not, or where it does not fit the window.
    func wholeRecord(headerCount: Int, bigEndian: Bool) -> Int? {
        var hasRead = false
        while true {
            let start = Int(position - base)
            if start >= 0, filled - start >= headerCount {
                let length = bytes.withUnsafeBytes { buffer in
                    headerCount + Int(buffer.load(start + 8, bigEndian: bigEndian, as: UInt32.self))
                }
                if filled - start >= length { return length }
            }
            // What libpcap has not stepped over is kept, so that it can be looked at again.
            if hasRead || start < 0 || !refill(keeping: position) { return nil }
            hasRead = true
        }
    }

    /// Serves libpcap; 0 at the end, -1 on failure.
    func take(into target: UnsafeMutableRawPointer, _ count: Int) -> Int {
        while handed == end {
            // libpcap has all of it, so nothing is kept, however large a record is.
            if refill(keeping: handed) { continue }
            if failure != nil { return -1 }
            if !source.waitForMore() { return 0 }
        }
        let start = Int(handed - base)
        let taken = min(count, filled - start)
        bytes.withUnsafeBytes { buffer in
            // `taken` is at least 1, so the buffer has an address.
            if let address = buffer.baseAddress { target.copyMemory(from: address + start, byteCount: taken) }
        }
        handed += Int64(taken)
        return taken
    }

    /// Reads behind what is left from `offset` on; false at the end, on failure, or where there is no room.
    private func refill(keeping offset: Int64) -> Bool {
        let start = Int(min(offset, handed) - base)
        let rest = filled - start
        if start > 0 {
            bytes.withUnsafeMutableBytes { buffer in
                // The ranges may overlap; copyMemory allows that.
                UnsafeMutableRawBufferPointer(rebasing: buffer[..<rest]).copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: buffer[start..<filled]))
            }
            base += Int64(start)
            filled = rest
        }
        do throws(CaptureError) {
            let count = try source.read(over: &bytes, from: filled, count: bytes.count - filled)
            filled += count
            return count > 0
        } catch {
            failure = error
            return false
        }
    }
}
