// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
internal import FieldCoding

/// A packet of the UART transport H4: a type byte and the packet (Core specification 5.4, volume 4, part A, 2).
public enum HCIPacket: Sendable, Hashable {
    case command(HCICommandPacket)
    case acl(HCIACLPacket)
    case synchronous(HCISynchronousPacket)
    case event(HCIEventPacket)
    case iso(HCIISOPacket)
    /// A type that the specification does not name, and what followed it.
    case unknown(type: UInt8, bytes: [UInt8])

    /// Reads a packet that takes all of `bytes`, its type byte first.
    ///
    /// - Parameter oddities: what a lenient decode accepted although it is forbidden, trailing bytes among it.
    /// - Throws: `DecodeError` when there is no type byte or the packet ends before its length says.
    public init(
        decoding bytes: Span<UInt8>, policy: DecodePolicy = .lenient, oddities: inout [DecodeError]
    ) throws(DecodeError) {
        var reader = ByteReader(bytes, policy: policy)
        let type = try reader.readUInt8()
        switch type {
        case 1: self = .command(try HCICommandPacket(decoding: &reader))
        case 2: self = .acl(try HCIACLPacket(decoding: &reader))
        case 3: self = .synchronous(try HCISynchronousPacket(decoding: &reader))
        case 4: self = .event(try HCIEventPacket(decoding: &reader))
        case 5: self = .iso(try HCIISOPacket(decoding: &reader))
        default: self = .unknown(type: type, bytes: reader.readRemainingBytes())
        }
        try reader.expectEnd()
        oddities = reader.oddities
    }

    /// Reads a packet that takes all of `bytes`, its type byte first.
    public init(decoding bytes: [UInt8], policy: DecodePolicy = .lenient) throws(DecodeError) {
        var oddities: [DecodeError] = []
        try self.init(decoding: bytes.span, policy: policy, oddities: &oddities)
    }

    public init<Command: HCICommand>(_ command: Command) { self = .command(HCICommandPacket(command)) }

    @_disfavoredOverload
    public init<Event: HCIEvent>(_ event: Event) { self = .event(HCIEventPacket(event)) }

    /// The H4 type byte.
    public var type: UInt8 {
        switch self {
        case .command: 1
        case .acl: 2
        case .synchronous: 3
        case .event: 4
        case .iso: 5
        case .unknown(let type, _): type
        }
    }

    /// Appends the type byte and the packet.
    public func encode(into writer: inout ByteWriter) {
        writer.write(type)
        switch self {
        case .command(let packet): packet.encode(into: &writer)
        case .acl(let packet): packet.encode(into: &writer)
        case .synchronous(let packet): packet.encode(into: &writer)
        case .event(let packet): packet.encode(into: &writer)
        case .iso(let packet): packet.encode(into: &writer)
        case .unknown(_, let bytes): writer.write(bytes)
        }
    }

    /// The type byte and the packet.
    public func encoded() -> [UInt8] {
        var writer = ByteWriter()
        encode(into: &writer)
        return writer.bytes
    }
}
