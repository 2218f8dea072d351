// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import FieldCoding
import Testing

@Suite struct HCIRegistryTests {
    @Test func numbersAndNamesAreUnique() {
        let opcodes = HCIRegistry.commands.map(\.opcode)
        #expect(Set(opcodes).count == opcodes.count)
        #expect(Set(HCIRegistry.commands.map { "\($0.name)" }).count == opcodes.count)
        let ids =
            HCIRegistry.commands.flatMap { [$0.codec.id, $0.returnCodec.id] } + HCIRegistry.events.map(\.codec.id)
            + MonitorRegistry.entries.map(\.codec.id)
        #expect(Set(ids).count == ids.count)
        #expect(opcodes.count > 300)
        #expect(HCIRegistry.events.count > 90)
    }

    @Test func everythingIsFound() {
        for entry in HCIRegistry.commands {
            #expect(HCIRegistry.command(entry.opcode) === entry)
            #expect("\(entry.opcode.name ?? "")" == "\(entry.name)")
        }
        for entry in HCIRegistry.events {
            #expect(HCIRegistry.eventEntry(entry.code, subevent: entry.subeventCode) === entry)
        }
        #expect(HCIRegistry.command(0xffff) == nil)
        #expect(HCIRegistry.event(0x3e) == nil)
        #expect(HCIRegistry.event(0x3e, subevent: 0xfe) == nil)
        #expect(HCIRegistry.event(0xaa) == nil)
        // The subevent code means something for LE Meta only.
        #expect(HCIRegistry.event(0x05, subevent: 9)?.name == "Disconnection Complete")
    }

    @Test func answers() {
        #expect(HCIRegistry.command(HCIReset.opcode)?.answer == .complete)
        #expect(HCIRegistry.command(HCILECreateConnection.opcode)?.answer == .status)
        #expect(HCIRegistry.command(HCIHostNumberOfCompletedPackets.opcode)?.answer == HCIAnswer.none)
    }

    @Test func namesAreThoseOfTheSpecification() {
        #expect("\(HCIOpcode(rawValue: 0x2041).name ?? "")" == "LE Set Extended Scan Parameters")
        #expect("\(HCIOpcode(rawValue: 0xfd57).name ?? "")" == "LE APCF")
        #expect(HCIOpcode(rawValue: 0x2041).description == "LE Set Extended Scan Parameters (0x2041)")
        #expect(HCIOpcode(rawValue: 0xfc17).description == "0xfc17")
        #expect(HCIRegistry.event(0x3e, subevent: 0x0a)?.name == "LE Enhanced Connection Complete")
        #expect(HCIOpcode(ogf: 8, ocf: 0x41) == 0x2041)
    }

    /// Bits of volume 4, part E, 6.27.
    @Test func supportedCommands() {
        var commands = HCISupportedCommands([HCIReset.opcode, HCILESetEventMask.opcode, HCILESetHostFeature.opcode])
        #expect(commands.bytes[5] == 0x80)
        #expect(commands.bytes[25] == 0x01)
        #expect(commands.bytes[44] == 0x02)
        #expect(commands.contains(HCIReset.opcode))
        #expect(!commands.contains(HCIInquiry.opcode))
        #expect(commands.opcodes == [HCIReset.opcode, HCILESetEventMask.opcode, HCILESetHostFeature.opcode])
        commands.remove(HCIReset.opcode)
        #expect(commands.bytes[5] == 0)
        commands.insert(0xfc00)
        #expect(commands.opcodes.count == 2)
        for bit in 0..<512 {
            guard let opcode = HCISupportedCommands.opcode(ofBit: bit) else { continue }
            #expect(HCISupportedCommands.bit(of: opcode) == bit)
            #expect(opcode.name != nil, "\(opcode)")
        }
    }

    @Test func errorCodes() {
        #expect(HCIStatus.names.count == 69)
        #expect("\(HCIStatus(rawValue: 0x3e).name ?? "")" == "connectionFailedToBeEstablished")
        #expect(HCIStatus(rawValue: 0x2b).name == nil)
    }
}
