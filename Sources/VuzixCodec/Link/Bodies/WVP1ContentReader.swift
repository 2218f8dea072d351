// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
internal import FieldCoding

/// Reads bodies as intents and results, whether they are parcels or typed JSON.
public struct WVP1ContentReader: WVP1BodyReader {
    /// Limits of reading parcels.
    public var options: ParcelOptions

    public init(options: ParcelOptions = ParcelOptions()) { self.options = options }

    public func read(
        _ body: [UInt8], of type: WVP1MessageType, format: WVP1BodyFormat, parcelAPI: UInt8
    ) -> WVP1BodyContent {
        var oddities: [DecodeError] = []
        do throws(DecodeError) {
            let content = try content(
                body, of: type, format: format, parcelAPI: parcelAPI, oddities: &oddities)
            guard let content else { return WVP1BodyContent(WVP1Bytes(body)) }
            return WVP1BodyContent(content, warnings: oddities.map(\.description))
        } catch { return WVP1BodyContent(WVP1Bytes(body), fault: error) }
    }

    /// What a body holds; nil where there is none.
    ///
    /// - Throws: `DecodeError`, of kind `unsupported` for another format or an API level whose parcels are not known.
    public func content(
        _ body: [UInt8], of type: WVP1MessageType, format: WVP1BodyFormat, parcelAPI: UInt8,
        oddities: inout [DecodeError]
    ) throws(DecodeError) -> WVP1Content? {
        switch format {
        case .none: return nil
        case .parcel:
            guard let api = AndroidAPI(Int(parcelAPI)) else {
                throw DecodeError(.unsupported, offset: 0, detail: "parcels of API level \(parcelAPI)")
            }
            return try WVP1Content(type, parcel: body, api: api, options: options, oddities: &oddities)
        case .json:
            guard UTF8Check.isValid(body.span) else {
                throw DecodeError(.invalidValue, offset: 0, detail: "the JSON is not UTF-8")
            }
            do throws(JSONFault) { return try WVP1Content(type, parsing: String(decoding: body, as: UTF8.self)) } catch
            {
                throw DecodeError(.invalidValue, path: error.path, offset: 0, detail: error.message)
            }
        default: throw DecodeError(.unsupported, offset: 0, detail: "format \(format.rawValue)")
        }
    }
}
