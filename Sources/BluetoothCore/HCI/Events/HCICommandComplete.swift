// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// Command Complete, 7.7.14: what a command returned.
///
/// | field | bytes | present |
/// |---|---|---|
/// | numHCICommandPackets | 1 | always; how many commands the host may send now |
/// | commandOpcode | 2 | always |
/// | failure | 1 | where a controller returned an error code and left out the other return parameters |
/// | returnParameters | the rest | otherwise; its fields follow from the opcode, bytes where that is not known |
/// | surplus | the rest | bytes behind the return parameters that are known |
public struct HCICommandComplete: HCIEvent {
    public static var code: UInt8 { 0x0e }
    public static var name: StaticString { "Command Complete" }

    public var numHCICommandPackets: UInt8 = 1
    public var commandOpcode = HCIOpcode()
    /// The only return parameter of a command that failed, where it should have returned more.
    public var failure: HCIStatus?
    /// The return parameters as they are on the wire, empty if there is a `failure`.
    public var returnParameters: [UInt8] = []
    /// What followed the return parameters.
    public var surplus: [UInt8] = []

    public init() {}

    /// The answer to a command.
    public init<Command: HCICommand>(
        _ command: Command.Type, returning values: Command.ReturnParameters, numHCICommandPackets: UInt8 = 1
    ) {
        self.numHCICommandPackets = numHCICommandPackets
        commandOpcode = Command.opcode
        returnParameters = values.encoded()
    }

    /// What `command` returned; nil when this event answers another command or is a failure without further values.
    public func returned<Command: HCICommand>(
        by command: Command.Type
    ) throws(DecodeError) -> Command.ReturnParameters? {
        guard commandOpcode == Command.opcode, failure == nil else { return nil }
        return try Command.ReturnParameters(decoding: returnParameters)
    }

    /// The first return parameter, which is the status for every command of the Core specification.
    public var status: HCIStatus? { failure ?? returnParameters.first.map { HCIStatus(rawValue: $0) } }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("numHCICommandPackets", &numHCICommandPackets)
        try coder.field("commandOpcode", &commandOpcode)
        if let entry = HCIRegistry.command(commandOpcode), entry.isTyped {
            try code(&coder, returned: entry.returnType)
        } else {
            try codeFailure(&coder, if: false)
            if failure == nil { try coder.bytes("returnParameters", &returnParameters) }
        }
        try codeSurplus(&coder)
    }

    private mutating func code<C: FieldCoder & ~Copyable & ~Escapable, Returned: HCIParameters>(
        _ coder: inout C, returned type: Returned.Type
    ) throws(C.Failure) {
        let hasMore = type != HCIStatusReturn.self && type != HCICommandStatusReturn.self
        try codeFailure(&coder, if: hasMore && coder.remaining == 1)
        guard failure == nil else { return }
        var values = Returned()
        if !coder.isReading {
            // Bytes that a user put here and that the layout does not fit stay bytes.
            guard let known = try? Returned(decoding: returnParameters), known.encoded() == returnParameters else {
                return try coder.bytes("returnParameters", &returnParameters)
            }
            values = known
        }
        try coder.group("returnParameters", &values)
        returnParameters = values.encoded()
    }

    private mutating func codeFailure<C: FieldCoder & ~Copyable & ~Escapable>(
        _ coder: inout C, if isAlone: Bool
    ) throws(C.Failure) {
        try coder.optional("failure", &failure, if: isAlone)
        guard let failure else { return }
        if coder.isReading { returnParameters = [] }
        try coder.expect(!failure.isSuccess, "failure", "return parameters are missing although the command succeeded")
    }

    private mutating func codeSurplus<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        guard coder.isPresent("surplus", exists: !surplus.isEmpty, flag: (coder.remaining ?? 0) > 0) else {
            surplus = []
            return
        }
        try coder.expect(false, "surplus", "bytes follow the return parameters")
        try coder.bytes("surplus", &surplus)
    }
}
