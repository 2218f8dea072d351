// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import Foundation
import Testing

@Suite struct PDURandomTests {
    /// Set WEARKIT_SEED to repeat a run.
    static let seed =
        ProcessInfo.processInfo.environment["WEARKIT_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...UInt64.max)

    @Test(arguments: BluetoothCorePDUs.codecs.map { $0.id })
    func whateverIsAcceptedRoundTrips(id: String) throws {
        print("PDURandomTests \(id): WEARKIT_SEED=\(Self.seed)")
        let codec = try PDUTestSupport.codec(id)
        var random = PDUTestRandom(seed: Self.seed)
        var accepted = 0
        for round in 0..<6000 {
            let bytes = Self.sample(id, round, &random)
            if try PDUTestSupport.checkRoundTrip(codec, bytes, "\(id) seed \(Self.seed) round \(round)") {
                accepted += 1
            }
        }
        #expect(accepted > 200, "\(id): only \(accepted) samples were accepted")
    }

    /// Random bytes with plausible tags and lengths in front, so that the fields behind them are reached.
    static func sample(_ id: String, _ round: Int, _ random: inout PDUTestRandom) -> [UInt8] {
        var body = random.bytes(Int.random(in: 0...40, using: &random))
        // Small numbers reach more branches than any numbers.
        if round % 2 == 0 { body = body.map { $0 % 8 } }
        let count = UInt8(truncatingIfNeeded: body.count)
        switch id {
        case "att": return [ATTOpcode.names.map { $0.key }.randomElement(using: &random) ?? 0] + body
        case "smp": return [UInt8(round % 16)] + body
        case "ll-control": return [UInt8(round % 48)] + random.bytes(Int.random(in: 0...45, using: &random))
        case "ll-advertising": return [UInt8(round & 0xff), count] + body
        case "ll-data", "ll-cis", "ll-bis": return [body.first ?? 0, count] + body
        case "l2cap": return [count, 0, 4, 0] + body
        case "l2cap-signalling", "l2cap-signalling-le":
            return [UInt8(round % 30), UInt8(round & 0xff), count, 0] + body
        case "ad":
            let types = ADType.names.map { $0.key }
            var bytes: [UInt8] = []
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                let data = random.bytes(Int.random(in: 0...24, using: &random))
                bytes += [UInt8(data.count + 1), types.randomElement(using: &random) ?? 0] + data
            }
            return round % 5 == 0 ? bytes + body : bytes
        default: return body
        }
    }

    @Test(arguments: BluetoothCorePDUs.codecs.map { $0.id })
    func anyBytesAreHandled(id: String) throws {
        let codec = try PDUTestSupport.codec(id)
        var random = PDUTestRandom(seed: Self.seed &+ 1)
        for round in 0..<3000 {
            let bytes = random.bytes(Int.random(in: 0...64, using: &random))
            try PDUTestSupport.checkRoundTrip(codec, bytes, "\(id) seed \(Self.seed) any \(round)")
        }
    }

    @Test func everyCodecListsItsFields() {
        for codec in BluetoothCorePDUs.codecs {
            #expect(!codec.fields.isEmpty, "\(codec.id)")
            #expect(!codec.source.isEmpty && !codec.name.isEmpty)
        }
        #expect(Set(BluetoothCorePDUs.codecs.map { $0.id }).count == BluetoothCorePDUs.codecs.count)
    }
}
