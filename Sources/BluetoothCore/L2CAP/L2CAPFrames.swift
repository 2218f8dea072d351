// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A frame in basic mode (B-frame), the outermost form of every L2CAP PDU (Core specification 5.4, volume 3, part A,
/// 3.1).
///
/// | field | bytes |
/// |---|---|
/// | length of the payload | 2 |
/// | channel identifier | 2 |
/// | payload | `length` |
public struct L2CAPBasicFrame: FieldCoded, Hashable {
    public var cid: UInt16 = 0
    /// At most 65,535 bytes.
    public var payload: [UInt8] = []

    public static let headerSize = 4

    public init() {}
    public init(cid: UInt16, payload: [UInt8]) {
        self.cid = cid
        self.payload = payload
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        if !coder.isReading && payload.count > 65535 { payload = payload.resized(to: 65535) }
        var length = UInt16(clamping: payload.count)
        try coder.field("length", &length)
        try coder.hex("cid", &cid)
        try coder.bytes("payload", &payload, count: Int(length))
    }
}

/// What a B-frame on the connectionless channel carries (G-frame; Core specification 5.4, volume 3, part A, 3.2).
public struct L2CAPConnectionlessFrame: FieldCoded, Hashable {
    public var psm = L2CAPPSM()
    public var payload: [UInt8] = []

    public init() {}
    public init(psm: L2CAPPSM, payload: [UInt8]) {
        self.psm = psm
        self.payload = payload
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("psm", &psm)
        try coder.bytes("payload", &payload)
    }
}

/// Commands on the BR/EDR signalling channel, one or several in a frame (C-frame; Core specification 5.4, volume 3,
/// part A, 4).
public struct L2CAPSignallingFrame: FieldCoded, Hashable {
    public var commands: [L2CAPCommand] = []

    public init() {}
    public init(_ commands: [L2CAPCommand]) { self.commands = commands }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.list("commands", &commands)
    }
}

/// The one command of a frame on the LE signalling channel (C-frame; Core specification 5.4, volume 3, part A, 4).
public struct L2CAPLESignallingFrame: FieldCoded, Hashable {
    public var command = L2CAPCommand()

    public init() {}
    public init(_ command: L2CAPCommand) { self.command = command }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("command", &command)
    }
}
