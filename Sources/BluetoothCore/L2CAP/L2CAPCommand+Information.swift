// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension L2CAPCommand {
    /// Data that comes back, perhaps changed (Core specification 5.4, volume 3, part A, 4.8, 4.9).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | data | the rest |
    public struct Echo: FieldCoded, Hashable {
        public var data: [UInt8] = []

        public init() {}

        public init(data: [UInt8]) {
            self.data = data
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.bytes("data", &data)
        }
    }

    /// Asks what the other side can do (Core specification 5.4, volume 3, part A, 4.10).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | info type | 2 |
    public struct InformationRequest: FieldCoded, Hashable {
        public var infoType = InformationType()

        public init() {}

        public init(infoType: InformationType) {
            self.infoType = infoType
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            try coder.field("infoType", &infoType)
        }
    }

    /// Says what the sender can do (Core specification 5.4, volume 3, part A, 4.11).
    ///
    /// | field | bytes |
    /// |---|---|
    /// | info type | 2 |
    /// | result | 2 |
    /// | connectionless mTU | 2 with type 1 |
    /// | extended features | 4 with type 2 |
    /// | fixed channels | 8 with type 3 |
    public struct InformationResponse: FieldCoded, Hashable {
        public var infoType = InformationType()
        public var result = InformationResult()
        public var connectionlessMTU: UInt16?
        public var extendedFeatures: ExtendedFeatures?
        public var fixedChannels: FixedChannels?

        public init() {}

        public init(
            infoType: InformationType, result: InformationResult, connectionlessMTU: UInt16? = nil,
            extendedFeatures:
                ExtendedFeatures? = nil, fixedChannels: FixedChannels? = nil
        ) {
            self.infoType = infoType
            self.result = result
            self.connectionlessMTU = connectionlessMTU
            self.extendedFeatures = extendedFeatures
            self.fixedChannels = fixedChannels
        }

        public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
            if !coder.isReading { settle() }
            try coder.field("infoType", &infoType)
            try coder.field("result", &result)
            let hasData = result == .success
            try coder.optional("connectionlessMTU", &connectionlessMTU, if: hasData && infoType == .connectionlessMTU)
            try coder.optional("extendedFeatures", &extendedFeatures, if: hasData && infoType == .extendedFeatures)
            try coder.optional("fixedChannels", &fixedChannels, if: hasData && infoType == .fixedChannels)
        }

        /// Type and result say which of the others are there.
        private mutating func settle() {
            let type = result == .success ? infoType : InformationType()
            connectionlessMTU = type == .connectionlessMTU ? connectionlessMTU ?? 0 : nil
            extendedFeatures = type == .extendedFeatures ? extendedFeatures ?? [] : nil
            fixedChannels = type == .fixedChannels ? fixedChannels ?? [] : nil
        }
    }

    /// What an information request asks for.
    public struct InformationType: WireEnumeration {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let connectionlessMTU = InformationType(rawValue: 0x0001)
        public static let extendedFeatures = InformationType(rawValue: 0x0002)
        public static let fixedChannels = InformationType(rawValue: 0x0003)

        public static let names: KeyValuePairs<UInt16, StaticString> = [
            0x0001: "connectionlessMTU",
            0x0002: "extendedFeatures",
            0x0003: "fixedChannels",
        ]
    }

    /// Whether there is an answer.
    public struct InformationResult: WireEnumeration {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }

        public static let success = InformationResult(rawValue: 0x0000)
        public static let notSupported = InformationResult(rawValue: 0x0001)

        public static let names: KeyValuePairs<UInt16, StaticString> = [
            0x0000: "success",
            0x0001: "notSupported",
        ]
    }

    /// Features of L2CAP (Core specification 5.4, volume 3, part A, 4.12).
    public struct ExtendedFeatures: WireFlags {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        public static let flowControlMode = ExtendedFeatures(rawValue: 1 << 0)
        public static let retransmissionMode = ExtendedFeatures(rawValue: 1 << 1)
        public static let bidirectionalQoS = ExtendedFeatures(rawValue: 1 << 2)
        public static let enhancedRetransmissionMode = ExtendedFeatures(rawValue: 1 << 3)
        public static let streamingMode = ExtendedFeatures(rawValue: 1 << 4)
        public static let fcsOption = ExtendedFeatures(rawValue: 1 << 5)
        public static let extendedFlowSpecification = ExtendedFeatures(rawValue: 1 << 6)
        public static let fixedChannels = ExtendedFeatures(rawValue: 1 << 7)
        public static let extendedWindowSize = ExtendedFeatures(rawValue: 1 << 8)
        public static let unicastConnectionlessReception = ExtendedFeatures(rawValue: 1 << 9)
        public static let enhancedCreditBasedFlowControl = ExtendedFeatures(rawValue: 1 << 10)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            0: "flowControlMode",
            1: "retransmissionMode",
            2: "bidirectionalQoS",
            3: "enhancedRetransmissionMode",
            4: "streamingMode",
            5: "fcsOption",
            6: "extendedFlowSpecification",
            7: "fixedChannels",
            8: "extendedWindowSize",
            9: "unicastConnectionlessReception",
            10: "enhancedCreditBasedFlowControl",
        ]
    }

    /// Fixed channels (Core specification 5.4, volume 3, part A, 4.13): bit n stands for channel n.
    public struct FixedChannels: WireFlags {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }

        public static let signalling = FixedChannels(rawValue: 1 << 1)
        public static let connectionless = FixedChannels(rawValue: 1 << 2)
        public static let ampManager = FixedChannels(rawValue: 1 << 3)
        public static let brEdrSecurityManager = FixedChannels(rawValue: 1 << 7)
        public static let ampTestManager = FixedChannels(rawValue: 1 << 63)

        public static let bits: KeyValuePairs<Int, StaticString> = [
            1: "signalling",
            2: "connectionless",
            3: "ampManager",
            7: "brEdrSecurityManager",
            63: "ampTestManager",
        ]
    }
}
