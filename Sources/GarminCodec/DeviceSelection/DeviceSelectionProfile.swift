// SPDX-License-Identifier: Apache-2.0

/// The words of device-selection URLs.
///
/// Sources: the Fatigue app, which works with Garmin Connect (request, single source); stand-ins for Garmin Connect whose
/// URLs Garmin's iOS SDK reads (response, one author; the host is confirmed by several apps).
public struct DeviceSelectionProfile: Sendable, Hashable {
    /// Scheme that opens Garmin Connect.
    public var requestScheme = "gcm-ciq"
    public var requestHost = "device-select-req"
    public var responseHost = "device-select-resp"
    public var sdkVersion = "10000"
    /// What Garmin Connect calls itself (one author).
    public var connectName = "Connect"
    public var connectBundle = "com.garmin.connect.mobile"
    /// Path of a response that comes as a universal link (assumed).
    public var universalLinkPath = "/device-select-resp"
    /// What follows `d0` in the name of the part number; nil where none is written or read (not known).
    public var partNumberSuffix: String?

    public init() {}
}
