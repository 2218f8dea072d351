// SPDX-License-Identifier: Apache-2.0

/// What is known of the app-message channel from one source only, or not at all, as data.
///
/// Times are nanoseconds.
public struct AppChannelProfile: Sendable, Hashable {
    /// Bytes of data in a packet (single source: Juggluco).
    public var packetBytes = 19
    /// Time from one packet to the next (single source: Juggluco's 18 ms, which agrees with about 1 kB/s measured on a
    /// watch); 0 sends a whole window at once.
    public var packetInterval: Int64 = 18_000_000
    /// How long a phone waits for an answer about an app (Juggluco's own choice; Garmin's is not known).
    public var appInfoTimeout: Int64 = 900_000_000
    /// How long a side waits for a channel to open or close, or a phone for the answer to a prompt (Juggluco's own
    /// choice; Garmin's is not known).
    public var openTimeout: Int64 = 3_500_000_000
    /// How long a message may take from its key to its end (Juggluco's own choice; Garmin's is not known).
    public var transferTimeout: Int64 = 15_000_000_000
    /// How often a phone closes a stale channel and tries again (assumed).
    public var staleRetries = 1
    /// After how long without acknowledgement a watch repeats the last packet of a window; that it may is known from
    /// one source, the time is assumed. 0: never.
    public var windowRepeatInterval: Int64 = 1_000_000_000
    /// Last byte of an open request (0; a candidate for the flag of transient messages: assumed).
    public var openFlag: UInt8 = 0
    /// Last byte of a key for a message to the watch (single source: Juggluco; meaning not known).
    public var keyFlagToWatch: UInt8 = 0
    /// Last byte of a key for a message from the watch (single source: Juggluco; meaning not known).
    public var keyFlagFromWatch: UInt8 = 2
    /// How a watch answers an open request for an app that it does not have (assumed).
    public var statusNotInstalled = AppChannelStatus(rawValue: 1)
    /// How a watch answers when all 15 channels are taken (assumed).
    public var statusNoChannel = AppChannelStatus(rawValue: 2)
    /// How a receiver refuses a length that is impossible or larger than it takes (assumed).
    public var statusBadLength = AppChannelStatus(rawValue: 1)
    /// How a receiver refuses a message whose length or checksum is wrong (assumed).
    public var statusDamaged = AppChannelStatus(rawValue: 2)
    /// Encrypted bytes that a receiver takes (assumed; watches accepted more than 12 kB).
    public var maximumMessageBytes = 65_536
    /// Whether a watch keeps channels that were open when the connection ended (assumed).
    public var keepsChannelsOverDisconnects = false

    public init() {}
}
