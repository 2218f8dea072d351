// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Three Zone Heart Rate Limits, 0x2A94: the heart rates between neighbouring zones.
///
/// | field | bytes | present |
/// |---|---|---|
/// | light moderate, beats/min | 1 | always |
/// | moderate hard, beats/min | 1 | always |
public struct ThreeZoneHeartRateLimits: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a94 }
    public static var name: StaticString { "Three Zone Heart Rate Limits" }
    public static var source: StaticString { "GATT Specification Supplement, Three Zone Heart Rate Limits" }

    public var lightModerate = Scaled<UInt8>(Scale(.bpm))
    public var moderateHard = Scaled<UInt8>(Scale(.bpm))

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("lightModerate", &lightModerate)
        try coder.field("moderateHard", &moderateHard)
    }
}

/// Four Zone Heart Rate Limits, 0x2B4C: the heart rates between neighbouring zones.
///
/// | field | bytes | present |
/// |---|---|---|
/// | light moderate, beats/min | 1 | always |
/// | moderate hard, beats/min | 1 | always |
/// | hard maximum, beats/min | 1 | always |
public struct FourZoneHeartRateLimits: CharacteristicValue {
    public static var uuid: UInt16 { 0x2b4c }
    public static var name: StaticString { "Four Zone Heart Rate Limits" }
    public static var source: StaticString { "GATT Specification Supplement, Four Zone Heart Rate Limits" }

    public var lightModerate = Scaled<UInt8>(Scale(.bpm))
    public var moderateHard = Scaled<UInt8>(Scale(.bpm))
    public var hardMaximum = Scaled<UInt8>(Scale(.bpm))

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("lightModerate", &lightModerate)
        try coder.field("moderateHard", &moderateHard)
        try coder.field("hardMaximum", &hardMaximum)
    }
}

/// Five Zone Heart Rate Limits, 0x2A8B: the heart rates between neighbouring zones.
///
/// | field | bytes | present |
/// |---|---|---|
/// | very light light, beats/min | 1 | always |
/// | light moderate, beats/min | 1 | always |
/// | moderate hard, beats/min | 1 | always |
/// | hard maximum, beats/min | 1 | always |
public struct FiveZoneHeartRateLimits: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a8b }
    public static var name: StaticString { "Five Zone Heart Rate Limits" }
    public static var source: StaticString { "GATT Specification Supplement, Five Zone Heart Rate Limits" }

    public var veryLightLight = Scaled<UInt8>(Scale(.bpm))
    public var lightModerate = Scaled<UInt8>(Scale(.bpm))
    public var moderateHard = Scaled<UInt8>(Scale(.bpm))
    public var hardMaximum = Scaled<UInt8>(Scale(.bpm))

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("veryLightLight", &veryLightLight)
        try coder.field("lightModerate", &lightModerate)
        try coder.field("moderateHard", &moderateHard)
        try coder.field("hardMaximum", &hardMaximum)
    }
}
