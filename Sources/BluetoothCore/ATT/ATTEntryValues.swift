// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

extension ATTPDU {
    /// How wide the UUIDs of a Find Information Response are (Core specification 5.4, volume 3, part F, 3.4.3.2).
    public struct InformationFormat: WireEnumeration {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let uuid16 = InformationFormat(rawValue: 0x01)
        public static let uuid128 = InformationFormat(rawValue: 0x02)

        public static let names: KeyValuePairs<UInt8, StaticString> = [0x01: "uuid16", 0x02: "uuid128"]

        init(_ width: BluetoothUUID.Width) { self = width == .bits16 ? .uuid16 : .uuid128 }

        /// Nil for formats that are not defined.
        var width: BluetoothUUID.Width? {
            switch self {
            case .uuid16: .bits16
            case .uuid128: .bits128
            default: nil
            }
        }
    }

    /// An attribute's handle and its type.
    public struct Information: FieldValue, Hashable {
        public var handle: UInt16
        public var uuid: BluetoothUUID

        public init() { self.init(handle: 0, uuid: BluetoothUUID()) }
        public init(handle: UInt16, uuid: BluetoothUUID) {
            self.handle = handle
            self.uuid = uuid
        }

        var width: BluetoothUUID.Width {
            get { uuid.width }
            set { uuid = uuid.resized(to: newValue) }
        }

        public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
            var sized = SizedUUID(uuid, width: uuid.width)
            handle = try reader.read()
            try sized.read(from: &reader)
            uuid = sized.uuid
        }

        public func write(to writer: inout ByteWriter) {
            writer.write(handle)
            uuid.write(to: &writer)
        }

        public func print(to printer: inout ValuePrinter) {
            printer.beginObject()
            printer.key("handle")
            printer.number(hexadecimal: UInt64(handle), digits: 4)
            printer.key("uuid")
            uuid.print(to: &printer)
            printer.endObject()
        }

        public mutating func parse(_ json: JSONValue) throws(JSONFault) {
            let members = try JSONMembers(json, ["handle", "uuid"])
            handle = try members.integer("handle") ?? 0
            try members.parse("uuid", into: &uuid)
        }

        public var fieldType: FieldType { FieldType("handle and uuid", byteCount: 2 + Int(uuid.width.rawValue)) }
    }

    /// An attribute's handle and its value, as long as all the others in the same response.
    public struct HandleValue: ATTFixedEntry, Hashable {
        public static var handleBytes: Int { 2 }
        public var handle: UInt16 = 0
        public var value: [UInt8] = []

        public init() {}
        public init(handle: UInt16, value: [UInt8]) {
            self.handle = handle
            self.value = value
        }
    }

    /// First and last handle of a group and its value, as long as all the others in the same response.
    public struct GroupValue: ATTFixedEntry, Hashable {
        public static var handleBytes: Int { 4 }
        public var handle: UInt16 = 0
        public var groupEndHandle: UInt16 = 0
        public var value: [UInt8] = []

        public init() {}
        public init(handle: UInt16, groupEndHandle: UInt16, value: [UInt8]) {
            self.handle = handle
            self.groupEndHandle = groupEndHandle
            self.value = value
        }

        public var secondHandle: UInt16? {
            get { groupEndHandle }
            set { groupEndHandle = newValue ?? 0 }
        }
    }

    /// A value and its length, which is larger where the value was cut off at the MTU.
    public struct LengthValue: ATTSizedEntry, Hashable {
        public static var hasHandle: Bool { false }
        public var value: [UInt8] = []
        /// Follows from `value` when it is encoded, unless it is the last one and longer.
        public var length: UInt16 = 0

        public init() {}
        public init(_ value: [UInt8]) { self.value = value }
    }

    /// An attribute's handle, and its value with its length.
    public struct HandleLengthValue: ATTSizedEntry, Hashable {
        public static var hasHandle: Bool { true }
        public var handle: UInt16 = 0
        public var value: [UInt8] = []
        /// Follows from `value` when it is encoded, unless it is the last one and longer.
        public var length: UInt16 = 0

        public init() {}
        public init(handle: UInt16, value: [UInt8]) {
            self.handle = handle
            self.value = value
        }
    }
}
