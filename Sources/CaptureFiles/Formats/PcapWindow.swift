// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The bytes between a source and libpcap, which takes them through a `FILE` made by fopencookie(3).
///
/// The stream is unbuffered, so `fileOffset` is where libpcap stands.
final class PcapWindow {
    private let source: any ByteSource
    private var bytes: [UInt8]
    private var start = 0
    private var end: Int
    private(set) var fileOffset: Int64 = 0
    /// An error of the source, which a C callback cannot throw.
    private(set) var failure: CaptureError?

    init(source: any ByteSource, prefix: [UInt8]) {
        self.source = source
        bytes = prefix
        end = prefix.count
        bytes.append(contentsOf: repeatElement(0, count: max(0, 262_144 - prefix.count)))
    }

    var available: Int { end - start }

    /// A u32 at `offset` from where libpcap stands; the caller has compared it with `available`.
    func load(_ offset: Int, bigEndian: Bool) -> UInt32 {
        bytes.withUnsafeBytes { $0.load(start + offset, bigEndian: bigEndian) }
    }

    /// Whether `count` bytes are there, after at most one read that does not wait for a file to grow.
    func has(_ count: Int) -> Bool {
        if available >= count { return true }
        // Records are small against the window; one that is not is read piece by piece by libpcap.
        guard count <= bytes.count / 2 else { return false }
        return refill() && available >= count
    }

    /// Waits for a followed file to grow; false where it does not.
    func waitForMore() -> Bool { source.waitForMore() }

    /// Serves libpcap; 0 at the end, -1 on failure.
    func take(into target: UnsafeMutableRawPointer, _ count: Int) -> Int {
        while available == 0 {
            if refill() { continue }
            if failure != nil { return -1 }
            if !source.waitForMore() { return 0 }
        }
        let taken = min(count, available)
        bytes.withUnsafeBytes { buffer in
            // `taken` is at least 1, so the buffer has an address.
            if let base = buffer.baseAddress { target.copyMemory(from: base + start, byteCount: taken) }
        }
        start += taken
        fileOffset += Int64(taken)
        return taken
    }

    /// Reads behind what is left; false at the end or on failure.
    private func refill() -> Bool {
        let rest = available
        if start > 0 {
            bytes.withUnsafeMutableBytes { buffer in
                UnsafeMutableRawBufferPointer(rebasing: buffer[..<rest]).copyMemory(
                    from: UnsafeRawBufferPointer(rebasing: buffer[start..<end]))
            }
            start = 0
            end = rest
        }
        do throws(CaptureError) {
            let count = try source.read(over: &bytes, from: end, count: bytes.count - end)
            end += count
            return count > 0
        } catch {
            failure = error
            return false
        }
    }
}
