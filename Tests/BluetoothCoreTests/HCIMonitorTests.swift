// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import Testing

/// Records of the Linux monitor; the bytes are those of btsnoop_rs_btmon.btsnoop and bluez/central_in_radio.btsnoop.
@Suite struct HCIMonitorTests {
    static let records: [(opcode: UInt16, hex: String, json: String)] = [
        (0, "00010020c8b848e86863693000000000", #"{"type":0,"bus":"usb","address":"E8:48:B8:C8:20:00","name":"hci0"}"#),
        (1, "", "{}"),
        (8, "", "{}"),
        (9, "", "{}"),
        (10, "42000001aa00ffff", #"{"address":"00:AA:01:00:00:42","manufacturer":65535}"#),
        (
            12, "426c7565746f6f74682073756273797374656d2076657273696f6e20322e323200",
            #"{"note":"Bluetooth subsystem version 2.22\u0000"}"#
        ),
        (
            13, "060b626c7565746f6f746864005465726d696e6174696e6700",
            #"{"priority":"info","identLength":11,"ident":"bluetoothd","message":"Terminating\u0000"}"#
        ),
        (
            14, "0100000002000116000100000010626c7565746f6f746864000000000000",
            #"{"cookie":1,"format":"management","version":1,"revision":22,"flags":1,"identLength":16,"#
                + #""ident":"bluetoothd"}"#
        ),
        (15, "02000000", #"{"cookie":2}"#),
        (16, "01000000050000", #"{"cookie":1,"code":5,"parameters":"00"}"#),
        (17, "0100000001005300000000", #"{"cookie":1,"code":1,"parameters":"5300000000"}"#),
    ]

    @Test(arguments: records.indices)
    func recordsPrintAndEncode(index: Int) throws {
        let record = Self.records[index]
        let codec = try #require(MonitorRegistry.codec(for: record.opcode))
        let bytes = try Hex.bytes(record.hex)
        var printer = ValuePrinter(style: .json)
        let outcome = codec.print(bytes.span, policy: .strict, to: &printer)
        #expect(outcome.isClean)
        #expect(printer.string == record.json)
        #expect(try codec.encode(JSONValue(parsing: record.json)) == bytes)
        for length in 0..<bytes.count {
            var scratch = ValuePrinter(style: .text)
            _ = codec.print(Array(bytes.prefix(length)).span, to: &scratch)
        }
    }

    @Test func packetsHaveNoRecordCodec() {
        for opcode in [UInt16(2), 3, 4, 5, 6, 7, 18, 19, 99] { #expect(MonitorRegistry.codec(for: opcode) == nil) }
    }

    /// A program's name without a length gets one.
    @Test func lengthsFollowFromTheText() throws {
        let bytes = try MonitorUserLogging(parsing: JSONValue(parsing: #"{"ident":"abc","message":"x"}"#)).encoded()
        #expect(bytes == [0, 3, 0x61, 0x62, 0x63, 0x78])
    }
}
