// SPDX-License-Identifier: Apache-2.0

/// What the payload of a record is, after its link header is taken off.
public enum PacketKind: UInt8, Sendable, Hashable {
    /// HCI command packet, from its opcode on.
    case command = 1
    /// HCI ACL data packet, from its handle on.
    case acl = 2
    /// HCI synchronous data packet, from its handle on.
    case sco = 3
    /// HCI event packet, from its event code on.
    case event = 4
    /// HCI isochronous data packet, from its handle on.
    case iso = 5
    /// LE link layer packet, from its access address on (address, header, payload, CRC).
    case linkLayer = 16
    /// Linux monitor record other than HCI traffic; `CaptureRecord.opcode` says which.
    case monitor = 17
    /// Text or another record of the recorder itself (PacketLogger notes, vendor types).
    case note = 18
    /// Bytes of a kind that the file does not name.
    case unknown = 255
}
