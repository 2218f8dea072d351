// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// What a companion app opens so that Garmin Connect lets the user choose devices:
/// `gcm-ciq://device-select-req?ciqApp=…&ciqBundle=…&ciqScheme=…&ciqSdkVersion=10000` (single source).
public struct DeviceSelectionRequest: Sendable, Hashable {
    /// The URL with all that it says, unknown items too.
    public var url: DeviceSelectionURL

    /// - Parameters:
    ///   - appName: What Garmin Connect shows.
    ///   - scheme: The scheme by which Garmin Connect answers.
    public init(
        appName: String, bundle: String, scheme: String, profile: DeviceSelectionProfile = DeviceSelectionProfile()
    ) {
        url = DeviceSelectionURL(
            scheme: profile.requestScheme, host: profile.requestHost,
            items: [
                DeviceSelectionURL.Item("ciqApp", appName), DeviceSelectionURL.Item("ciqBundle", bundle),
                DeviceSelectionURL.Item("ciqScheme", scheme),
                DeviceSelectionURL.Item("ciqSdkVersion", profile.sdkVersion),
            ])
    }

    /// Reads a request as Garmin Connect gets it.
    public init(
        parsing text: String, profile: DeviceSelectionProfile = DeviceSelectionProfile()
    ) throws(DecodeError) {
        url = try DeviceSelectionURL(parsing: text)
        guard url.scheme.lowercased() == profile.requestScheme, url.host == profile.requestHost else {
            throw DecodeError(
                .invalidValue, offset: 0, detail: "not \(profile.requestScheme)://\(profile.requestHost)")
        }
    }

    public var appName: String? { url["ciqApp"] }
    public var bundle: String? { url["ciqBundle"] }
    public var scheme: String? { url["ciqScheme"] }
    public var sdkVersion: String? { url["ciqSdkVersion"] }
}
