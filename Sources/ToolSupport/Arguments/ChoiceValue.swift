// SPDX-License-Identifier: Apache-2.0

/// A closed set of words that an option accepts.
///
/// An enumeration with string raw values gets everything but `summary` for free.
public protocol ChoiceValue: CaseIterable, RawRepresentable, Sendable where RawValue == String {
    /// What this choice means, for help and completions.
    var summary: String { get }
}

extension ChoiceValue {
    public var summary: String { "" }
}
