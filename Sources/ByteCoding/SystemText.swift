// SPDX-License-Identifier: Apache-2.0

/// Words of the operating system (file names, arguments) as text that nothing is lost in: Linux gives bytes, which
/// need not be UTF-8.
///
/// A byte that is no part of well-formed UTF-8 stands as the private-use character U+10FF00 plus the byte. Such
/// characters that are truly in a name are treated as bytes, too, so that every name comes back exactly.
public enum SystemText {
    private static let escapes: ClosedRange<UInt32> = 0x10ff80...0x10ffff

    public static func text(_ bytes: Span<UInt8>) -> String {
        var result = String.UnicodeScalarView()
        var index = 0
        while index < bytes.count {
            let length = UTF8Check.sequenceLength(bytes, at: index)
            if length > 0, let scalar = scalar(bytes, index, length), !escapes.contains(scalar.value) {
                result.append(scalar)
                index += length
            } else {
                result.append(Unicode.Scalar(0x10ff00 + UInt32(bytes[index])) ?? "\u{fffd}")
                index += 1
            }
        }
        return String(result)
    }

    /// The bytes that ``text(_:)`` was made from, and those of any other text as UTF-8.
    public static func bytes(_ text: String) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            if let byte = escapedByte(scalar) { result.append(byte) } else { result += Array(scalar.utf8) }
        }
        return result
    }

    /// The byte that a character of ``text(_:)`` stands for; nil where it stands for itself.
    public static func escapedByte(_ scalar: Unicode.Scalar) -> UInt8? {
        escapes.contains(scalar.value) ? UInt8(truncatingIfNeeded: scalar.value) : nil
    }

    private static func scalar(_ bytes: Span<UInt8>, _ index: Int, _ length: Int) -> Unicode.Scalar? {
        let lead = bytes[index]
        guard length > 1 else { return Unicode.Scalar(lead) }
        var value = UInt32(lead & (0xff >> UInt8(length + 1)))
        for further in 1..<length { value = value << 6 | UInt32(bytes[index + further] & 0x3f) }
        return Unicode.Scalar(value)
    }
}

extension SystemText {
    /// Calls `body` with the bytes of `text`, zero-terminated, as system calls take them.
    public static func withCString<R>(_ text: String, _ body: (UnsafePointer<CChar>) -> R) -> R {
        let characters = (bytes(text) + [0]).map { CChar(bitPattern: $0) }
        return unsafe characters.withUnsafeBufferPointer { buffer in
            // The array holds the zero at least, so it has an address.
            guard let start = buffer.baseAddress else { return unsafe withUnsafePointer(to: 0, body) }
            return unsafe body(start)
        }
    }
}
