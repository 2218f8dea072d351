// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A command that is known by name: its codecs and which event answers it.
public final class HCICommandEntry: Sendable {
    public let opcode: HCIOpcode
    public let name: StaticString
    public let answer: HCIAnswer
    /// Whether the layout is described here; the codecs of others take bytes.
    public let isTyped: Bool
    /// Codec of the parameters, behind opcode and length.
    public let codec: ValueCodec
    /// Codec of the return parameters, behind the opcode in Command Complete.
    public let returnCodec: ValueCodec
    /// Type of the parameters.
    public let type: any HCIParameters.Type
    /// Type of the return parameters.
    public let returnType: any HCIParameters.Type

    public init<Command: HCICommand>(_ command: Command.Type) {
        opcode = Command.opcode
        name = Command.name
        answer = Command.answer
        isTyped = true
        type = Command.self
        returnType = Command.ReturnParameters.self
        let slug = HCIRegistry.slug(Command.name)
        codec = ValueCodec(Command.self, id: "hci.\(slug)", name: "\(name)", source: HCIRegistry.source)
        returnCodec = ValueCodec(
            Command.ReturnParameters.self, id: "hci.return.\(slug)", name: "\(name)", source: HCIRegistry.source)
    }

    /// A command of which only the name is known.
    public init(_ opcode: HCIOpcode, _ name: StaticString) {
        self.opcode = opcode
        self.name = name
        answer = .complete
        isTyped = false
        type = HCIOpaqueParameters.self
        returnType = HCIOpaqueParameters.self
        let slug = HCIRegistry.slug(name)
        codec = ValueCodec(HCIOpaqueParameters.self, id: "hci.\(slug)", name: "\(name)", source: HCIRegistry.source)
        returnCodec = ValueCodec(
            HCIOpaqueParameters.self, id: "hci.return.\(slug)", name: "\(name)", source: HCIRegistry.source)
    }
}
