// SPDX-License-Identifier: Apache-2.0

/// The form in which Garmin's Android SDK and the Connect IQ simulator exchange objects over TCP: the phone listens,
/// the simulator connects, and each side writes serialized objects one after the other, without framing, handshake or
/// app. Source: Garmin Android SDK, run.
public enum TetheredForm {
    /// Where the phone listens.
    public static let port: UInt16 = 7381
    /// What the SDK reads at a time and takes for one message.
    public static let readLimit = 16_384
    /// The device that the SDK then shows.
    public static let deviceID: Int64 = 12_345
    public static let deviceName = "Simulator"
    public static let appName = "Simulator App"
}
