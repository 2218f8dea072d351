// SPDX-License-Identifier: Apache-2.0

internal import BluetoothCore
internal import FieldCoding
internal import GATTCodec
public import WearTesting

/// What each fuzz target checks. The tests run the kept inputs through the same functions.
public enum FuzzChecks {
    /// A named check.
    public struct Check: Sendable {
        public let name: String
        public let run: @Sendable ([UInt8]) throws(TestingError) -> Void
    }

    public static let all: [Check] = [
        Check(name: "captures", run: captures),
        Check(name: "pdus", run: pdus),
        Check(name: "gatt", run: gatt),
        Check(name: "json", run: json),
        Check(name: "bose", run: bose),
        Check(name: "parcel", run: parcel),
        Check(name: "monkeyc", run: monkeyC),
        Check(name: "ciq-channel", run: appChannel),
        Check(name: "wvp1", run: wvp1),
        Check(name: "gfdi", run: garminLinks),
        Check(name: "multi-link", run: multiLink),
    ]

    /// Values of characteristics: two bytes choose the codec (a 16-bit UUID, least significant byte first; others by
    /// their remainder), the rest is the value.
    public static func gatt(_ input: [UInt8]) throws(TestingError) {
        guard input.count >= 2 else { return }
        let choice = UInt16(input[0]) | UInt16(input[1]) << 8
        let entries = CharacteristicRegistry.entries
        let codec = CharacteristicRegistry.codec(for: choice) ?? entries[Int(choice) % entries.count].codec
        try CodecProperties.check(codec, Array(input.dropFirst(2)))
    }

    /// PDUs: the first byte chooses the layer, and for HCI two more choose the command or event.
    public static func pdus(_ input: [UInt8]) throws(TestingError) {
        guard let choice = input.first else { return }
        if choice & 0xc0 == 0 {
            let codecs = BluetoothCorePDUs.codecs
            try CodecProperties.check(codecs[Int(choice) % codecs.count], Array(input.dropFirst()))
            return
        }
        guard input.count >= 3 else { return }
        let number = Int(input[1]) | Int(input[2]) << 8
        let bytes = Array(input.dropFirst(3))
        let commands = HCIRegistry.commands
        let events = HCIRegistry.events
        switch choice >> 6 {
        case 1: try CodecProperties.check(commands[number % commands.count].codec, bytes)
        case 2: try CodecProperties.check(commands[number % commands.count].returnCodec, bytes)
        default: try CodecProperties.check(events[number % events.count].codec, bytes)
        }
    }

    /// JSON texts, and encoding what they say with the codec that the first byte chooses.
    public static func json(_ input: [UInt8]) throws(TestingError) {
        guard let choice = input.first else { return }
        guard let value = try? JSONValue(parsing: String(decoding: input.dropFirst(), as: UTF8.self)) else { return }
        let entries = CharacteristicRegistry.entries
        let codec = entries[Int(choice) % entries.count].codec
        // What a user writes may be refused, but what is written has to be readable again.
        guard let bytes = try? codec.encode(value) else { return }
        try CodecProperties.check(codec, bytes)
    }
}
