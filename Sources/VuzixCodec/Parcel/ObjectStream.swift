// SPDX-License-Identifier: Apache-2.0

/// Java object streams of the values for which Android had no type code before API 33 (`double[]`: before API 23).
///
/// Everything in them is big-endian. A stream is a fixed opening, for arrays a count, and the elements.
/// Source: Java Object Serialization Specification; the class identifiers of arrays are fixed by it. The one of
/// `double[]` is computed, the others were compared with what Android's own classes write.
struct ObjectStream: Sendable {
    let className: JavaString
    /// What precedes the count, or the value of a `Character`.
    let opening: [UInt8]
    /// Bytes of one element.
    let width: Int
    let isArray: Bool
    let pattern: BytePattern
    let namePattern: BytePattern

    private init(className: JavaString, opening: [UInt8], width: Int, isArray: Bool) {
        self.className = className
        self.opening = opening
        self.width = width
        self.isArray = isArray
        pattern = BytePattern(opening)
        namePattern = BytePattern(units: className)
    }

    static let character = ObjectStream(
        className: "java.lang.Character",
        opening: [0xac, 0xed, 0, 5, 0x73, 0x72, 0, 19] + Array("java.lang.Character".utf8)
            + [0x34, 0x8b, 0x47, 0xd9, 0x6b, 0x1a, 0x26, 0x78, 2, 0, 1, 0x43, 0, 5] + Array("value".utf8)
            + [0x78, 0x70],
        width: 2, isArray: false)
    static let charArray = array("C", [0xb0, 0x26, 0x66, 0xb0, 0xe2, 0x5d, 0x84, 0xac], width: 2)
    static let floatArray = array("F", [0x0b, 0x9c, 0x81, 0x89, 0x22, 0xe0, 0x0c, 0x42], width: 4)
    static let shortArray = array("S", [0xef, 0x83, 0x2e, 0x06, 0xe5, 0x5d, 0xb0, 0xfa], width: 2)
    static let doubleArray = array("D", [0x3e, 0xa6, 0x8c, 0x14, 0xab, 0x63, 0x5a, 0x1e], width: 8)

    private static func array(_ letter: String, _ identifier: [UInt8], width: Int) -> ObjectStream {
        ObjectStream(
            className: JavaString("[" + letter),
            opening: [0xac, 0xed, 0, 5, 0x75, 0x72, 0, 2] + Array("[\(letter)".utf8) + identifier
                + [2, 0, 0, 0x78, 0x70],
            width: width, isArray: true)
    }

    /// Count of bytes before the first element.
    var headCount: Int { opening.count + (isArray ? 4 : 0) }

    /// The stream of `count` elements, whose low `width` bytes are taken.
    func stream(_ elements: some Collection<UInt64>) -> [UInt8] {
        var bytes = opening
        bytes.reserveCapacity(headCount + elements.count * width)
        if isArray { append(UInt64(elements.count), 4, to: &bytes) }
        for element in elements { append(element, width, to: &bytes) }
        return bytes
    }

    private func append(_ value: UInt64, _ byteCount: Int, to bytes: inout [UInt8]) {
        var shift = 8 * byteCount
        while shift > 0 {
            shift -= 8
            bytes.append(UInt8(truncatingIfNeeded: value >> UInt64(shift)))
        }
    }
}
