// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding
internal import VuzixCodec
public import WearTesting

extension FuzzChecks {
    /// Parcels: the first byte chooses the API level, the second the shape and whether the rest is a parcel or what a
    /// value is made from.
    public static func parcel(_ input: [UInt8]) throws(TestingError) {
        guard input.count >= 2 else { return }
        let levels = AndroidAPI.supportedLevels
        guard let api = AndroidAPI(levels[Int(input[0]) % levels.count]) else { return }
        let shapes: [ParcelShape] = [.bundle, .intent, .result]
        let shape = shapes[Int(input[1] & 0x7f) % shapes.count]
        let rest = Array(input.dropFirst(2))
        if input[1] & 0x80 == 0 {
            try parcelBytes(rest, shape, api)
        } else {
            var source = ParcelSource(rest, api: api)
            try parcelContent(source.content(shape), api)
        }
    }

    /// A strict reader takes only what is written again as it was; a lenient one ends with bytes that it reads as the
    /// same value.
    private static func parcelBytes(_ bytes: [UInt8], _ shape: ParcelShape, _ api: AndroidAPI) throws(TestingError) {
        if (try? FlatParcel(shape, decoding: bytes, api: api, policy: .strict)) != nil {
            let codecs = VuzixCodecs.values(androidAPI: api.level)
            guard let codec = codecs.first(where: { $0.id == "parcel-\(shape)" }) else { return }
            guard try CodecProperties.check(codec, bytes) else {
                throw TestingError("strict accepts what lenient refuses: \(Hex.string(bytes))")
            }
        } else if let parcel = try? FlatParcel(shape, decoding: bytes, api: api) {
            let content = parcel.content
            guard let again = try? FlatParcel(shape, decoding: parcel.bytes, api: api) else {
                throw TestingError("refuses what it wrote: \(Hex.string(parcel.bytes))")
            }
            guard again == parcel, again.content == content else {
                throw TestingError("reads what it wrote in another way: \(Hex.string(parcel.bytes))")
            }
        }
    }

    /// Whatever the model can hold at a level survives bytes and JSON.
    private static func parcelContent(_ content: ParcelContent, _ api: AndroidAPI) throws(TestingError) {
        let bytes: [UInt8]
        do throws(ParcelFault) { bytes = try content.encoded(for: api) } catch {
            throw TestingError("cannot be written: \(error)\n\(content.json)")
        }
        do throws(DecodeError) {
            let parcel = try FlatParcel(content.shape, decoding: bytes, api: api, policy: .strict)
            guard parcel.content == content else { throw DecodeError(.invalidValue, offset: 0, detail: "differs") }
        } catch { throw TestingError("not read again: \(error)\n\(Hex.string(bytes))\n\(content.json)") }
        do throws(JSONFault) {
            let again = try ParcelContent(content.shape, parsing: content.json)
            guard again == content else { throw JSONFault("differs") }
        } catch { throw TestingError("not read from its JSON: \(error)\n\(content.json)") }
        try parcelBytes(bytes, content.shape, api)
    }
}
