// SPDX-License-Identifier: Apache-2.0

extension Span where Element == UInt8 {
    /// The bytes for loads of several at once.
    var raw: RawSpan {
        @_lifetime(copy self)
        @inline(__always)
        get {
            // Unsafe because padding inside of elements could be seen; bytes have none.
            unsafe bytes
        }
    }
}
