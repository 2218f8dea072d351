// SPDX-License-Identifier: Apache-2.0

/// One ATT PDU looked at where it lies: nothing is copied, nothing is allocated, nothing is refused.
///
/// A trace decoder asks these questions for each of millions of PDUs. What a PDU does not have, or has not enough bytes
/// for, is nil. ``ATTPDU`` is the typed reading that reports faults (Core specification 5.4, volume 3, part F, 3.4).
public struct ATTView: ~Escapable {
    /// The whole PDU, opcode included.
    public let bytes: Span<UInt8>

    @inlinable
    @_lifetime(copy bytes)
    public init(_ bytes: Span<UInt8>) { self.bytes = bytes }

    /// Nil for a PDU without bytes.
    @inlinable
    public var opcode: ATTOpcode? { bytes.isEmpty ? nil : ATTOpcode(rawValue: bytes[0]) }

    /// The little-endian number at `index`; nil where the bytes end before.
    @inlinable
    func number(at index: Int) -> UInt16? {
        guard index + 2 <= bytes.count else { return nil }
        return UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
    }

    // MARK: Handles

    /// The attribute that the PDU is about, where one stands at a fixed place: reads and writes of one attribute,
    /// notifications, indications, and the attribute at fault of an error response.
    @inlinable
    public var attributeHandle: UInt16? {
        switch opcode?.rawValue {
        case 0x0a, 0x0c, 0x12, 0x52, 0xd2, 0x16, 0x17, 0x1b, 0x1d: number(at: 1)
        case 0x01: number(at: 2)
        default: nil
        }
    }

    /// First and last handle that a search covers: Find Information, Find By Type Value, Read By Type and Read By Group
    /// Type Request. The first may be above the last; that is for the server to refuse.
    @inlinable
    public var searchedHandles: (first: UInt16, last: UInt16)? {
        switch opcode?.rawValue {
        case 0x04, 0x06, 0x08, 0x10:
            guard let first = number(at: 1), let last = number(at: 3) else { return nil }
            return (first, last)
        default: return nil
        }
    }

    /// The attribute type that a search names: Find By Type Value (16 bits), Read By Type and Read By Group Type
    /// Request (16 or 128 bits).
    @inlinable
    public var searchedType: BluetoothUUID? {
        switch opcode?.rawValue {
        case 0x06: number(at: 5).map { BluetoothUUID($0) }
        case 0x08, 0x10:
            bytes.count == 7 || bytes.count == 21
                ? BluetoothUUID(littleEndian: bytes.extracting(5..<bytes.count)) : nil
        default: nil
        }
    }

    // MARK: Values

    /// Where the one attribute value of the PDU lies (perhaps a part of the value only), nil where the PDU has none.
    /// The signature of a signed write is not part of its value. Read Multiple Response holds several values that
    /// nothing separates.
    @inlinable
    public var valueRange: Range<Int>? {
        let start: Int
        var end = bytes.count
        switch opcode?.rawValue {
        case 0x0b, 0x0d, 0x0f: start = 1
        case 0x12, 0x52, 0x1b, 0x1d: start = 3
        case 0xd2:
            start = 3
            end -= ATTView.signatureLength
        case 0x16, 0x17: start = 5
        case 0x06: start = 7
        default: return nil
        }
        return start <= end ? start..<end : nil
    }

    /// Bytes in the authentication signature: a counter of 4 and a MAC of 8.
    public static var signatureLength: Int { 12 }

    /// Offset into the attribute value: Read Blob Request, Prepare Write Request and Response.
    @inlinable
    public var valueOffset: UInt16? {
        switch opcode?.rawValue {
        case 0x0c, 0x16, 0x17: number(at: 3)
        default: nil
        }
    }

    /// The MTU of an Exchange MTU Request or Response.
    @inlinable
    public var mtu: UInt16? {
        switch opcode?.rawValue {
        case 0x02, 0x03: number(at: 1)
        default: nil
        }
    }

    // MARK: Errors

    /// The opcode that an error response answers.
    @inlinable
    public var refusedOpcode: ATTOpcode? {
        bytes.count >= 2 && bytes[0] == 0x01 ? ATTOpcode(rawValue: bytes[1]) : nil
    }

    /// The code of an error response.
    @inlinable
    public var errorCode: ATTErrorCode? {
        bytes.count >= 5 && bytes[0] == 0x01 ? ATTErrorCode(rawValue: bytes[4]) : nil
    }

    // MARK: Lists

    /// The entries of a Find Information, Find By Type Value, Read By Type, Read By Group Type Response or a Multiple
    /// Handle Value Notification; no entries for other PDUs.
    @inlinable
    public var entries: ATTEntries {
        @_lifetime(copy self)
        get { ATTEntries(bytes) }
    }

    /// Handles of a Read Multiple (Variable) Request in order; nil past the last and for other PDUs.
    @inlinable
    public func requestedHandle(at index: Int) -> UInt16? {
        switch opcode?.rawValue {
        case 0x0e, 0x20: index >= 0 && index < bytes.count / 2 ? number(at: 1 + 2 * index) : nil
        default: nil
        }
    }
}
