// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension LNControlPoint {
    /// Op codes of the LN Control Point.
    public struct OpCode: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let setCumulativeValue = OpCode(rawValue: 1)
        public static let maskContent = OpCode(rawValue: 2)
        public static let navigationControl = OpCode(rawValue: 3)
        public static let requestNumberOfRoutes = OpCode(rawValue: 4)
        public static let requestNameOfRoute = OpCode(rawValue: 5)
        public static let selectRoute = OpCode(rawValue: 6)
        public static let setFixRate = OpCode(rawValue: 7)
        public static let setElevation = OpCode(rawValue: 8)
        public static let response = OpCode(rawValue: 32)

        public static let names: KeyValuePairs<UInt8, StaticString> = [
            1: "setCumulativeValue", 2: "maskContent", 3: "navigationControl", 4: "requestNumberOfRoutes",
            5: "requestNameOfRoute", 6: "selectRoute", 7: "setFixRate", 8: "setElevation", 32: "response",
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

/// Fields of Location and Speed to leave out.
public struct LNContentMask: WireFlags {
    public let rawValue: UInt16
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let instantaneousSpeed = LNContentMask(rawValue: 1 << 0)
    public static let totalDistance = LNContentMask(rawValue: 1 << 1)
    public static let location = LNContentMask(rawValue: 1 << 2)
    public static let elevation = LNContentMask(rawValue: 1 << 3)
    public static let heading = LNContentMask(rawValue: 1 << 4)
    public static let rollingTime = LNContentMask(rawValue: 1 << 5)
    public static let utcTime = LNContentMask(rawValue: 1 << 6)

    public static let bits: KeyValuePairs<Int, StaticString> = [
        0: "instantaneousSpeed", 1: "totalDistance", 2: "location", 3: "elevation", 4: "heading", 5: "rollingTime",
        6: "utcTime",
    ]
}

/// What navigation is to do.
public struct NavigationControl: WireEnumeration {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let stop = NavigationControl(rawValue: 0)
    public static let start = NavigationControl(rawValue: 1)
    public static let pause = NavigationControl(rawValue: 2)
    public static let resume = NavigationControl(rawValue: 3)
    public static let skipWaypoint = NavigationControl(rawValue: 4)
    public static let selectNearestWaypoint = NavigationControl(rawValue: 5)

    public static let names: KeyValuePairs<UInt8, StaticString> = [
        0: "stop", 1: "start", 2: "pause", 3: "resume", 4: "skipWaypoint", 5: "selectNearestWaypoint",
    ]
}
