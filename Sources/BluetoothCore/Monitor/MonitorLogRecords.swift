// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A diagnostic message of a controller, in its manufacturer's layout.
public struct MonitorVendorDiagnostic: MonitorRecord {
    public static var opcode: UInt16 { 11 }
    public static var name: StaticString { "Vendor Diagnostic" }

    public var data: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.bytes("data", &data)
    }
}

/// A note of the kernel, a text with a zero byte behind it.
public struct MonitorSystemNote: MonitorRecord {
    public static var opcode: UInt16 { 12 }
    public static var name: StaticString { "System Note" }

    public var note: UTF8Text = ""

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.text("note", &note)
    }
}

/// How urgent a log message is, as syslog counts.
public struct MonitorPriority: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "emergency", 1: "alert", 2: "critical", 3: "error", 4: "warning", 5: "notice", 6: "info", 7: "debug",
    ]
}

/// A log message of a program.
///
/// Bytes: priority 1, identLength 1, ident as many as that says (its zero byte counts), message the rest.
public struct MonitorUserLogging: MonitorRecord {
    public static var opcode: UInt16 { 13 }
    public static var name: StaticString { "User Logging" }

    public var priority = MonitorPriority()
    /// At least the length of `ident`; what is beyond it is zeros.
    public var identLength: UInt8 = 0
    public var ident: UTF8Text = ""
    public var message: UTF8Text = ""

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        if !coder.isReading { identLength = max(identLength, UInt8(clamping: ident.bytes.count)) }
        try coder.field("priority", &priority)
        try coder.field("identLength", &identLength)
        try coder.text("ident", &ident, count: Int(identLength))
        try coder.text("message", &message)
    }
}
