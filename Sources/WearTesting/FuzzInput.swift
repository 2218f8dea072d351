// SPDX-License-Identifier: Apache-2.0

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// What a libFuzzer entry point needs. A fuzz target exports one function:
///
///     @_cdecl("LLVMFuzzerTestOneInput")
///     public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
///         FuzzInput.run(start, count) { bytes in … }
///     }
public enum FuzzInput {
    /// Copies the input and hands it to `check`. What `check` throws is a finding: the program ends with its text.
    public static func run(
        _ start: UnsafePointer<UInt8>?, _ count: Int, _ check: ([UInt8]) throws -> Void
    ) -> CInt {
        let bytes = Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
        do { try check(bytes) } catch {
            // The message of a precondition is dropped by the optimiser, and libFuzzer waits for a signal.
            let message = Array("finding: \(error)\n".utf8)
            _ = write(STDERR_FILENO, message, message.count)
            abort()
        }
        return 0
    }
}
