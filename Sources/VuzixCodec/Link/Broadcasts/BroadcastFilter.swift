// SPDX-License-Identifier: Apache-2.0

/// A receiver of broadcasts, described as data.
public struct BroadcastFilter<Name: Hashable & Sendable>: Sendable, Hashable {
    /// The app.
    public var package: Name
    /// The receiver's class; nil for one that was registered while the app ran.
    public var className: Name?
    public var actions: Set<Name>
    public var categories: Set<Name>
    /// Higher ones come first; apps use -1000 to 1000.
    public var priority: Int32
    /// Registered while the app ran, and not in its manifest.
    public var isDynamic: Bool

    public init(
        package: Name, className: Name? = nil, actions: Set<Name>, categories: Set<Name> = [], priority: Int32 = 0,
        isDynamic: Bool = true
    ) {
        self.package = package
        self.className = className
        self.actions = actions
        self.categories = categories
        self.priority = priority
        self.isDynamic = isDynamic
    }

    /// Whether the receiver gets the intent.
    ///
    /// Source: Android's `IntentFilter`. Unlike there, an intent that names a component must match the filter too.
    public func matches<Address: BroadcastAddress>(_ address: Address) -> Bool where Address.Name == Name {
        guard let action = address.action, actions.contains(action) else { return false }
        if let wanted = address.package, wanted != package { return false }
        if let wanted = address.componentPackage, wanted != package { return false }
        if let wanted = address.componentClass, wanted != className { return false }
        if address.flags & IntentFlags.registeredOnly != 0 && !isDynamic { return false }
        return address.categories.allSatisfy { categories.contains($0) }
    }

    /// The indices of the receivers that get the intent, in the order of an ordered broadcast: higher priority first,
    /// at equal priority those registered while their app ran, then as they are in `filters`.
    ///
    /// Source: Android's `ActivityManagerService`. A plain broadcast reaches the same receivers in no order.
    public static func receivers<Address: BroadcastAddress>(
        of address: Address, among filters: [BroadcastFilter]
    ) -> [Int] where Address.Name == Name {
        filters.indices.filter { filters[$0].matches(address) }.sorted { left, right in
            if filters[left].priority != filters[right].priority {
                return filters[left].priority > filters[right].priority
            }
            if filters[left].isDynamic != filters[right].isDynamic { return filters[left].isDynamic }
            return left < right
        }
    }
}
