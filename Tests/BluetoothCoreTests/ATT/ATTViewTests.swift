// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import Testing

@Suite struct ATTViewTests {
    /// What the view sees in each vector is what the typed PDU has.
    @Test(arguments: PDUVector.load("att").filter { $0.verdict != "error" })
    func viewAndValueAgree(vector: PDUVector) throws {
        let view = ATTView(vector.bytes.span)
        let pdu = try ATTPDU(decoding: vector.bytes)
        #expect(view.opcode == pdu.opcode)
        let bytes = vector.bytes
        func value(_ range: Range<Int>?) -> [UInt8]? { range.map { [UInt8](bytes[$0]) } }
        switch pdu {
        case .errorResponse(let fields):
            #expect(view.attributeHandle == fields.handle)
            #expect(view.errorCode == fields.errorCode && view.refusedOpcode == fields.requestOpcode)
        case .exchangeMTURequest(let fields), .exchangeMTUResponse(let fields): #expect(view.mtu == fields.mtu)
        case .findInformationRequest(let fields):
            #expect(view.searchedHandles?.first == fields.startingHandle)
            #expect(view.searchedHandles?.last == fields.endingHandle)
        case .findByTypeValueRequest(let fields):
            #expect(view.searchedType == fields.attributeType && value(view.valueRange) == fields.value)
        case .readByTypeRequest(let fields), .readByGroupTypeRequest(let fields):
            if fields.attributeType.width != .bits32 { #expect(view.searchedType == fields.attributeType) }
            #expect(view.searchedHandles?.last == fields.endingHandle)
        case .readRequest(let fields): #expect(view.attributeHandle == fields.handle)
        case .readBlobRequest(let fields):
            #expect(view.attributeHandle == fields.handle && view.valueOffset == fields.offset)
        case .readResponse(let fields), .readBlobResponse(let fields), .readMultipleResponse(let fields):
            #expect(value(view.valueRange) == fields.value)
        case .writeRequest(let fields), .writeCommand(let fields), .handleValueNotification(let fields),
            .handleValueIndication(let fields):
            #expect(view.attributeHandle == fields.handle && value(view.valueRange) == fields.value)
        case .signedWriteCommand(let fields):
            #expect(view.attributeHandle == fields.handle && value(view.valueRange) == fields.value)
        case .prepareWriteRequest(let fields), .prepareWriteResponse(let fields):
            #expect(view.attributeHandle == fields.handle && view.valueOffset == fields.offset)
            #expect(value(view.valueRange) == fields.value)
        case .readMultipleRequest(let fields), .readMultipleVariableRequest(let fields):
            for (index, handle) in fields.handles.enumerated() { #expect(view.requestedHandle(at: index) == handle) }
            #expect(view.requestedHandle(at: fields.handles.count) == nil)
        default: break
        }
        var found: [(UInt16, UInt16?, [UInt8])] = []
        var entries = view.entries
        while let entry = entries.next() {
            found.append((entry.handle, entry.groupEnd, [UInt8](bytes[entry.valueRange])))
        }
        let wanted: [(UInt16, UInt16?, [UInt8])] =
            switch pdu {
            case .findInformationResponse(let fields):
                fields.entries.map { entry in
                    var writer = ByteWriter()
                    entry.uuid.write(to: &writer)
                    return (entry.handle, nil, writer.bytes)
                }
            case .findByTypeValueResponse(let fields): fields.entries.map { ($0.handle, $0.groupEndHandle, []) }
            case .readByTypeResponse(let fields): fields.entries.map { ($0.handle, nil, $0.value) }
            case .readByGroupTypeResponse(let fields): fields.entries.map { ($0.handle, $0.groupEndHandle, $0.value) }
            case .readMultipleVariableResponse(let fields): fields.values.map { (0, nil, $0.value) }
            case .multipleHandleValueNotification(let fields): fields.entries.map { ($0.handle, nil, $0.value) }
            default: []
            }
        #expect(found.count == wanted.count)
        for (left, right) in zip(found, wanted) { #expect(left == right) }
    }

    @Test func anyBytesAreSafe() {
        var random = PDUTestRandom(seed: 0x477)
        for _ in 0..<20000 {
            let bytes = random.bytes(Int.random(in: 0...24, using: &random)).map { $0 % 40 }
            let view = ATTView(bytes.span)
            if let range = view.valueRange { #expect(range.upperBound <= bytes.count) }
            _ = (view.attributeHandle, view.searchedHandles?.first, view.searchedType, view.valueOffset, view.mtu)
            _ = (view.errorCode, view.refusedOpcode, view.requestedHandle(at: 3), view.requestedHandle(at: -1))
            var entries = view.entries
            var count = 0
            while let entry = entries.next() {
                count += 1
                #expect(entry.valueRange.upperBound <= bytes.count)
            }
            #expect(count <= bytes.count && entries.remainder >= 0)
        }
    }

    @Test func crashingLengthsGiveNoEntries() {
        for bytes in [[0x09, 0, 1], [0x11, 0, 1], [0x09, 1, 1, 1], [0x11, 3, 1, 1, 1, 1]] as [[UInt8]] {
            var entries = ATTView(bytes.span).entries
            #expect(entries.next() == nil)
            #expect(entries.remainder == bytes.count - 2)
        }
    }

    @Test func opcodesKnowWhatTheyAre() {
        #expect(ATTOpcode.signedWriteCommand.isCommand && ATTOpcode.signedWriteCommand.hasSignature)
        #expect(ATTOpcode.writeCommand.method == ATTOpcode.writeRequest.method)
        #expect(
            ATTOpcode.readRequest.answer == .readResponse
                && ATTOpcode.handleValueIndication.answer == .handleValueConfirmation)
        #expect(ATTOpcode.readResponse.answer == nil && ATTOpcode(rawValue: 0x14).kind == nil)
        for (code, name) in ATTOpcode.names {
            let opcode = ATTOpcode(rawValue: code)
            #expect(opcode.name.map { "\($0)" } == "\(name)" && opcode.displayName != nil && opcode.kind != nil)
        }
    }

    /// tshark's names (`tshark -G values`, 4.0.17).
    @Test(
        arguments: [
            (0x01, "Error Response"), (0x02, "Exchange MTU Request"), (0x07, "Find By Type Value Response"),
            (0x10, "Read By Group Type Request"), (0x1b, "Handle Value Notification"), (0x52, "Write Command"),
            (0xd2, "Signed Write Command"),
        ] as [(UInt8, String)]) func displayNamesAreWiresharks(code: UInt8, name: String)
    {
        #expect(ATTOpcode(rawValue: code).displayName.map { "\($0)" } == name)
    }

    /// A value that a user builds with entries of unlike sizes still encodes as a readable PDU.
    @Test func unlikeEntriesAreBroughtToOneSize() throws {
        let built = ATTPDU.readByTypeResponse(
            ATTPDU.ReadByTypeResponse(
                length: 0,
                entries: [
                    ATTPDU.HandleValue(handle: 1, value: [1, 2]), ATTPDU.HandleValue(handle: 2, value: [3]),
                    ATTPDU.HandleValue(handle: 3, value: [4, 5, 6]),
                ]))
        #expect(built.encoded() == [9, 4, 1, 0, 1, 2, 2, 0, 3, 0, 3, 0, 4, 5])
        let huge = ATTPDU.readByTypeResponse(
            ATTPDU.ReadByTypeResponse(
                length: 0, entries: [ATTPDU.HandleValue(handle: 1, value: [UInt8](repeating: 7, count: 400))]))
        #expect(huge.encoded().count == 2 + 255)
        #expect(try ATTPDU(decoding: huge.encoded(), policy: .strict).encoded() == huge.encoded())
    }
}
