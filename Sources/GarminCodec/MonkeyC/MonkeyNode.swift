// SPDX-License-Identifier: Apache-2.0

/// One value of a ``MonkeyMessage`` in the order of the wire.
///
/// | code | low 32 bits of `payload` | high 32 bits |
/// |---|---|---|
/// | number, float, char | the wire's bits | 0 |
/// | boolean | the wire's byte | 0 |
/// | string | offset in the string block | 1 where an entry starts there |
/// | array, dictionary | the wire's count | index of the first child |
/// | long, double | the wire's 64 bits | |
/// | byte array | count | where its bytes start in ``MonkeyMessage/blobs`` |
package struct MonkeyNode: Sendable, Hashable {
    package var payload: UInt64
    package var code: UInt8

    @inline(__always)
    package init(_ type: MonkeyType, _ payload: UInt64 = 0) {
        self.payload = payload
        code = type.rawValue
    }

    @inline(__always)
    package init(_ type: MonkeyType, low: UInt32, high: UInt32) {
        payload = UInt64(high) << 32 | UInt64(low)
        code = type.rawValue
    }

    package var type: MonkeyType { MonkeyType(rawValue: code) }
    package var low: UInt32 { UInt32(truncatingIfNeeded: payload) }
    package var high: UInt32 { UInt32(truncatingIfNeeded: payload >> 32) }

    package var isContainer: Bool { code == MonkeyType.array.rawValue || code == MonkeyType.dictionary.rawValue }

    /// How many values the count of a container announces; none where it is negative.
    package var declaredChildren: Int {
        let count = Int(Int32(bitPattern: low))
        guard count > 0 else { return 0 }
        return code == MonkeyType.dictionary.rawValue ? 2 * count : count
    }

    /// Bytes of the value on the wire, those of a byte array left out.
    @inline(__always)
    package var inlineByteCount: Int {
        switch type {
        case .null: 1
        case .boolean: 2
        case .long, .double: 9
        default: 5
        }
    }
}
