// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// CTEInfo: a constant tone extension follows (Core specification 5.4, volume 6, part B, 2.5.2).
///
/// | field | size |
/// |---|---|
/// | time | 5 bits |
/// | reserved | 1 bit |
/// | type | 2 bits |
public struct LLConstantToneInfo: FieldCoded, Hashable {
    private var word: UInt8 = 0

    public init() {}

    /// In units of 8 µs.
    public var time: UInt8 {
        get { UInt8(word.slice(0, 5)) }
        set { word.put(newValue, 0, 5) }
    }
    public var type: LLConstantToneType {
        get { LLConstantToneType(rawValue: UInt8(word.slice(6, 2))) }
        set { word.put(newValue.rawValue, 6, 2) }
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.bits("time", &word, 0, 5, bytes: 1)
        try coder.reservedBits("reserved", &word, 5, 1)
        try coder.bits("type", &word, 6, 2, as: LLConstantToneType.self)
    }
}

/// AdvDataInfo: which set an advertisement belongs to, and which edition of its data it has (Core specification 5.4,
/// volume 6, part B, 2.3.4.4).
///
/// | field | size |
/// |---|---|
/// | data iD | 12 bits |
/// | set iD | 4 bits |
public struct LLAdvertisingDataInfo: FieldCoded, Hashable {
    private var word: UInt16 = 0

    public init() {}

    public var dataID: UInt16 {
        get { UInt16(word.slice(0, 12)) }
        set { word.put(newValue, 0, 12) }
    }
    public var setID: UInt8 {
        get { UInt8(word.slice(12, 4)) }
        set { word.put(newValue, 12, 4) }
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.bits("dataID", &word, 0, 12, bytes: 2)
        try coder.bits("setID", &word, 12, 4)
    }
}

/// AuxPtr: where the next part of an advertisement is (Core specification 5.4, volume 6, part B, 2.3.4.5).
///
/// | field | size |
/// |---|---|
/// | channel | 6 bits |
/// | is clock accurate | 1 bit |
/// | has wide units | 1 bit |
/// | offset | 13 bits |
/// | phy | 3 bits |
public struct LLAuxiliaryPointer: FieldCoded, Hashable {
    private var word: UInt32 = 0

    public init() {}

    public var channel: UInt8 {
        get { UInt8(word.slice(0, 6)) }
        set { word.put(newValue, 0, 6) }
    }
    /// Within 50 ppm in place of 500.
    public var isClockAccurate: Bool {
        get { word.slice(6, 1) == 1 }
        set { word.put(newValue ? 1 : 0, 6, 1) }
    }
    /// Offset in units of 300 µs in place of 30.
    public var hasWideUnits: Bool {
        get { word.slice(7, 1) == 1 }
        set { word.put(newValue ? 1 : 0, 7, 1) }
    }
    public var offset: UInt16 {
        get { UInt16(word.slice(8, 13)) }
        set { word.put(newValue, 8, 13) }
    }
    /// 0 LE 1M, 1 LE 2M, 2 LE Coded.
    public var phy: UInt8 {
        get { UInt8(word.slice(21, 3)) }
        set { word.put(newValue, 21, 3) }
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.bits("channel", &word, 0, 6, bytes: 3)
        try coder.bit("isClockAccurate", &word, 6)
        try coder.bit("hasWideUnits", &word, 7)
        try coder.bits("offset", &word, 8, 13)
        try coder.bits("phy", &word, 21, 3)
    }
}

/// SyncInfo: where a periodic advertising train is (Core specification 5.4, volume 6, part B, 2.3.4.6).
///
/// | field | size |
/// |---|---|
/// | offset | 13 bits |
/// | has wide units | 1 bit |
/// | is offset adjusted | 1 bit |
/// | reserved | 1 bit |
/// | interval | 2 bytes |
/// | channel map | 37 bits |
/// | sleep clock accuracy | 3 bits |
/// | access address | 4 bytes |
/// | crc init | 3 bytes |
/// | periodic event counter | 2 bytes |
public struct LLSyncInfo: FieldCoded, Hashable {
    private var offsetWord: UInt16 = 0
    private var channelWord: UInt64 = 0
    public var interval = Scaled<UInt16>(Scale(.millisecond, multiplier: 125, decimal: -2))
    public var accessAddress: UInt32 = 0
    public var crcInit: UInt24 = 0
    public var periodicEventCounter: UInt16 = 0

    public init() {}

    public var offset: UInt16 {
        get { UInt16(offsetWord.slice(0, 13)) }
        set { offsetWord.put(newValue, 0, 13) }
    }
    /// Offset in units of 300 µs in place of 30.
    public var hasWideUnits: Bool {
        get { offsetWord.slice(13, 1) == 1 }
        set { offsetWord.put(newValue ? 1 : 0, 13, 1) }
    }
    /// 2.4576 s more.
    public var isOffsetAdjusted: Bool {
        get { offsetWord.slice(14, 1) == 1 }
        set { offsetWord.put(newValue ? 1 : 0, 14, 1) }
    }
    public var channelMap: UInt64 {
        get { UInt64(channelWord.slice(0, 37)) }
        set { channelWord.put(newValue, 0, 37) }
    }
    public var sleepClockAccuracy: LLSleepClockAccuracy {
        get { LLSleepClockAccuracy(rawValue: UInt8(channelWord.slice(37, 3))) }
        set { channelWord.put(newValue.rawValue, 37, 3) }
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.bits("offset", &offsetWord, 0, 13, bytes: 2)
        try coder.bit("hasWideUnits", &offsetWord, 13)
        try coder.bit("isOffsetAdjusted", &offsetWord, 14)
        try coder.reservedBits("reserved", &offsetWord, 15, 1)
        try coder.field("interval", &interval)
        try coder.bits("channelMap", &channelWord, 0, 37, bytes: 5, style: .hex)
        try coder.bits("sleepClockAccuracy", &channelWord, 37, 3, as: LLSleepClockAccuracy.self)
        try coder.hex("accessAddress", &accessAddress)
        try coder.hex("crcInit", &crcInit)
        try coder.field("periodicEventCounter", &periodicEventCounter)
    }
}
