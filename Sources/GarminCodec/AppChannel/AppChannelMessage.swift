// SPDX-License-Identifier: Apache-2.0

/// A message that one side is to send.
public struct AppChannelMessage: Sendable, Hashable {
    /// By which the sender recognises the outcome; any number.
    public var ticket: Int
    public var app: ConnectIQAppID
    /// A serialized Monkey C object. The channel does not look into it.
    public var object: [UInt8]

    public init(ticket: Int = 0, app: ConnectIQAppID, object: [UInt8]) {
        self.ticket = ticket
        self.app = app
        self.object = object
    }
}

/// What became of a message.
public enum AppChannelOutcome: Sendable, Hashable {
    /// The other side acknowledged its end.
    case sent
    /// The other side did not open a channel.
    case openRefused(AppChannelStatus)
    /// The other side refused the key, the start, a window or the end.
    case refused(AppTransferStep, AppChannelStatus)
    /// The other side did not answer in time.
    case timedOut
    case disconnected
}
