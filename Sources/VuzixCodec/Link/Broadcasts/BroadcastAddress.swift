// SPDX-License-Identifier: Apache-2.0

/// The part of an intent that decides who gets it.
public protocol BroadcastAddress: Sendable {
    /// How names are spelled: `String`, or whatever else tells equal names from others.
    associatedtype Name: Hashable & Sendable

    /// What the message is; nil matches nothing.
    var action: Name? { get }
    /// The receiving application; nil means every one.
    var package: Name? { get }
    /// The receiving component's package and class; nil means every one.
    var componentPackage: Name? { get }
    var componentClass: Name? { get }
    /// Every one must be in the filter of a receiver.
    var categories: [Name] { get }
    /// Plain Android flags.
    var flags: Int32 { get }
}
