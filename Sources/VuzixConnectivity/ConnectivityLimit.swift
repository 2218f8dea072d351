// SPDX-License-Identifier: Apache-2.0

/// Advice for what is sent between a phone and glasses.
public enum ConnectivityLimit {
    /// Broadcasts should not be larger, in bytes: the link is slow. Source: the vendor's iOS documentation.
    public static let advisedBroadcastByteCount = 10 * 1024
    /// How long Android waits for each receiver of an ordered broadcast in the foreground before it goes on.
    /// Source: Android's BroadcastQueue; Vuzix documents no time of its own.
    public static let foregroundReceiverTimeout = Duration.seconds(10)
    /// The same in the background.
    public static let backgroundReceiverTimeout = Duration.seconds(60)
}
