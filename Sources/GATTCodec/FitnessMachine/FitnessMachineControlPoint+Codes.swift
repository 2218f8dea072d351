// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension FitnessMachineControlPoint {
    /// Op codes of the Fitness Machine Control Point.
    public struct OpCode: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let requestControl = OpCode(rawValue: 0)
        public static let reset = OpCode(rawValue: 1)
        public static let setTargetSpeed = OpCode(rawValue: 2)
        public static let setTargetInclination = OpCode(rawValue: 3)
        public static let setTargetResistanceLevel = OpCode(rawValue: 4)
        public static let setTargetPower = OpCode(rawValue: 5)
        public static let setTargetHeartRate = OpCode(rawValue: 6)
        public static let startOrResume = OpCode(rawValue: 7)
        public static let stopOrPause = OpCode(rawValue: 8)
        public static let setTargetedExpendedEnergy = OpCode(rawValue: 9)
        public static let setTargetedNumberOfSteps = OpCode(rawValue: 10)
        public static let setTargetedNumberOfStrides = OpCode(rawValue: 11)
        public static let setTargetedDistance = OpCode(rawValue: 12)
        public static let setTargetedTrainingTime = OpCode(rawValue: 13)
        public static let setTargetedTimeInTwoHeartRateZones = OpCode(rawValue: 14)
        public static let setTargetedTimeInThreeHeartRateZones = OpCode(rawValue: 15)
        public static let setTargetedTimeInFiveHeartRateZones = OpCode(rawValue: 16)
        public static let setIndoorBikeSimulation = OpCode(rawValue: 17)
        public static let setWheelCircumference = OpCode(rawValue: 18)
        public static let spinDownControl = OpCode(rawValue: 19)
        public static let setTargetedCadence = OpCode(rawValue: 20)
        public static let response = OpCode(rawValue: 128)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            0: "requestControl", 1: "reset", 2: "setTargetSpeed", 3: "setTargetInclination",
            4: "setTargetResistanceLevel", 5: "setTargetPower", 6: "setTargetHeartRate", 7: "startOrResume",
            8: "stopOrPause", 9: "setTargetedExpendedEnergy", 10: "setTargetedNumberOfSteps",
            11: "setTargetedNumberOfStrides", 12: "setTargetedDistance", 13: "setTargetedTrainingTime",
            14: "setTargetedTimeInTwoHeartRateZones", 15: "setTargetedTimeInThreeHeartRateZones",
            16: "setTargetedTimeInFiveHeartRateZones", 17: "setIndoorBikeSimulation", 18: "setWheelCircumference",
            19: "spinDownControl", 20: "setTargetedCadence", 128: "response",
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
        public static let controlNotPermitted = ResponseCode(rawValue: 5)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            1: "success", 2: "opCodeNotSupported", 3: "invalidParameter", 4: "operationFailed",
            5: "controlNotPermitted",
        ]
    }
}

/// What Stop or Pause asks for, or what a user did.
public struct StopOrPause: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let stop = StopOrPause(rawValue: 1)
    public static let pause = StopOrPause(rawValue: 2)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        1: "stop", 2: "pause",
    ]
}

/// What Spin Down Control asks for.
public struct SpinDownCommand: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let start = SpinDownCommand(rawValue: 1)
    public static let ignore = SpinDownCommand(rawValue: 2)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        1: "start", 2: "ignore",
    ]
}
