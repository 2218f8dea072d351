// SPDX-License-Identifier: Apache-2.0

/// Where the parameters of a command or an event lie in its packet, found without reading them.
public struct HCIPacketHeader: Sendable, Hashable {
    /// Parameters for the codec of the registry: an LE event's start behind its subevent code.
    public var parameters: Range<Int>
    /// Length that the packet declares; a capture may hold less.
    public var declaredLength: Int
    /// Of a command; nil for events.
    public var opcode: HCIOpcode?
    /// Of an event; 0 for commands.
    public var eventCode: UInt8 = 0
    /// Of an LE event.
    public var subeventCode: UInt8?

    /// Reads the header of the command packet behind the H4 type byte; nil when there are less than three bytes.
    public static func parse(command bytes: Span<UInt8>) -> HCIPacketHeader? {
        guard bytes.count >= 3 else { return nil }
        let length = Int(bytes[2])
        return HCIPacketHeader(
            parameters: 3..<min(bytes.count, 3 + length), declaredLength: length,
            opcode: HCIOpcode(rawValue: UInt16(bytes[0]) | UInt16(bytes[1]) << 8))
    }

    /// Reads the header of the event packet behind the H4 type byte; nil when there are less than two bytes.
    public static func parse(event bytes: Span<UInt8>) -> HCIPacketHeader? {
        guard bytes.count >= 2 else { return nil }
        let length = Int(bytes[1])
        var header = HCIPacketHeader(parameters: 2..<min(bytes.count, 2 + length), declaredLength: length)
        header.eventCode = bytes[0]
        if bytes[0] == 0x3e, !header.parameters.isEmpty {
            header.subeventCode = bytes[2]
            header.parameters = 3..<header.parameters.upperBound
        }
        return header
    }
}
