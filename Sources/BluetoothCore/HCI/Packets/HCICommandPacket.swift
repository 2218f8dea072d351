// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// A command as hosts send it (Core specification 5.4, volume 4, part E, 5.4.1).
///
/// Bytes: opcode 2, parameterLength 1, parameters as many as that says.
public struct HCICommandPacket: HCIParameters, Hashable {
    public var opcode = HCIOpcode()
    /// At most 255 bytes are sent.
    public var parameters: [UInt8] = []

    public init() {}

    public init(opcode: HCIOpcode, parameters: [UInt8] = []) {
        self.opcode = opcode
        self.parameters = parameters
    }

    public init<Command: HCICommand>(_ command: Command) {
        self.init(opcode: Command.opcode, parameters: command.encoded())
    }

    /// The command's parameters; nil for another command.
    public func decoded<Command: HCICommand>(as type: Command.Type) throws(DecodeError) -> Command? {
        opcode == Command.opcode ? try Command(decoding: parameters) : nil
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("opcode", &opcode)
        try coder.countedBytes("parameterLength", "parameters", &parameters)
    }
}
