// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension ParcelContent {
    /// Typed JSON on one line, extras in Android's order.
    ///
    /// A bundle is an object of `{"t": type, "v": value}` by key, an intent an object of its fields. Types are named as
    /// ``ExtraType`` names them. `byteArray` is base64, `char` a string of one UTF-16 unit, `long` a decimal string, and
    /// numbers that are not finite are strings. The format is our own; the vendor's is not public.
    ///
    /// Halves of surrogate pairs are escaped (`\ud83d`), which not every reader of JSON takes. Left out is only
    /// ``Extras/declaresIntent``.
    public var json: String { ExactJSON(self).text(sorted: false) }

    /// ``json`` with the members of every object in the order of their UTF-16 units: one text for each value, but for
    /// the order of keys whose Java hashes are equal.
    public var canonicalJSON: String { ExactJSON(self).text(sorted: true) }

    /// Reads typed JSON, escaped halves of surrogate pairs too.
    public init(_ shape: ParcelShape, parsing text: some StringProtocol) throws(JSONFault) {
        try self.init(shape, parsing: JSONValue(parsing: text))
    }

    /// Reads typed JSON.
    public init(_ shape: ParcelShape, parsing json: JSONValue) throws(JSONFault) {
        self = try ExactJSON(json).content(shape)
    }
}
