// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// An integer of 1 to 8 bytes as the wire carries it, least significant byte first.
public protocol WireInteger: FieldValue, Hashable {
    static var byteCount: Int { get }
    static var isSignedInteger: Bool { get }
    /// The value, sign-extended or zero-extended to 64 bits.
    var wireBits: UInt64 { get }
    init(wireBits: UInt64)
}

extension WireInteger {
    @inlinable
    public static var minimum: Int64 { isSignedInteger ? -(1 << (8 * byteCount - 1)) : 0 }

    /// The largest value; for unsigned 64-bit numbers the bit pattern of it.
    @inlinable
    public static var maximumBits: UInt64 {
        let all = byteCount == 8 ? UInt64.max : (1 << (8 * byteCount)) - 1
        return isSignedInteger ? all >> 1 : all
    }

    /// The value as a signed number; unsigned 64-bit values above `Int64.max` wrap.
    @inlinable
    public var signedValue: Int64 { Int64(bitPattern: wireBits) }

    @inlinable
    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        if Self.isSignedInteger {
            self = Self(wireBits: UInt64(bitPattern: try reader.readSigned(byteCount: Self.byteCount)))
        } else {
            self = Self(wireBits: try reader.readUnsigned(byteCount: Self.byteCount))
        }
    }

    @inlinable
    public func write(to writer: inout ByteWriter) {
        writer.write(unsigned: wireBits, byteCount: Self.byteCount)
    }

    @inlinable
    public func print(to printer: inout ValuePrinter) {
        if Self.isSignedInteger { printer.number(signedValue) } else { printer.number(unsigned: wireBits) }
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        let value = try json.integer(Int128.self)
        let limits = Int128(Self.minimum)...Int128(Self.maximumBits)
        guard limits.contains(value) else {
            throw JSONFault("\(value) is not between \(limits.lowerBound) and \(limits.upperBound)")
        }
        self = Self(wireBits: UInt64(truncatingIfNeeded: value))
    }

    public var fieldType: FieldType { Self.integerType }

    static var integerType: FieldType {
        FieldType("\(isSignedInteger ? "sint" : "uint")\(8 * byteCount)", byteCount: byteCount)
    }
}

extension WireInteger where Self: FixedWidthInteger {
    @inlinable public static var byteCount: Int { bitWidth / 8 }
    @inlinable public static var isSignedInteger: Bool { isSigned }
    @inlinable public var wireBits: UInt64 { UInt64(truncatingIfNeeded: self) }
    @inlinable public init(wireBits: UInt64) { self = Self(truncatingIfNeeded: wireBits) }
}

extension UInt8: WireInteger {}
extension UInt16: WireInteger {}
extension UInt32: WireInteger {}
extension UInt64: WireInteger {}
extension Int8: WireInteger {}
extension Int16: WireInteger {}
extension Int32: WireInteger {}
extension Int64: WireInteger {}
