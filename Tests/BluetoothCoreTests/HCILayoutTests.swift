// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import Testing

/// Layouts against the dissections of other programs: `Fixtures/hci/captured.tsv` and `bumble.tsv`.
@Suite struct HCILayoutTests {
    static let vectors = HCIVector.load("captured.tsv") + HCIVector.load("bumble.tsv")

    @Test func thereAreVectors() { #expect(Self.vectors.count > 400) }

    @Test(arguments: vectors)
    func fieldsLieWhereOthersSeeThem(vector: HCIVector) throws {
        let bounds = try bounds(of: vector)
        let starts = Set(bounds.map(\.offset))
        let ends = Set(bounds.map { $0.offset + $0.count })
        for part in vector.columns[0].split(separator: ",") {
            let numbers = part.split(separator: "+").compactMap { Int($0) }
            let (start, end) = (numbers[0], numbers[0] + numbers[1])
            if starts.contains(start) && ends.contains(end) { continue }
            let isInside = bounds.contains { $0.isDivisible && $0.offset <= start && end <= $0.offset + $0.count }
            #expect(isInside, "\(part) of \(bounds)")
        }
    }

    @Test(arguments: vectors)
    func fieldsHoldWhatOthersRead(vector: HCIVector) throws {
        let bounds = try bounds(of: vector)
        for pair in vector.columns[1].split(separator: " ") {
            let halves = pair.split(separator: "=").map(String.init)
            let bound = try #require(bounds.last { $0.name == halves[0] }, "\(halves[0])")
            var digits = vector.bytes[bound.offset..<bound.offset + bound.count].reversed().map { byte in
                String(byte, radix: 16).count == 1 ? "0" + String(byte, radix: 16) : String(byte, radix: 16)
            }.joined()
            while digits.hasPrefix("0") && digits.count > 1 { digits.removeFirst() }
            #expect(digits == halves[1], "\(halves[0])")
        }
    }

    private func bounds(of vector: HCIVector) throws -> [FieldBound] {
        let bytes = vector.bytes
        let header = vector.kind == "command" ? 4 : 3
        var bounds = [FieldBound(name: "type", offset: 0, count: 1, isDivisible: false)]
        if vector.kind == "command" {
            bounds.append(FieldBound(name: "opcode", offset: 1, count: 2, isDivisible: true))
            bounds.append(FieldBound(name: "parameterLength", offset: 3, count: 1, isDivisible: false))
        } else {
            bounds.append(FieldBound(name: "eventCode", offset: 1, count: 1, isDivisible: false))
            bounds.append(FieldBound(name: "parameterLength", offset: 2, count: 1, isDivisible: false))
        }
        let type: any HCIParameters.Type
        var start = header
        switch try HCIPacket(decoding: bytes, policy: .strict) {
        case .command(let packet):
            type = HCIRegistry.command(packet.opcode)?.type ?? HCIOpaqueParameters.self
        case .event(let packet):
            let entry = try #require(HCIRegistry.eventEntry(packet.eventCode, subevent: packet.subeventCode))
            type = entry.type
            if packet.subeventCode != nil {
                bounds.append(FieldBound(name: "subeventCode", offset: 3, count: 1, isDivisible: false))
                start += 1
            }
        default:
            Issue.record("neither command nor event")
            return []
        }
        return try bounds + BoundRecorder.bounds(of: type, in: Array(bytes.dropFirst(start)), base: start)
    }
}
