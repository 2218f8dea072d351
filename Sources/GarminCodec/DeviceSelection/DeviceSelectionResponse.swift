// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

/// How Garmin Connect answers: `scheme://device-select-resp?ciqApp=Connect&…&d0ID=…&d0Model=…&d0Name=…` (one author).
///
/// Further devices are `d1ID` and so on (inferred). Since iOS 13 the app that opened the URL is not told, so nothing
/// but the URL itself says that it comes from Garmin Connect.
public struct DeviceSelectionResponse: Sendable, Hashable {
    /// The URL with all that it says, unknown items too.
    public var url: DeviceSelectionURL
    public let profile: DeviceSelectionProfile

    /// - Parameter universalLinkHost: The host of the app's universal links, for an answer by such a link (assumed
    ///   form); nil for an answer by the app's scheme.
    public init(
        to scheme: String, devices: [SelectedDevice], universalLinkHost: String? = nil,
        profile: DeviceSelectionProfile = DeviceSelectionProfile()
    ) {
        self.profile = profile
        typealias Item = DeviceSelectionURL.Item
        var items = [
            Item("ciqApp", profile.connectName), Item("ciqBundle", profile.connectBundle), Item("ciqScheme", nil),
            Item("ciqSdkVersion", profile.sdkVersion), Item("sourceUrlHost", universalLinkHost),
        ]
        for (number, device) in devices.enumerated() {
            items.append(Item("d\(number)ID", device.id))
            items.append(Item("d\(number)Model", device.model))
            items.append(Item("d\(number)Name", device.name))
            if let suffix = profile.partNumberSuffix, let part = device.partNumber {
                items.append(Item("d\(number)\(suffix)", part))
            }
        }
        if let universalLinkHost {
            url = DeviceSelectionURL(
                scheme: "https", host: universalLinkHost, path: profile.universalLinkPath, items: items)
        } else {
            url = DeviceSelectionURL(scheme: scheme, host: profile.responseHost, items: items)
        }
    }

    /// Reads an answer as a companion app gets it.
    ///
    /// - Parameters:
    ///   - scheme: The app's own scheme.
    ///   - universalLinkHost: The host of the app's universal links; an https URL to it is an answer too, whatever its
    ///     path (assumed).
    public init(
        parsing text: String, scheme: String, universalLinkHost: String? = nil,
        profile: DeviceSelectionProfile = DeviceSelectionProfile()
    ) throws(DecodeError) {
        self.profile = profile
        url = try DeviceSelectionURL(parsing: text)
        let own = url.scheme.lowercased()
        if own == "https", let universalLinkHost, url.host.lowercased() == universalLinkHost.lowercased() { return }
        guard own == scheme.lowercased(), url.host == profile.responseHost else {
            throw DecodeError(.invalidValue, offset: 0, detail: "not \(scheme)://\(profile.responseHost)")
        }
    }

    /// The devices in the order of their numbers; numbers may be missing.
    public var devices: [SelectedDevice] {
        var found: [Int: [String: String]] = [:]
        for item in url.items ?? [] {
            guard let (number, field) = Self.split(item.name), found[number]?[field] == nil else { continue }
            found[number, default: [:]][field] = item.value ?? ""
        }
        return found.sorted { $0.key < $1.key }.compactMap { _, fields in
            guard let id = fields["ID"] else { return nil }
            return SelectedDevice(
                id: id, model: fields["Model"] ?? "", name: fields["Name"] ?? "",
                partNumber: profile.partNumberSuffix.flatMap { fields[$0] })
        }
    }

    /// `d12Model` → 12 and `Model`.
    private static func split(_ name: String) -> (Int, String)? {
        guard name.utf8.first == 0x64 else { return nil }
        let rest = name.dropFirst()
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        guard !digits.isEmpty, digits.utf8.count <= 4, let number = Int(digits) else { return nil }
        return (number, String(rest.dropFirst(digits.count)))
    }
}
