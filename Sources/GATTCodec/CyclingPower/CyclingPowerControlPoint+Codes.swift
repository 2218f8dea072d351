// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension CyclingPowerControlPoint {
    /// Op codes of the Cycling Power Control Point.
    public struct OpCode: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let setCumulativeValue = OpCode(rawValue: 1)
        public static let updateSensorLocation = OpCode(rawValue: 2)
        public static let requestSupportedSensorLocations = OpCode(rawValue: 3)
        public static let setCrankLength = OpCode(rawValue: 4)
        public static let requestCrankLength = OpCode(rawValue: 5)
        public static let setChainLength = OpCode(rawValue: 6)
        public static let requestChainLength = OpCode(rawValue: 7)
        public static let setChainWeight = OpCode(rawValue: 8)
        public static let requestChainWeight = OpCode(rawValue: 9)
        public static let setSpanLength = OpCode(rawValue: 10)
        public static let requestSpanLength = OpCode(rawValue: 11)
        public static let startOffsetCompensation = OpCode(rawValue: 12)
        public static let maskMeasurementContent = OpCode(rawValue: 13)
        public static let requestSamplingRate = OpCode(rawValue: 14)
        public static let requestFactoryCalibrationDate = OpCode(rawValue: 15)
        public static let startEnhancedOffsetCompensation = OpCode(rawValue: 16)
        public static let response = OpCode(rawValue: 32)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            1: "setCumulativeValue", 2: "updateSensorLocation", 3: "requestSupportedSensorLocations",
            4: "setCrankLength", 5: "requestCrankLength", 6: "setChainLength", 7: "requestChainLength",
            8: "setChainWeight", 9: "requestChainWeight", 10: "setSpanLength", 11: "requestSpanLength",
            12: "startOffsetCompensation", 13: "maskMeasurementContent", 14: "requestSamplingRate",
            15: "requestFactoryCalibrationDate", 16: "startEnhancedOffsetCompensation", 32: "response",
        ]
    }

    /// How a request went.
    public struct ResponseCode: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let success = ResponseCode(rawValue: 1)
        public static let opCodeNotSupported = ResponseCode(rawValue: 2)
        public static let invalidParameter = ResponseCode(rawValue: 3)
        public static let operationFailed = ResponseCode(rawValue: 4)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            1: "success", 2: "opCodeNotSupported", 3: "invalidParameter", 4: "operationFailed",
        ]
    }
}

/// Fields of a measurement to leave out (Cycling Power Service 1.1, 3.8.2).
public struct CyclingPowerContentMask: WireFlags {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let pedalPowerBalance = CyclingPowerContentMask(rawValue: 1 << 0)
    public static let accumulatedTorque = CyclingPowerContentMask(rawValue: 1 << 1)
    public static let wheelRevolutionData = CyclingPowerContentMask(rawValue: 1 << 2)
    public static let crankRevolutionData = CyclingPowerContentMask(rawValue: 1 << 3)
    public static let extremeMagnitudes = CyclingPowerContentMask(rawValue: 1 << 4)
    public static let extremeAngles = CyclingPowerContentMask(rawValue: 1 << 5)
    public static let topDeadSpotAngle = CyclingPowerContentMask(rawValue: 1 << 6)
    public static let bottomDeadSpotAngle = CyclingPowerContentMask(rawValue: 1 << 7)
    public static let accumulatedEnergy = CyclingPowerContentMask(rawValue: 1 << 8)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "pedalPowerBalance", 1: "accumulatedTorque", 2: "wheelRevolutionData", 3: "crankRevolutionData",
        4: "extremeMagnitudes", 5: "extremeAngles", 6: "topDeadSpotAngle", 7: "bottomDeadSpotAngle",
        8: "accumulatedEnergy",
    ]
}

/// What the manufacturer adds to the response to an enhanced offset compensation (Cycling Power Service 1.1, 3.8.2):
/// company id u16, count of bytes u8, bytes.
public struct OffsetCompensationManufacturerData: FieldCoded, Hashable {
    /// Company identifier of the assigned numbers.
    public var company: UInt16 = 0
    public var data: [UInt8] = []

    public init() {}

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        if !coder.isReading { data = Array(data.prefix(255)) }
        try coder.field("company", &company)
        var count = UInt8(truncatingIfNeeded: data.count)
        try coder.field("count", &count)
        try coder.bytes("data", &data, count: Int(count))
    }
}
