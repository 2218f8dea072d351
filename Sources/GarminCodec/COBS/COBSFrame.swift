// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// One frame of ``GarminCOBS`` and the data in it.
///
/// The zeros around the blocks may be missing, as in a frame that was cut out of a stream, and the last block where the
/// textbook leaves it out: the value remembers, and encodes as it came. JSON is the data in hex, or an object with
/// `data` and what is unusual.
public struct COBSFrame: FieldValue, Hashable {
    public var data: [UInt8] = []
    /// The zero in front is missing.
    public var lacksStart = false
    /// The zero behind is missing.
    public var lacksEnd = false
    /// The empty block that Garmin writes after a full run at the end is missing.
    public var lacksLastBlock = false

    public init() {}
    public init(_ data: [UInt8]) { self.data = data }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        self = COBSFrame()
        if reader.peek() == 0 { try reader.skip(1) } else { lacksStart = true }
        let start = reader.position
        var encoded: [UInt8] = []
        while let byte = reader.peek(), byte != 0 {
            encoded.append(byte)
            try reader.skip(1)
        }
        if reader.isAtEnd { lacksEnd = true } else { try reader.skip(1) }
        do throws(DecodeError) { try decode(encoded.span) } catch { throw error.shifted(by: start) }
        if lacksStart {
            try reader.report(DecodeError(.invalidValue, offset: start, detail: "no zero before the first block"))
        }
        if lacksEnd {
            try reader.report(
                DecodeError(.invalidValue, offset: reader.position, detail: "no zero after the last block"))
        }
    }

    /// Takes blocks apart, without the zeros around them.
    ///
    /// - Throws: Offsets count from the first code.
    mutating func decode(_ encoded: Span<UInt8>) throws(DecodeError) {
        guard !encoded.isEmpty else { throw DecodeError(.truncated(needed: 1, available: 0), offset: 0) }
        data.reserveCapacity(encoded.count)
        var index = 0
        var isFull = false
        while index < encoded.count {
            let code = Int(encoded[index])
            guard encoded.count - index >= code else {
                throw DecodeError(
                    .truncated(needed: code - 1, available: encoded.count - index - 1), offset: index,
                    detail: "bytes of a block")
            }
            for place in (index + 1)..<max(index + 1, index + code) { data.append(encoded[place]) }
            index += code
            isFull = code == 0xff
            if !isFull && index < encoded.count { data.append(0) }
        }
        lacksLastBlock = isFull
    }

    public func write(to writer: inout ByteWriter) {
        var blocks: [UInt8] = lacksStart ? [] : [0]
        GarminCOBS.appendBlocks(data, to: &blocks)
        if lacksLastBlock, GarminCOBS.endsWithFullRun(data) { blocks.removeLast() }
        if !lacksEnd { blocks.append(0) }
        writer.write(blocks)
    }

    public func print(to printer: inout ValuePrinter) {
        guard lacksStart || lacksEnd || lacksLastBlock else { return printer.hex(data.span) }
        printer.beginObject()
        printer.key("data")
        printer.hex(data.span)
        let marks: [(StaticString, Bool)] = [
            ("lacksStart", lacksStart), ("lacksEnd", lacksEnd), ("lacksLastBlock", lacksLastBlock),
        ]
        for (name, isSet) in marks where isSet {
            printer.key(name)
            printer.bool(true)
        }
        printer.endObject()
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        self = COBSFrame()
        guard case .object(let members) = json else {
            data = try json.hexBytes()
            return
        }
        for (key, value) in members {
            do throws(JSONFault) {
                switch key {
                case "data": data = try value.hexBytes()
                case "lacksStart": lacksStart = try value.boolValue()
                case "lacksEnd": lacksEnd = try value.boolValue()
                case "lacksLastBlock": lacksLastBlock = try value.boolValue()
                default: throw JSONFault("known members: data, lacksStart, lacksEnd, lacksLastBlock")
                }
            } catch { throw error.inside(key) }
        }
        guard !lacksLastBlock || GarminCOBS.endsWithFullRun(data) else {
            throw JSONFault(
                "only data that ends with a full run of 254 bytes has such a block", path: ["lacksLastBlock"])
        }
    }

    public var fieldType: FieldType { FieldType("bytes") }
}
