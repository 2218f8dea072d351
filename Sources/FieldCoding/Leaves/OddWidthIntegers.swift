// SPDX-License-Identifier: Apache-2.0

/// An unsigned integer of three bytes.
public struct UInt24: WireInteger, ExpressibleByIntegerLiteral {
    public private(set) var value: UInt32
    public init() { value = 0 }
    /// Nil when `value` does not fit.
    public init?(exactly value: UInt32) {
        guard value <= 0xff_ffff else { return nil }
        self.value = value
    }
    public init(integerLiteral value: UInt32) { self.value = value & 0xff_ffff }
    public init(wireBits: UInt64) { value = UInt32(wireBits & 0xff_ffff) }
    public static var byteCount: Int { 3 }
    public static var isSignedInteger: Bool { false }
    public var wireBits: UInt64 { UInt64(value) }
}

/// A two's-complement integer of three bytes.
public struct Int24: WireInteger, ExpressibleByIntegerLiteral {
    public private(set) var value: Int32
    public init() { value = 0 }
    /// Nil when `value` does not fit.
    public init?(exactly value: Int32) {
        guard (-0x80_0000...0x7f_ffff).contains(value) else { return nil }
        self.value = value
    }
    public init(integerLiteral value: Int32) { self.value = (value << 8) >> 8 }
    public init(wireBits: UInt64) { value = Int32(truncatingIfNeeded: wireBits << 8) >> 8 }
    public static var byteCount: Int { 3 }
    public static var isSignedInteger: Bool { true }
    public var wireBits: UInt64 { UInt64(bitPattern: Int64(value)) }
}

/// An unsigned integer of five bytes.
public struct UInt40: WireInteger, ExpressibleByIntegerLiteral {
    public private(set) var value: UInt64
    public init() { value = 0 }
    public init(integerLiteral value: UInt64) { self.init(wireBits: value) }
    public init(wireBits: UInt64) { value = wireBits & 0xff_ffff_ffff }
    public static var byteCount: Int { 5 }
    public static var isSignedInteger: Bool { false }
    public var wireBits: UInt64 { value }
}

/// An unsigned integer of six bytes.
public struct UInt48: WireInteger, ExpressibleByIntegerLiteral {
    public private(set) var value: UInt64
    public init() { value = 0 }
    public init(integerLiteral value: UInt64) { self.init(wireBits: value) }
    public init(wireBits: UInt64) { value = wireBits & 0xffff_ffff_ffff }
    public static var byteCount: Int { 6 }
    public static var isSignedInteger: Bool { false }
    public var wireBits: UInt64 { value }
}
