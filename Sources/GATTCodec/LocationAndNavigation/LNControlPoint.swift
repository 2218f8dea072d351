// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// LN Control Point, 0x2A6B.
///
/// | field | bytes | present |
/// |---|---|---|
/// | op code | 1 | always |
/// | request op code, response code | 1 + 1 | response |
/// | total distance, 0.1 m | 3 | set cumulative value |
/// | content mask | 2 | mask content |
/// | navigation control | 1 | navigation control |
/// | number of routes | 2 | response to request number of routes |
/// | route number | 2 | request name of route, select route |
/// | route name | to the end | response to request name of route |
/// | fix rate, s | 1 | set fix rate |
/// | elevation, 0.01 m | 3 | set elevation |
/// | parameter | to the end | op codes that are not known, responses other than success |
public struct LNControlPoint: CharacteristicValue {
    public static var uuid: UInt16 { 0x2a6b }
    public static var name: StaticString { "LN Control Point" }
    public static var source: StaticString { "Location and Navigation Service 1.0, 3.4" }

    public var opCode = OpCode()
    /// The request that a response answers.
    public var requestOpCode: OpCode?
    public var responseCode: ResponseCode?
    public var totalDistance: Scaled<UInt24>?
    public var contentMask: LNContentMask?
    public var navigationControl: NavigationControl?
    public var numberOfRoutes: Scaled<UInt16>?
    public var routeNumber: Scaled<UInt16>?
    public var routeName: UTF8Text?
    public var fixRate: Scaled<UInt8>?
    public var elevation: Scaled<Int24>?
    /// What follows an op code that is not known, or a response other than success.
    public var parameter: [UInt8] = []

    public init() {}
    public init(_ opCode: OpCode) { self.opCode = opCode }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("opCode", &opCode)
        let isResponse = opCode == .response
        try coder.optional("requestOpCode", &requestOpCode, if: isResponse)
        try coder.optional("responseCode", &responseCode, if: isResponse)
        let answered = isResponse && responseCode == .success ? requestOpCode : nil
        try coder.optional(
            "totalDistance", &totalDistance, if: opCode == .setCumulativeValue, blank: Scaled(.tenthMetre))
        try coder.optional("contentMask", &contentMask, if: opCode == .maskContent)
        try coder.optional("navigationControl", &navigationControl, if: opCode == .navigationControl)
        try coder.optional(
            "numberOfRoutes", &numberOfRoutes, if: answered == .requestNumberOfRoutes, blank: Scaled(Scale()))
        try coder.optional(
            "routeNumber", &routeNumber, if: opCode == .requestNameOfRoute || opCode == .selectRoute,
            blank: Scaled(Scale()))
        try coder.optionalText("routeName", &routeName, if: answered == .requestNameOfRoute)
        try coder.optional("fixRate", &fixRate, if: opCode == .setFixRate, blank: Scaled(Scale(.second)))
        try coder.optional("elevation", &elevation, if: opCode == .setElevation, blank: Scaled(.hundredthMetre))
        let isOpaque = isResponse ? responseCode != .success || requestOpCode?.name == nil : opCode.name == nil
        try coder.rest("parameter", &parameter, if: isOpaque)
    }
}
