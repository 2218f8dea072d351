// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// A function of Bose's control protocol: function block and function, one byte each. JSON and text have its name, or
/// `block.function` for one without.
///
/// Sources: Bose Android SDK and aaronsb/bosectl, which agree where both know a function.
public struct BMAPFunction: FieldValue, Hashable {
    public var block: UInt8
    public var function: UInt8

    public init() { self.init(0, 0) }

    public init(_ block: UInt8, _ function: UInt8) {
        self.block = block
        self.function = function
    }

    /// The version of the protocol.
    public static let version = BMAPFunction(0, 1)
    public static let functionBlocks = BMAPFunction(0, 2)
    public static let deviceID = BMAPFunction(0, 3)
    public static let firmwareVersion = BMAPFunction(0, 5)
    public static let guid = BMAPFunction(0, 12)
    public static let name = BMAPFunction(1, 2)
    public static let controllableNoiseCancellation = BMAPFunction(1, 5)
    public static let activeNoiseReduction = BMAPFunction(1, 6)
    public static let battery = BMAPFunction(2, 2)
    public static let notifications = BMAPFunction(9, 3)

    /// Block and function in one number, and their name.
    static let names: KeyValuePairs<UInt16, StaticString> = [
        0x0001: "version", 0x0002: "functionBlocks", 0x0003: "deviceID", 0x0005: "firmwareVersion", 0x000c: "guid",
        0x0102: "name", 0x0105: "controllableNoiseCancellation", 0x0106: "activeNoiseReduction",
        0x0202: "battery", 0x0903: "notifications", 0x1202: "authenticationKey2", 0x1203: "authenticationKey3",
        0x1204: "authenticationKey4", 0x1207: "authenticationKey7",
    ]

    /// Nil for a function that is not known.
    public var knownName: StaticString? {
        let number = UInt16(block) << 8 | UInt16(function)
        for (code, name) in Self.names where code == number { return name }
        return nil
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        let number: UInt16 = try reader.readBigEndian()
        self = BMAPFunction(UInt8(number >> 8), UInt8(number & 0xff))
    }

    public func write(to writer: inout ByteWriter) {
        writer.write(block)
        writer.write(function)
    }

    public func print(to printer: inout ValuePrinter) {
        if let name = knownName { printer.word(name) } else { printer.string("\(block).\(function)") }
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        let text = try json.stringValue()
        for (code, name) in Self.names where "\(name)" == text {
            self = BMAPFunction(UInt8(code >> 8), UInt8(code & 0xff))
            return
        }
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        guard parts.count == 2, let block = parts[0], let function = parts[1] else {
            let known = Self.names.map { "\($0.value)" }.joined(separator: ", ")
            throw JSONFault("\"\(text)\" is neither \"block.function\" nor one of \(known)")
        }
        self = BMAPFunction(block, function)
    }

    public var fieldType: FieldType {
        FieldType("function", byteCount: 2, names: Self.names.map { "\($0.value)" })
    }
}
