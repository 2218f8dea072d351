// SPDX-License-Identifier: Apache-2.0

/// Hands every proper prefix of `bytes` to `check`, the empty one first.
///
/// Whatever `check` throws is thrown on with the length of the prefix, so that a failure names the place. A decoder
/// that may refuse a prefix catches its own error inside of `check`.
public func truncateEverywhere(
    _ bytes: [UInt8], step: Int = 1, _ check: ([UInt8]) throws -> Void
) throws(TestingError) {
    for count in stride(from: 0, to: bytes.count, by: max(1, step)) {
        do { try check(Array(bytes.prefix(count))) } catch {
            throw TestingError("cut after \(count) of \(bytes.count) bytes: \(error)")
        }
    }
}
