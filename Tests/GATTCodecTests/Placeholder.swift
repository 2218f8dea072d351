// SPDX-License-Identifier: Apache-2.0
import ByteCoding
import FieldCoding
import GATTCodec
import Testing

@Test func spike() throws {
    let v = try HeartRateMeasurement(decoding: [0x1e, 72, 0x10, 0, 0x57, 3])
    print(v.json, v.text, Hex.string(v.encoded()))
    let w = try HeartRateMeasurement(parsing: JSONValue(parsing: v.json))
    #expect(w.encoded() == v.encoded())
    let t = try TemperatureMeasurement(decoding: [0x04, 0x6c, 0x01, 0x00, 0xff, 2])
    print(t.json, t.text)
    let x = try HeartRateMeasurement(parsing: JSONValue(parsing: #"{"heartRate": 300}"#))
    print(Hex.string(x.encoded()), x.json)
    var p = ValuePrinter(style: .json)
    let bytes: [UInt8] = [0xf8, 72, 0x10]
    let o = CharacteristicRegistry.codec(for: 0x2a37)!.print(bytes.span, to: &p)
    print(p.string, o.error!, o.oddities)
    print(HeartRateMeasurement.schema)
}
