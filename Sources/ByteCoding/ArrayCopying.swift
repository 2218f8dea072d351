// SPDX-License-Identifier: Apache-2.0

extension Array where Element == UInt8 {
    /// A copy of borrowed bytes.
    public init(copying span: Span<UInt8>) {
        self = unsafe span.withUnsafeBufferPointer { unsafe Array($0) }
    }
}
