// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension LLControlPDU {
    /// Asks for another transmit power (Core specification 5.4, volume 6, part B, 2.4.2.33).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | phy | 1 |
    /// | delta | 1 |
    /// | tx power | 1 |
    public struct PowerControlRequest: FieldCoded, Hashable {
        public var phy = LLPHYSet()
        public var delta = Scaled<Int8>(Scale(.decibel))
        public var txPower = Scaled<Int8>(Scale(.decibelMilliwatt))

        public init() {}

        public init(phy: LLPHYSet, delta: Scaled<Int8>, txPower: Scaled<Int8>) {
            self.phy = phy
            self.delta = delta
            self.txPower = txPower
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("phy", &phy)
            try coder.field("delta", &delta)
            try coder.field("txPower", &txPower)
        }
    }

    /// What became of it (Core specification 5.4, volume 6, part B, 2.4.2.34).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | limits | 1 |
    /// | delta | 1 |
    /// | tx power | 1 |
    /// | acceptable power reduction | 1 |
    public struct PowerControlResponse: FieldCoded, Hashable {
        public var limits = PowerLimits()
        public var delta = Scaled<Int8>(Scale(.decibel))
        public var txPower = Scaled<Int8>(Scale(.decibelMilliwatt))
        public var acceptablePowerReduction = Scaled<UInt8>(Scale(.decibel, special: .maximumUnknown))

        public init() {}

        public init(
            limits: PowerLimits, delta: Scaled<Int8>, txPower: Scaled<Int8>, acceptablePowerReduction: Scaled<UInt8>
        ) {
            self.limits = limits
            self.delta = delta
            self.txPower = txPower
            self.acceptablePowerReduction = acceptablePowerReduction
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("limits", &limits)
            try coder.field("delta", &delta)
            try coder.field("txPower", &txPower)
            try coder.field("acceptablePowerReduction", &acceptablePowerReduction)
        }
    }

    /// The transmit power has changed (Core specification 5.4, volume 6, part B, 2.4.2.35).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | phy | 1 |
    /// | limits | 1 |
    /// | delta | 1 |
    /// | tx power | 1 |
    public struct PowerChange: FieldCoded, Hashable {
        public var phy = LLPHYSet()
        public var limits = PowerLimits()
        public var delta = Scaled<Int8>(Scale(.decibel))
        public var txPower = Scaled<Int8>(Scale(.decibelMilliwatt))

        public init() {}

        public init(phy: LLPHYSet, limits: PowerLimits, delta: Scaled<Int8>, txPower: Scaled<Int8>) {
            self.phy = phy
            self.limits = limits
            self.delta = delta
            self.txPower = txPower
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("phy", &phy)
            try coder.field("limits", &limits)
            try coder.field("delta", &delta)
            try coder.field("txPower", &txPower)
        }
    }

    /// Whether the power is at an end of its range.
    public struct PowerLimits: WireFlags {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let minimum = PowerLimits(rawValue: 1 << 0)
        public static let maximum = PowerLimits(rawValue: 1 << 1)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "minimum",
            1: "maximum",
        ]
    }

    /// Whether to report the state of channels (Core specification 5.4, volume 6, part B, 2.4.2.37).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | enable | 1 |
    /// | minimum spacing | 1 |
    /// | maximum delay | 1 |
    public struct ChannelReporting: FieldCoded, Hashable {
        public var enable: UInt8 = 0
        public var minimumSpacing = Scaled<UInt8>(Scale(.millisecond, multiplier: 200))
        public var maximumDelay = Scaled<UInt8>(Scale(.millisecond, multiplier: 200))

        public init() {}

        public init(enable: UInt8, minimumSpacing: Scaled<UInt8>, maximumDelay: Scaled<UInt8>) {
            self.enable = enable
            self.minimumSpacing = minimumSpacing
            self.maximumDelay = maximumDelay
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("enable", &enable)
            try coder.field("minimumSpacing", &minimumSpacing)
            try coder.field("maximumDelay", &maximumDelay)
        }
    }

    /// State of the channels, two bits for two of them each (Core specification 5.4, volume 6, part B, 2.4.2.38).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | classification | 10 |
    public struct ChannelStatus: FieldCoded, Hashable {
        public var classification = [UInt8](repeating: 0, count: 10)

        public init() {}

        public init(classification: [UInt8]) {
            self.classification = classification
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.fixedBytes("classification", &classification, count: 10)
        }
    }
}
