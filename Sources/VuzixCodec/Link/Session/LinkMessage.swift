// SPDX-License-Identifier: Apache-2.0

/// A message as it is handed to a ``LinkSession`` and comes out of one: its body is expanded.
public struct LinkMessage: Sendable, Hashable {
    public var type: WVP1MessageType
    public var format: WVP1BodyFormat
    /// Android level of a parcel, 0 for other formats.
    public var parcelAPI: UInt8
    /// ``WVP1CorrelationID/none`` for a broadcast.
    public var correlationID: WVP1CorrelationID
    /// The sending package or bundle identifier.
    public var sender: String
    public var body: [UInt8]

    public init(
        _ type: WVP1MessageType, format: WVP1BodyFormat = .parcel, parcelAPI: UInt8 = WVP1Limits.parcelAPI,
        correlationID: WVP1CorrelationID = .none, sender: String, body: [UInt8]
    ) {
        self.type = type
        self.format = format
        self.parcelAPI = format == .parcel ? parcelAPI : 0
        self.correlationID = correlationID
        self.sender = sender
        self.body = body
    }

    init(_ envelope: WVP1Envelope, body: [UInt8]) {
        type = envelope.type
        format = envelope.format
        parcelAPI = envelope.parcelAPI
        correlationID = envelope.correlationID
        sender = envelope.sender.string
        self.body = body
    }

    /// The message for the link; nil where the sender's name has more than 65,535 bytes.
    func envelope(_ compression: WVP1Compression?) -> WVP1Envelope? {
        guard let name = WVP1CountedText<UInt16>(sender) else { return nil }
        var envelope = WVP1Envelope()
        envelope.type = type
        envelope.format = format
        envelope.parcelAPI = parcelAPI
        envelope.correlationID = correlationID
        envelope.sender = name
        envelope.body = body
        if let compression { envelope.compress(compression) }
        return envelope
    }
}
