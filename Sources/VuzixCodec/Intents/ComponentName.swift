// SPDX-License-Identifier: Apache-2.0

/// An application's component: package and class.
public struct ComponentName: Sendable, Hashable {
    public var package: JavaString
    public var className: JavaString

    public init(package: JavaString, className: JavaString) {
        self.package = package
        self.className = className
    }
}
