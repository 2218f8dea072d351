// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// Automation IO Service, 0x1815.
///
/// How many digitals there are is in the descriptor Number of Digitals, and what an aggregate is made of follows from
/// the other characteristics, so that the aggregate stays bytes here.
public enum AutomationIO {
    public static let digital = SimpleCharacteristic(
        0x2a56, "Digital", "signals", DigitalSignals(), source: "Automation IO Service 1.0, 3.1")
    public static let analog = SimpleCharacteristic(
        0x2a58, "Analog", "analog", Scaled<UInt16>(), source: "Automation IO Service 1.0, 3.2")

    static var entries: [CharacteristicEntry] {
        [
            digital.entry, analog.entry,
            CharacteristicEntry(0x2a5a, "Aggregate", bytes: "aggregate", source: "Automation IO Service 1.0, 3.3"),
        ]
    }
}

/// Digital signals, two bits each, the first in the lowest bits; the last byte is filled up with inactive ones.
public struct DigitalSignals: FieldValue, Hashable {
    public enum Signal: UInt8, Sendable, Hashable, CaseIterable {
        case inactive = 0
        case active = 1
        case tristate = 2
        case unknown = 3

        var name: StaticString {
            switch self {
            case .inactive: "inactive"
            case .active: "active"
            case .tristate: "tristate"
            case .unknown: "unknown"
            }
        }
    }

    public var signals: [Signal] = []

    public init() {}
    public init(_ signals: [Signal]) { self.signals = signals }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        signals = []
        for byte in reader.readRemainingBytes() {
            for shift in [0, 2, 4, 6] as [UInt8] { signals.append(Signal(rawValue: byte >> shift & 3) ?? .unknown) }
        }
    }

    public func write(to writer: inout ByteWriter) {
        var byte: UInt8 = 0
        for (index, signal) in signals.enumerated() {
            byte |= signal.rawValue << UInt8(2 * (index % 4))
            if index % 4 == 3 || index == signals.count - 1 {
                writer.write(byte)
                byte = 0
            }
        }
    }

    public func print(to printer: inout ValuePrinter) {
        printer.beginArray()
        for signal in signals { printer.word(signal.name) }
        printer.endArray()
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        signals = []
        for element in try json.arrayValue() {
            let word = try element.stringValue()
            guard let signal = Signal.allCases.first(where: { "\($0.name)" == word }) else {
                throw JSONFault("\"\(word)\" is none of inactive, active, tristate, unknown")
            }
            signals.append(signal)
        }
    }

    public var fieldType: FieldType { FieldType("digital signals", names: Signal.allCases.map { "\($0.name)" }) }
}
