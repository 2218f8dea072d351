// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import Testing

@Suite struct HCICommandCompleteTests {
    private func event(_ hex: String, json: String) throws -> HCICommandComplete {
        let bytes = try Hex.bytes(hex)
        let event = try HCICommandComplete(decoding: bytes)
        #expect(event.encoded() == bytes)
        #expect(event.json == json)
        #expect(try HCICommandComplete(parsing: JSONValue(parsing: json)).encoded() == bytes)
        let codec = try #require(HCIRegistry.event(0x0e))
        var printer = ValuePrinter(style: .json)
        _ = codec.print(bytes.span, to: &printer)
        #expect(printer.string == json)
        return event
    }

    @Test func returnParametersFollowTheOpcode() throws {
        let event = try event(
            "01091000665544332211",
            json: #"{"numHCICommandPackets":1,"commandOpcode":"Read BD_ADDR","#
                + #""returnParameters":{"status":"success","bdAddr":"11:22:33:44:55:66"}}"#)
        #expect(event.status == .success)
        let returned = try event.returned(by: HCIReadBDADDR.self)
        #expect(returned?.bdAddr == BluetoothAddress("11:22:33:44:55:66"))
        #expect(try event.returned(by: HCIReset.self) == nil)
        let built = HCICommandComplete(
            HCIReadBDADDR.self,
            returning: HCIStatusAddressReturn(
                status: .success, bdAddr: BluetoothAddress(0x1122_3344_5566)))
        #expect(built == event)
    }

    /// Controllers that refuse a command often leave out what it should return.
    @Test func failuresMayBeAlone() throws {
        let event = try event(
            "01091001",
            json: #"{"numHCICommandPackets":1,"commandOpcode":"Read BD_ADDR","failure":"unknownHCICommand"}"#)
        #expect(event.status == .unknownHCICommand)
        #expect(try event.returned(by: HCIReadBDADDR.self) == nil)
        #expect(throws: DecodeError.self) {
            try HCICommandComplete(decoding: Hex.bytes("01091000"), policy: .strict)
        }
    }

    @Test func surplusIsKept() throws {
        let event = try event(
            "01030c00beef",
            json: #"{"numHCICommandPackets":1,"commandOpcode":"Reset","returnParameters":{"status":"success"},"#
                + #""surplus":"beef"}"#)
        #expect(event.surplus == [0xbe, 0xef])
        #expect(throws: DecodeError.self) {
            try HCICommandComplete(decoding: Hex.bytes("01030c00beef"), policy: .strict)
        }
    }

    @Test func unknownCommandsReturnBytes() throws {
        _ = try event(
            "01efff00aa", json: #"{"numHCICommandPackets":1,"commandOpcode":65519,"returnParameters":"00aa"}"#)
        _ = try event(
            "010000", json: #"{"numHCICommandPackets":1,"commandOpcode":"No Operation","returnParameters":""}"#)
    }

    /// Bytes that a user put in although the layout does not fit them are sent as they are.
    @Test func nonsenseIsEncodedAsItIs() throws {
        var event = HCICommandComplete()
        event.commandOpcode = HCIReadBDADDR.opcode
        event.returnParameters = [0, 1, 2]
        #expect(event.encoded() == [1, 0x09, 0x10, 0, 1, 2])
    }
}
