// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

extension LinkMessage {
    /// A message with a parcel as its body.
    ///
    /// - Throws: ``ParcelFault`` where the content holds something that the API level does not know.
    public init(
        _ content: WVP1Content, api: AndroidAPI = .standard, correlationID: WVP1CorrelationID = .none, sender: String
    ) throws(ParcelFault) {
        self.init(
            content.type, format: .parcel, parcelAPI: UInt8(clamping: api.level), correlationID: correlationID,
            sender: sender, body: try content.parcel(for: api))
    }

    /// A message with typed JSON as its body.
    public init(json content: WVP1Content, correlationID: WVP1CorrelationID = .none, sender: String) {
        self.init(
            content.type, format: .json, correlationID: correlationID, sender: sender,
            body: Array(content.canonicalJSON.utf8))
    }

    /// What the body holds; nil where there is none.
    public func content(options: ParcelOptions = ParcelOptions()) throws(DecodeError) -> WVP1Content? {
        var oddities: [DecodeError] = []
        return try WVP1ContentReader(options: options).content(
            body, of: type, format: format, parcelAPI: parcelAPI, oddities: &oddities)
    }
}
