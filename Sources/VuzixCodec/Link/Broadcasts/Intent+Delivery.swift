// SPDX-License-Identifier: Apache-2.0

extension Intent {
    /// The key under which a delivered intent names the package that sent it.
    ///
    /// Source: published constants of the vendor's Android SDK.
    public static let sendingPackageKey: JavaString = "com.vuzix.connectivity.extra.SENDING_PACKAGE"

    /// The key under which a delivered intent names the device that it came from, a long.
    ///
    /// Source: published constants of the vendor's Android SDK.
    public static let deviceIDKey: JavaString = "com.vuzix.connectivity.extra.DEVICE_ID"

    /// The intent as the glasses hand it to an app: with the package that sent it and the device that it came from.
    public func delivered(from package: String, deviceID: Int64) -> Intent {
        var delivered = self
        var extras = delivered.extras ?? Extras()
        extras[Self.sendingPackageKey] = .string(JavaString(package))
        extras[Self.deviceIDKey] = .long(deviceID)
        delivered.extras = extras
        return delivered
    }
}
