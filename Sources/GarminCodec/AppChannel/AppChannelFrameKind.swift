// SPDX-License-Identifier: Apache-2.0

extension AppChannelFrame {
    /// What a frame is. Requests and answers share their code and differ in length.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
        /// Phone: opens a channel to an app.
        case openRequest
        case openResponse
        /// Phone: closes its channel.
        case closeRequest
        case closeResponse
        /// Watch: opens a channel for an app.
        case watchOpenRequest
        case watchOpenResponse
        /// Watch: closes its channel.
        case watchCloseRequest
        case watchCloseResponse
        /// Phone: is this app installed, and which version?
        case appInfoRequest
        case appInfoResponse
        /// Phone: ask the wearer to open this app.
        case promptRequest
        case promptResponse
        /// Watch: send a key.
        case keyRequest
        /// Phone: the key of the channel.
        case key
        /// A message begins.
        case start
        case data
        /// A message ends.
        case end
        case acknowledgement
        /// Any other bytes.
        case unknown
    }
}

extension AppChannelFrame.Kind {
    /// The two bytes with which the frame begins; for transfers without the channel. Nil where they say more.
    var code: (UInt8, UInt8)? {
        switch self {
        case .openRequest, .openResponse: (0, 1)
        case .closeRequest, .closeResponse: (0, 2)
        case .watchOpenRequest, .watchOpenResponse: (0, 3)
        case .watchCloseRequest, .watchCloseResponse: (0, 4)
        case .appInfoRequest, .appInfoResponse: (0, 5)
        case .promptRequest, .promptResponse: (0, 6)
        case .start: (0xf0, 0)
        case .end: (0xf0, 1)
        case .acknowledgement: (0xf0, 2)
        case .key: (0xf0, 5)
        case .keyRequest: (0xf0, 6)
        case .data, .unknown: nil
        }
    }

    /// Whether the first byte names the channel.
    var isTransfer: Bool {
        switch self {
        case .start, .end, .acknowledgement, .key, .keyRequest, .data: true
        default: false
        }
    }

    /// The kind of a frame by its first two bytes and its length.
    init(_ first: UInt8, _ second: UInt8?, byteCount: Int) {
        let channel = first & 0x0f
        switch (first & 0xf0, second) {
        case (0x00, _) where channel == 0:
            self = Self.control(second, byteCount: byteCount)
        case _ where channel == 0: self = .unknown
        case (0xf0, 0): self = .start
        case (0xf0, 1): self = .end
        case (0xf0, 2): self = .acknowledgement
        case (0xf0, 5): self = .key
        case (0xf0, 6): self = .keyRequest
        case (0xf0, _): self = .unknown
        default: self = .data
        }
    }

    private static func control(_ code: UInt8?, byteCount: Int) -> Self {
        switch code {
        case 1: byteCount >= 20 ? .openResponse : .openRequest
        case 2: byteCount >= 4 ? .closeResponse : .closeRequest
        case 3: byteCount > 4 ? .watchOpenRequest : .watchOpenResponse
        case 4: byteCount >= 4 ? .watchCloseResponse : .watchCloseRequest
        case 5: byteCount >= 20 ? .appInfoResponse : .appInfoRequest
        case 6: byteCount >= 19 ? .promptResponse : .promptRequest
        default: .unknown
        }
    }

    /// Whether only watches send it; nil where both do or nobody knows.
    public var isFromWatch: Bool? {
        switch self {
        case .openResponse, .closeResponse, .watchOpenRequest, .watchCloseRequest, .appInfoResponse, .promptResponse,
            .keyRequest:
            true
        case .openRequest, .closeRequest, .watchOpenResponse, .watchCloseResponse, .appInfoRequest, .promptRequest,
            .key:
            false
        case .start, .data, .end, .acknowledgement, .unknown: nil
        }
    }
}
