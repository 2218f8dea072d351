// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// A parcel as a value of a `ValueCodec`: bytes, typed JSON, text.
public struct ParcelValue: FieldValue {
    public let shape: ParcelShape
    public let api: AndroidAPI
    public let options: ParcelOptions
    /// Nil until something was read.
    public private(set) var parcel: FlatParcel?

    public init() { self.init(.bundle) }

    public init(_ shape: ParcelShape, api: AndroidAPI = .standard, options: ParcelOptions = ParcelOptions()) {
        self.shape = shape
        self.api = api
        self.options = options
    }

    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        parcel = try FlatParcel(shape, decoding: &reader, api: api, options: options)
    }

    public func write(to writer: inout ByteWriter) {
        if let parcel { writer.write(parcel.bytes) }
    }

    public func print(to printer: inout ValuePrinter) {
        guard let parcel else { return printer.null() }
        ExactJSON(parcel.content).print(to: &printer)
    }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) {
        let content = try ParcelContent(shape, parsing: json)
        do throws(ParcelFault) {
            parcel = try FlatParcel(content, api: api, options: options)
        } catch { throw JSONFault(error.message, path: error.path) }
    }

    public var fieldType: FieldType { FieldType("parcel") }
}
