// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import Testing

@Suite struct HCIPacketTests {
    private func packet(_ hex: String) throws -> HCIPacket {
        let bytes = try Hex.bytes(hex)
        let packet = try HCIPacket(decoding: bytes, policy: .strict)
        #expect(packet.encoded() == bytes)
        return packet
    }

    /// Volume 4, part E, 5.4.1: opcode, length, parameters.
    @Test func command() throws {
        let built = HCIPacket(
            HCILESetScanEnable {
                $0.leScanEnable = .enabled
                $0.filterDuplicates = .disabled
            })
        #expect(built == (try packet("010c20020100")))
        guard case .command(let command) = built else { return }
        #expect(command.opcode.ogf == 8)
        #expect(command.opcode.ocf == 0x0c)
        let decoded = try command.decoded(as: HCILESetScanEnable.self)
        #expect(decoded?.leScanEnable == .enabled)
        let other = try command.decoded(as: HCIReset.self)
        #expect(other == nil)
    }

    @Test func event() throws {
        let built = HCIPacket(HCILELongTermKeyRequest { $0.connectionHandle = 0x40 })
        #expect(built == (try packet("043e0d05400000000000000000000000")))
        guard case .event(let event) = built else { return }
        #expect(event.subeventCode == 5)
        #expect(try event.decoded(as: HCILELongTermKeyRequest.self)?.connectionHandle == 0x40)
        #expect(try event.decoded(as: HCILEScanTimeout.self) == nil)
    }

    /// 5.4.2: handle 0x040, first flushable part, 7 bytes.
    @Test func acl() throws {
        guard case .acl(let acl) = try packet("02402007000300040002f700") else { return }
        #expect(acl.handle == 0x40)
        #expect(acl.boundary == .firstFlushable)
        #expect(acl.broadcast == 0)
        #expect(acl.data.count == 7)
    }

    @Test func synchronous() throws {
        guard case .synchronous(let data) = try packet("03061002aabb") else { return }
        #expect(data.handle == 6)
        #expect(data.packetStatus == 1)
        #expect(data.data == [0xaa, 0xbb])
    }

    /// 5.4.5: a whole SDU with time stamp; a further part without; a first part with lost data.
    @Test func isochronous() throws {
        guard case .iso(let whole) = try packet("05 60 60 0a 00 01 02 03 04 07 00 02 00 aa bb".filter { $0 != " " })
        else {
            return
        }
        #expect(whole.handle == 0x60)
        #expect(whole.boundary == 2)
        #expect(whole.load.timeStamp == 0x0403_0201)
        #expect(whole.load.header?.sequenceNumber == 7)
        #expect(whole.load.header?.sduLength.value == 2)
        #expect(whole.load.data == [0xaa, 0xbb])
        guard case .iso(let further) = try packet("0560100200aabb") else { return }
        #expect(further.load.header == nil)
        guard case .iso(let first) = try packet("05600004000100 0480".filter { $0 != " " }) else { return }
        #expect(first.load.header?.packetStatus == 2)
        #expect(first.load.header?.sduLength.value == 4)
        for packet in [whole, further, first] {
            #expect(try HCIISOPacket(parsing: JSONValue(parsing: packet.json)) == packet)
        }
        // A length too small for the fields that the flags announce.
        #expect(throws: DecodeError.self) { try HCIPacket(decoding: Hex.bytes("0560600200aabb")) }
    }

    /// Flags follow from the fields, whatever a user put together.
    @Test func isochronousFlagsAreDerived() throws {
        var packet = HCIISOPacket(handle: 1, boundary: 1, load: HCIISOLoad(timeStamp: 9, data: [1]))
        packet.load.header = HCIISOLoad.Header(sequenceNumber: 3, sduLength: 1)
        let again = try HCIISOPacket(decoding: packet.encoded())
        #expect(again.hasTimeStamp)
        #expect(again.startsSDU)
        #expect(again.load == packet.load)
        packet.load.data = [UInt8](repeating: 0, count: 70_000)
        #expect(try HCIISOPacket(decoding: packet.encoded()).load.data.count == 0x3fff - 8)
    }

    @Test func unknownTypesAreKept() throws {
        #expect(try packet("090102") == .unknown(type: 9, bytes: [1, 2]))
        #expect(throws: DecodeError.self) { try HCIPacket(decoding: [UInt8]()) }
    }

    @Test func oversizedValuesAreCut() throws {
        let long = [UInt8](repeating: 1, count: 70_000)
        #expect(HCICommandPacket(opcode: 0xfc00, parameters: long).encoded().count == 258)
        #expect(HCIEventPacket(eventCode: 0xff, parameters: long).encoded().count == 257)
        #expect(HCIACLPacket(handle: 1, boundary: .continuing, data: long).encoded().count == 65_539)
        var scan = HCILESetExtendedScanParameters { $0.scanningPHYs = [.le1M, .leCoded] }
        #expect(scan.encoded().count == 13)
        scan.settings = [HCIScanSettings](repeating: HCIScanSettings(), count: 9)
        #expect(scan.encoded().count == 13)
        let reports = HCILEAdvertisingReport {
            $0.reports = [HCIAdvertisingReport](repeating: HCIAdvertisingReport(), count: 300)
        }
        #expect(reports.encoded().first == 255)
        #expect(HCILESetAdvertisingData { $0.advertisingData = long }.encoded().count == 32)
    }
}
