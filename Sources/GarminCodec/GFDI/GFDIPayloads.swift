// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The answer to a chunk of protobuf (in type 5000). Little-endian.
public struct GFDIProtobufStatus: FieldCoded, Hashable {
    static let length = 8

    public struct ChunkStatus: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let kept = ChunkStatus(rawValue: 0)
        public static let discarded = ChunkStatus(rawValue: 1)
        public static let names: KeyValuePairs<UInt8, StaticString> = [0: "kept", 1: "discarded"]
    }

    public struct Code: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let ok = Code(rawValue: 0)
        public static let unknownRequest = Code(rawValue: 100)
        public static let duplicate = Code(rawValue: 101)
        public static let missingPacket = Code(rawValue: 102)
        public static let exceededTotal = Code(rawValue: 103)
        public static let parseError = Code(rawValue: 200)
        public static let unknownError = Code(rawValue: 201)
        public static let names: KeyValuePairs<UInt8, StaticString> = [
            0: "ok", 100: "unknownRequest", 101: "duplicate", 102: "missingPacket", 103: "exceededTotal",
            200: "parseError", 201: "unknownError",
        ]
    }

    public var requestID: UInt16 = 0
    public var offset: UInt32 = 0
    public var chunk = ChunkStatus()
    public var code = Code()

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("requestID", &requestID)
        try coder.field("offset", &offset)
        try coder.field("chunk", &chunk)
        try coder.field("code", &code)
    }
}

/// The answer to a request for the time (in type 5000). Little-endian.
public struct GFDICurrentTime: FieldCoded, Hashable {
    static let length = 20
    /// Seconds between 1970-01-01 and the start of Garmin's clock, 1989-12-31, UTC.
    public static let epoch: Int64 = 631_065_600

    public var reference: UInt32 = 0
    /// Seconds of Garmin's clock.
    public var time: UInt32 = 0
    public var utcOffset = Scaled<Int32>(Scale(.second))
    public var nextDSTEnd: UInt32 = 0
    public var nextDSTStart: UInt32 = 0

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("reference", &reference)
        try coder.field("time", &time)
        try coder.field("utcOffset", &utcOffset)
        try coder.field("nextDSTEnd", &nextDSTEnd)
        try coder.field("nextDSTStart", &nextDSTStart)
    }
}

/// Type 5052.
public struct GFDITimeRequest: FieldCoded, Hashable {
    public var reference: UInt32 = 0
    public var rest: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("reference", &reference)
        try coder.tail("rest", &rest)
    }
}

/// Type 5030: an event of the phone or the watch. Source: Gadgetbridge's Garmin support.
public struct GFDISystemEvent: FieldCoded, Hashable {
    public struct Event: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        public static let syncReady = Event(rawValue: 8)
        public static let names: KeyValuePairs<UInt8, StaticString> = [
            0: "syncComplete", 1: "syncFail", 3: "pairStart", 4: "pairComplete", 6: "hostInForeground",
            7: "hostInBackground", 8: "syncReady", 16: "timeUpdated",
        ]
    }

    public var event = Event()
    public var value: UInt8?
    public var rest: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("event", &event)
        try coder.optional("value", &value, if: coder.remaining != 0)
        try coder.tail("rest", &rest)
    }
}

/// Type 5050: what a side can do, a bit each, the least significant bit of the first byte first.
public struct GFDIConfiguration: FieldCoded, Hashable {
    public var capabilities = GFDICapabilities()
    public var rest: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("capabilities", &capabilities)
        try coder.tail("rest", &rest)
    }
}
