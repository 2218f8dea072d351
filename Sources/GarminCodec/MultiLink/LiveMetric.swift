// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A value that a watch streams over a plain link while the link's metric is on.
///
/// Layouts as Gadgetbridge and garmin-ble read them; little-endian. What follows the known fields is kept in `rest`.
public enum LiveMetric {
    /// `type, beats, resting, FF FF`.
    public struct HeartRate: FieldCoded, Hashable {
        public var type: UInt8 = 0
        public var heartRate = Scaled<UInt8>(Scale(.beatsPerMinute))
        public var restingHeartRate = Scaled<UInt8>(Scale(.beatsPerMinute))
        public var rest: [UInt8] = []

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("type", &type)
            try coder.field("heartRate", &heartRate)
            try coder.field("restingHeartRate", &restingHeartRate)
            try coder.tail("rest", &rest)
        }
    }

    /// `count u32, goal u32`.
    public struct Steps: FieldCoded, Hashable {
        public var steps: UInt32 = 0
        public var goal: UInt32 = 0
        public var rest: [UInt8] = []

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("steps", &steps)
            try coder.field("goal", &goal)
            try coder.tail("rest", &rest)
        }
    }

    /// `saturation i8, time u32`; garmin-ble writes the first byte only.
    public struct PulseOximetry: FieldCoded, Hashable {
        /// Not above 0 while the watch has no reading.
        public var saturation = Scaled<Int8>(Scale(.percent))
        /// Seconds of Garmin's clock.
        public var time: UInt32?
        public var rest: [UInt8] = []

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("saturation", &saturation)
            try coder.optional("time", &time, if: coder.remaining ?? 0 >= 4)
            try coder.tail("rest", &rest)
        }
    }

    /// `interval u16, u32`; garmin-ble writes the interval only.
    public struct HeartRateVariability: FieldCoded, Hashable {
        public var interval = Scaled<UInt16>(Scale(.millisecond))
        /// Not understood.
        public var unknown: UInt32?
        public var rest: [UInt8] = []

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("interval", &interval)
            try coder.optional("unknown", &unknown, if: coder.remaining ?? 0 >= 4)
            try coder.tail("rest", &rest)
        }
    }

    /// `breaths i8`, a minute.
    public struct Respiration: FieldCoded, Hashable {
        public var respirationRate = Scaled<Int8>(Scale(.breathsPerMinute))
        public var rest: [UInt8] = []

        public init() {}

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("respirationRate", &respirationRate)
            try coder.tail("rest", &rest)
        }
    }

    /// What a service's values look like; nil where nobody has said.
    public static func blank(_ service: MultiLinkService) -> (any FieldCoded)? {
        switch service {
        case .heartRate: HeartRate()
        case .steps: Steps()
        case .pulseOximetry: PulseOximetry()
        case .heartRateVariability: HeartRateVariability()
        case .respiration: Respiration()
        default: nil
        }
    }
}

extension Unit {
    static let beatsPerMinute = Unit("bpm")
    static let breathsPerMinute = Unit("/min")
}

extension FieldCoder where Self: ~Copyable & ~Escapable {
    /// What follows the known fields, in JSON only where there is something.
    mutating func tail(_ name: StaticString, _ value: inout [UInt8]) throws(Failure) {
        guard isPresent(name, exists: !value.isEmpty, flag: remaining != 0) else {
            value = []
            return
        }
        try bytes(name, &value)
    }
}
