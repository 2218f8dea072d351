// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// What a program uses its control socket for.
public struct MonitorControlFormat: WireEnumeration {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let names: KeyValuePairs<UInt16, StaticString> = [0: "raw", 1: "user", 2: "management"]
}

/// A program opened a control socket.
///
/// Bytes: cookie 4, format 2, version 1, revision 2, flags 4 (bit 0: trusted), identLength 1, ident as many as that
/// says (the program's name, padded with zeros).
public struct MonitorControlOpen: MonitorRecord {
    public static var opcode: UInt16 { 14 }
    public static var name: StaticString { "Control Open" }

    /// Names the socket in the records that follow.
    public var cookie: UInt32 = 0
    public var format = MonitorControlFormat()
    public var version: UInt8 = 0
    public var revision: UInt16 = 0
    public var flags: UInt32 = 0
    /// At least the length of `ident`; what is beyond it is zeros.
    public var identLength: UInt8 = 0
    public var ident: UTF8Text = ""

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        if !coder.isReading { identLength = max(identLength, UInt8(clamping: ident.bytes.count)) }
        try coder.field("cookie", &cookie)
        try coder.field("format", &format)
        try coder.field("version", &version)
        try coder.field("revision", &revision)
        try coder.field("flags", &flags)
        try coder.field("identLength", &identLength)
        try coder.text("ident", &ident, count: Int(identLength))
    }
}

/// A program closed its control socket.
///
/// Bytes: cookie 4.
public struct MonitorControlClose: MonitorRecord {
    public static var opcode: UInt16 { 15 }
    public static var name: StaticString { "Control Close" }

    public var cookie: UInt32 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("cookie", &cookie)
    }
}

/// A message of the management interface.
public protocol MonitorControlMessage: MonitorRecord {
    var cookie: UInt32 { get set }
    /// Command or event of the management interface.
    var code: UInt16 { get set }
    var parameters: [UInt8] { get set }
}

extension MonitorControlMessage {
    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("cookie", &cookie)
        try coder.field("code", &code)
        try coder.bytes("parameters", &parameters)
    }
}

/// A command to the management interface.
///
/// Bytes: cookie 4, code 2, parameters the rest.
public struct MonitorControlCommand: MonitorControlMessage {
    public static var opcode: UInt16 { 16 }
    public static var name: StaticString { "Control Command" }

    public var cookie: UInt32 = 0
    public var code: UInt16 = 0
    public var parameters: [UInt8] = []

    public init() {}
}

/// An event of the management interface.
///
/// Bytes: cookie 4, code 2, parameters the rest.
public struct MonitorControlEvent: MonitorControlMessage {
    public static var opcode: UInt16 { 17 }
    public static var name: StaticString { "Control Event" }

    public var cookie: UInt32 = 0
    public var code: UInt16 = 0
    public var parameters: [UInt8] = []

    public init() {}
}
