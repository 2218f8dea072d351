// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import Testing

/// Names and quantities against what people read in tshark: `Fixtures/hci/readings.tsv`.
@Suite struct HCIReadingTests {
    static let vectors = HCIVector.load("readings.tsv")

    @Test func thereAreVectors() { #expect(Self.vectors.count > 10) }

    @Test(arguments: vectors)
    func jsonSaysWhatTsharkSays(vector: HCIVector) throws {
        var printer = ValuePrinter(style: .json)
        switch try HCIPacket(decoding: vector.bytes, policy: .strict) {
        case .command(let packet):
            let entry = try #require(HCIRegistry.command(packet.opcode))
            let outcome = entry.codec.print(packet.parameters.span, policy: .strict, to: &printer)
            #expect(outcome.isClean)
        case .event(let packet):
            let codec = try #require(HCIRegistry.event(packet.eventCode, subevent: packet.subeventCode))
            let parameters = Array(packet.parameters.dropFirst(packet.subeventCode == nil ? 0 : 1))
            let outcome = codec.print(parameters.span, policy: .strict, to: &printer)
            #expect(outcome.isClean)
        default: Issue.record("neither command nor event")
        }
        let json = try JSONValue(parsing: printer.string)
        let expected = try JSONValue(parsing: vector.columns[0])
        guard case .object(let members) = expected else {
            Issue.record("not an object")
            return
        }
        for (key, value) in members { #expect(json[key] == value, "\(key)") }
    }
}
