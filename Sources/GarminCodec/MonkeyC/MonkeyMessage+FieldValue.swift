// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

extension MonkeyMessage: FieldValue {
    /// Reads a message that takes all that is left of `reader`.
    public mutating func read(from reader: inout ByteReader) throws(DecodeError) {
        try decode(&reader, .lenient)
    }

    public func write(to writer: inout ByteWriter) { writer.write(encoded()) }

    /// Prints the value. Where plain JSON would lose something the value is tagged:
    ///
    /// | JSON | what |
    /// |---|---|
    /// | `null`, `true`, `"text"`, `[…]`, `{"key":…}` | as one expects |
    /// | `5` | Number; Long where it does not fit 32 bits |
    /// | `1.5`, `1e3` | Float where that differs by less than 1e-5, otherwise Double |
    /// | `{"$long":5}`, `{"$float":1000.1}`, `{"$double":1.5}` | that type |
    /// | `{"$char":"X"}`, `{"$char":55296}` | Char |
    /// | `{"$bytes":"0102"}` | ByteArray |
    /// | `{"$pairs":[1,"one"]}` | Dictionary with keys that are no strings, repeat, or start with `$` |
    /// | `{"$array":[…],"$count":9}`, `{"$pairs":[…],"$count":-1}` | a count that is not the number of elements |
    /// | `{"$utf8":"c3"}` | String that is not UTF-8 |
    /// | `{"$offset":7}` | String that leads nowhere, or to an entry that repeats another |
    /// | `{"$bool":255}` | Boolean with an odd byte |
    /// | `{"$message":{"roots":[…],"strings":[…],"magic":"…","trailing":"…"}}` | another spelling than usual |
    public func print(to printer: inout ValuePrinter) { MonkeyPrinter(self).print(to: &printer) }

    public mutating func parse(_ json: JSONValue) throws(JSONFault) { self = try MonkeyParser.message(json) }

    public var fieldType: FieldType { FieldType("monkeyc") }
}
