// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

extension FieldCoder where Self: ~Copyable & ~Escapable {
    /// Derives a flag that chooses between two units from the unit of a value, where the value is the source.
    ///
    /// A unit that is neither of the two leaves the flag as it is. A number with a unit can so never be sent as one of
    /// the other unit.
    func deriveUnit<F: OptionSet>(_ flags: inout F, _ flag: F.Element, from unit: Unit, clear: Unit, set: Unit) {
        guard !isReading else { return }
        if unit == set { flags.insert(flag) }
        if unit == clear { flags.remove(flag) }
    }
}
