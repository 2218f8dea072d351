// SPDX-License-Identifier: Apache-2.0

extension WVP1Envelope {
    /// The body as it was before it was compressed.
    ///
    /// - Parameter limit: Most bytes that it may have then.
    /// - Throws: ``WVP1Error/unsupported`` without `compression`, ``WVP1Error/tooLarge``, or ``WVP1Error/badBody``.
    public func expandedBody(_ compression: WVP1Compression?, limit: Int) throws(WVP1Error) -> [UInt8] {
        guard flags.contains(.gzip) else { return body }
        guard let compression else { throw .unsupported }
        let result: [UInt8]
        do throws(WVP1Compression.Fault) { result = try compression.inflate(body, limit) } catch {
            throw error == .tooLarge ? .tooLarge : .badBody
        }
        // The limit holds whatever the function that was handed in makes of it.
        guard result.count <= limit else { throw .tooLarge }
        return result
    }

    /// Compresses the body if that makes it smaller.
    public mutating func compress(_ compression: WVP1Compression) {
        guard !flags.contains(.gzip), let smaller = compression.deflate(body), smaller.count < body.count else {
            return
        }
        body = smaller
        flags.insert(.gzip)
    }
}
