// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension L2CAPCommand {
    /// Proposes options for one direction of a channel (Core specification 5.4, volume 3, part A, 4.4).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | destination cID | 2 |
    /// | flags | 2 |
    /// | options | to the end |
    public struct ConfigurationRequest: FieldCoded, Hashable {
        public var destinationCID: UInt16 = 0
        public var flags = ConfigurationFlags()
        public var options: [L2CAPConfigurationOption] = []

        public init() {}

        public init(destinationCID: UInt16, flags: ConfigurationFlags, options: [L2CAPConfigurationOption]) {
            self.destinationCID = destinationCID
            self.flags = flags
            self.options = options
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("destinationCID", &destinationCID)
            try coder.field("flags", &flags)
            try coder.list("options", &options)
        }
    }

    /// Accepts options or proposes others (Core specification 5.4, volume 3, part A, 4.5).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | source cID | 2 |
    /// | flags | 2 |
    /// | result | 2 |
    /// | options | to the end |
    public struct ConfigurationResponse: FieldCoded, Hashable {
        public var sourceCID: UInt16 = 0
        public var flags = ConfigurationFlags()
        public var result = ConfigurationResult()
        public var options: [L2CAPConfigurationOption] = []

        public init() {}

        public init(
            sourceCID: UInt16, flags: ConfigurationFlags, result: ConfigurationResult,
            options:
                [L2CAPConfigurationOption]
        ) {
            self.sourceCID = sourceCID
            self.flags = flags
            self.result = result
            self.options = options
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.hex("sourceCID", &sourceCID)
            try coder.field("flags", &flags)
            try coder.field("result", &result)
            try coder.list("options", &options)
        }
    }

    /// Flags of a configuration packet.
    public struct ConfigurationFlags: WireFlags {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        /// More options follow in another packet.
        public static let continuation = ConfigurationFlags(rawValue: 1 << 0)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "continuation"
        ]
    }

    /// What becomes of proposed options.
    public struct ConfigurationResult: WireEnumeration {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let success = ConfigurationResult(rawValue: 0x0000)
        public static let unacceptableParameters = ConfigurationResult(rawValue: 0x0001)
        public static let rejected = ConfigurationResult(rawValue: 0x0002)
        public static let unknownOptions = ConfigurationResult(rawValue: 0x0003)
        public static let pending = ConfigurationResult(rawValue: 0x0004)
        public static let flowSpecRejected = ConfigurationResult(rawValue: 0x0005)

        public static let names: KeyValuePairs<UInt16, StaticString> = [
            0x0000: "success",
            0x0001: "unacceptableParameters",
            0x0002: "rejected",
            0x0003: "unknownOptions",
            0x0004: "pending",
            0x0005: "flowSpecRejected",
        ]
    }
}
