// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import Testing

/// Values that a user may build and no decoder would: what is too long for its length field is cut, and the result
/// reads back.
@Suite struct PDUBuiltValueTests {
    static let long = [UInt8](repeating: 0x5a, count: 70_000)

    @Test func advertisingPayloadsFitTheirLength() throws {
        let structures = (0..<40).map { _ in
            ADStructure(
                .manufacturerSpecificData(ADStructure.ManufacturerData(company: 0xffff, data: [1, 2, 3, 4, 5])))
        }
        let legacy = LLAdvertisingPDU(
            .advInd,
            .advertisement(
                LLAdvertisingPDU.Advertisement(advA: BluetoothAddress(1), advData: AdvertisingData(structures))))
        #expect(legacy.encoded().count <= 257)
        #expect(try LLAdvertisingPDU(decoding: legacy.encoded(), policy: .strict).encoded() == legacy.encoded())

        var header = LLAdvertisingPDU.ExtendedHeader()
        header.advA = BluetoothAddress(2)
        header.syncInfo = LLSyncInfo()
        header.auxPtr = LLAuxiliaryPointer()
        header.acad = AdvertisingData(structures)
        let extended = LLAdvertisingPDU(
            .advExtInd, .extended(LLAdvertisingPDU.Extended(.connectable, header: header, advData: Self.long)))
        #expect(extended.encoded().count == 257)
        #expect(try LLAdvertisingPDU(decoding: extended.encoded()).encoded() == extended.encoded())
        let raw = LLAdvertisingPDU(.advDecisionInd, .raw(Self.long))
        #expect(raw.encoded().count == 257)
    }

    @Test func lengthsAreClamped() throws {
        let name = ADStructure(.completeLocalName(ADStructure.Name(name: UTF8Text(bytes: Self.long))))
        #expect(AdvertisingData([name]).encoded().count == 256)
        let echo = L2CAPCommand(identifier: 1, .echoRequest(L2CAPCommand.Echo(data: Self.long)))
        let frame = L2CAPLESignallingFrame(echo).encoded()
        #expect(frame.count == 65535 + 4)
        #expect(try L2CAPLESignallingFrame(decoding: frame).encoded() == frame)
        #expect(L2CAPBasicFrame(cid: 4, payload: Self.long).encoded().count == 65535 + 4)
        #expect(LLDataPDU(.start, payload: Self.long).encoded().count == 257)
        let random = SMPPDU.pairingRandom(SMPPDU.PairingRandom(randomValue: [1, 2, 3]))
        #expect(random.encoded().count == 17)
        let notification = ATTPDU.multipleHandleValueNotification(
            ATTPDU.MultipleHandleValueNotification(entries: [
                ATTPDU.HandleLengthValue(handle: 1, value: Self.long), ATTPDU.HandleLengthValue(handle: 2, value: [1]),
            ]))
        #expect(try ATTPDU(decoding: notification.encoded(), policy: .strict).encoded() == notification.encoded())
    }

    @Test func wrongLengthsOfStructuresAreSettled() throws {
        var first = ADStructure(.txPowerLevel(ADStructure.TxPowerLevel()))
        first.declaredLength = 200
        var data = AdvertisingData([first, first])
        #expect(data.encoded() == [2, 0x0a, 0, 200, 0x0a, 0])
        #expect(try AdvertisingData(decoding: data.encoded()).encoded() == data.encoded())
        data.padding = [7, 7]
        #expect(data.encoded() == [2, 0x0a, 0, 2, 0x0a, 0, 0, 7])
        #expect(try AdvertisingData(decoding: data.encoded()).encoded() == data.encoded())
    }

    @Test func uuidsTakeTheWidthOfTheirPlace() throws {
        let vendor = try #require(BluetoothUUID("6e400001-b5a3-f393-e0a9-e50e24dcca9e"))
        let list = ADStructure(.completeServiceUUIDs16(ADStructure.UUIDs16(uuids: [BluetoothUUID(0x180d), vendor])))
        #expect(AdvertisingData([list]).encoded() == [5, 3, 0x0d, 0x18, 1, 0])
        let wide = ADStructure(.completeServiceUUIDs128(ADStructure.UUIDs128(uuids: [BluetoothUUID(0x180d)])))
        #expect(AdvertisingData([wide]).encoded().count == 18)
        #expect(AdvertisingData([wide]).serviceUUIDs == [BluetoothUUID(0x180d)])
    }

    @Test(arguments: [
        ("ad", #"{"structures":[{"type":"flags","flag":[]}]}"#, "structures"),
        (
            "ad",
            #"{"structures":[{"type":"completeServiceUUIDs16","uuids":["6e400001-b5a3-f393-e0a9-e50e24dcca9e"]}]}"#,
            "16 bits"
        ),
        ("att", #"{"opcode":"no_such"}"#, "read_request"),
        ("att", #"{"opcode":"read_request","hundle":3}"#, "hundle"),
        ("att", #"{"opcode":"read_request","handle":70000}"#, "65535"),
        ("ll-advertising", #"{"type":"adv_ind","payload":{"advA":"1"}}"#, "address"),
        ("ll-control", #"{"opcode":"cte_req","minimumLength":32}"#, "31"),
        ("ll-control", #"{"opcode":"channel_map_ind","channelMap":1099511627776}"#, "40 bits"),
    ]) func faultsInJSONAreNamed(id: String, json: String, word: String) throws {
        let codec = try PDUTestSupport.codec(id)
        do {
            _ = try codec.encode(JSONValue(parsing: json))
            Issue.record("\(json) was accepted")
        } catch { #expect("\(error)".contains(word), "\(error)") }
    }

    /// Text is for people: hexadecimal handles, names behind numbers.
    @Test(arguments: [
        ("att", "1b120048", "opcode: handle_value_notification, handle: 0x0012, value: 48"),
        ("ad", "03030d18", "structures: [{type: completeServiceUUIDs16, uuids: [\"180d\" (Heart Rate)]}]"),
        ("ad", "04ff4c0001", "structures: [{type: manufacturerSpecificData, company: 0x004c (Apple, Inc.), data: 01}]"),
        ("ad", "0319c100", "structures: [{type: appearance, appearance: 0x00c1 (Watch: Sports Watch)}]"),
    ]) func textIsReadable(id: String, hex: String, text: String) throws {
        let codec = try PDUTestSupport.codec(id)
        var printer = ValuePrinter(style: .text)
        let bytes = try Hex.bytes(hex)
        _ = codec.print(bytes.span, to: &printer)
        #expect(printer.string == text)
    }
}
