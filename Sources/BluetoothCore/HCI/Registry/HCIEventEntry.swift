// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// An event that is known by name, and the codec of its parameters.
public final class HCIEventEntry: Sendable {
    public let code: UInt8
    /// Set for LE events only.
    public let subeventCode: UInt8?
    public let name: StaticString
    /// Whether the layout is described here; the codecs of others take bytes.
    public let isTyped: Bool
    /// Codec of the parameters, behind the subevent code where the event has one.
    public let codec: ValueCodec
    /// Type of the parameters.
    public let type: any HCIParameters.Type

    public init<Event: HCIEvent>(_ event: Event.Type) {
        code = Event.code
        subeventCode = Event.subeventCode
        name = Event.name
        isTyped = true
        type = Event.self
        codec = ValueCodec(
            Event.self, id: "hci.event.\(HCIRegistry.slug(name))", name: "\(name)", source: HCIRegistry.source)
    }

    /// An event of which only the name is known.
    public init(_ code: UInt8, _ subeventCode: UInt8?, _ name: StaticString) {
        self.code = code
        self.subeventCode = subeventCode
        self.name = name
        isTyped = false
        type = HCIOpaqueParameters.self
        codec = ValueCodec(
            HCIOpaqueParameters.self, id: "hci.event.\(HCIRegistry.slug(name))", name: "\(name)",
            source: HCIRegistry.source)
    }
}
