// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The records of the Linux Bluetooth monitor that are not HCI packets, by their opcode.
public enum MonitorRegistry {
    /// Opcode and codec, by opcode.
    public static let entries: [(opcode: UInt16, codec: ValueCodec)] = [
        entry(MonitorNewIndex.self), entry(MonitorDeleteIndex.self), entry(MonitorOpenIndex.self),
        entry(MonitorCloseIndex.self), entry(MonitorIndexInformation.self), entry(MonitorVendorDiagnostic.self),
        entry(MonitorSystemNote.self), entry(MonitorUserLogging.self), entry(MonitorControlOpen.self),
        entry(MonitorControlClose.self), entry(MonitorControlCommand.self), entry(MonitorControlEvent.self),
    ]

    /// The codec of a record's bytes; nil for HCI packets (opcodes 2 to 7, 18 and 19) and unknown opcodes.
    public static func codec(for opcode: UInt16) -> ValueCodec? {
        for entry in entries where entry.opcode == opcode { return entry.codec }
        return nil
    }

    private static func entry<Record: MonitorRecord>(_ type: Record.Type) -> (opcode: UInt16, codec: ValueCodec) {
        (
            Record.opcode,
            ValueCodec(
                Record.self, id: "monitor.\(HCIRegistry.slug(Record.name))", name: "\(Record.name)",
                source: "BlueZ, doc/btsnoop-protocol")
        )
    }
}

/// A record of the Linux Bluetooth monitor that is not an HCI packet.
public protocol MonitorRecord: HCIParameters {
    static var opcode: UInt16 { get }
    static var name: StaticString { get }
}
