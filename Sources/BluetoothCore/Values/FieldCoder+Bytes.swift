// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding

extension FieldCoder where Self: ~Copyable & ~Escapable {
    /// Exactly `count` bytes; a value of another size is cut or padded with zeros when it is encoded.
    mutating func fixedBytes(_ name: StaticString, _ value: inout [UInt8], count: Int) throws(Failure) {
        if !isReading { value = value.resized(to: count) }
        try bytes(name, &value, count: count)
    }

    /// Bytes behind the last whole entry of a list. They should not be there, so they are reported; they are kept,
    /// so that the value encodes as it came.
    mutating func remainder(_ value: inout [UInt8]) throws(Failure) {
        try surplus("remainder", &value, "the last entry is not whole")
    }

    /// All bytes that are left where none should be: reported and kept, absent where there are none.
    mutating func surplus(
        _ name: StaticString, _ value: inout [UInt8], _ detail: StaticString = "more bytes than the fields take"
    ) throws(Failure) {
        let isLeft = (remaining ?? 0) > 0
        guard isPresent(name, exists: !value.isEmpty, flag: isLeft) else {
            value = []
            return
        }
        try expect(!isLeft, name, detail)
        try bytes(name, &value)
    }

    /// How many whole entries of `size` bytes are left to read; nil where entries are not counted in bytes.
    func wholeEntries(of size: Int) -> Int? {
        guard let remaining else { return nil }
        return size > 0 ? remaining / size : 0
    }

    /// A number that people read in hexadecimal and that the wire carries only if `flag` is set.
    mutating func optionalHex<Raw: WireInteger>(
        _ name: StaticString, _ value: inout Raw?, if flag: Bool
    ) throws(Failure) {
        var number = value.map { HexNumber($0) }
        try optional(name, &number, if: flag)
        value = number?.raw
    }

    /// A UUID of a width that the layout fixes.
    mutating func uuid(_ name: StaticString, _ value: inout BluetoothUUID, width: BluetoothUUID.Width) throws(Failure) {
        var fixed = SizedUUID(value, width: width)
        try field(name, &fixed)
        value = fixed.uuid
    }
}

extension Array where Element == UInt8 {
    /// The first `count` bytes, with zeros where there are fewer.
    func resized(to count: Int) -> [UInt8] {
        if self.count == count { return self }
        return self.count > count ? [UInt8](prefix(count)) : self + [UInt8](repeating: 0, count: count - self.count)
    }
}

/// A UUID that takes as many bytes as its place has, whatever follows it.
struct SizedUUID: FieldValue {
    var uuid: BluetoothUUID
    var width: BluetoothUUID.Width

    init() { self.init(BluetoothUUID(), width: .bits16) }
    init(_ uuid: BluetoothUUID, width: BluetoothUUID.Width) {
        self.uuid = uuid
        self.width = width
    }

    mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        var slice = try reader.readSlice(Int(width.rawValue))
        try uuid.read(from: &slice)
    }

    func write(to writer: inout ByteWriter) { uuid.resized(to: width).write(to: &writer) }
    func print(to printer: inout ValuePrinter) {
        uuid.resized(to: width).print(to: &printer)
        if width != .bits128, let short = uuid.short { printer.appendName(AssignedNumbers.uuidName(short)) }
    }
    mutating func parse(_ json: JSONValue) throws(JSONFault) {
        try uuid.parse(json)
        guard uuid.width == width || uuid.fits(width) else {
            throw JSONFault("\(uuid) is not a UUID of \(8 * width.rawValue) bits")
        }
        uuid = uuid.resized(to: width)
    }
    var fieldType: FieldType { FieldType("uuid\(8 * width.rawValue)", byteCount: Int(width.rawValue)) }
}

extension BluetoothUUID {
    /// Whether the UUID can be written in `width` without becoming another one.
    func fits(_ width: Width) -> Bool { resized(to: width) == self }

    /// The UUID in another width; bits that have no place there are lost.
    func resized(to width: Width) -> BluetoothUUID {
        switch width {
        case self.width: self
        case .bits16: BluetoothUUID(UInt16(truncatingIfNeeded: high >> 32))
        case .bits32: BluetoothUUID(bits32: UInt32(truncatingIfNeeded: high >> 32))
        case .bits128: BluetoothUUID(high: high, low: low)
        }
    }
}
