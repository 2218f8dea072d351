// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

extension FieldCoder where Self: ~Copyable & ~Escapable {
    /// Brings a flag that chooses between two units and the unit of a value together.
    ///
    /// Where the value is the source, the flag follows a unit that was set; in every other case the value takes the
    /// unit that the flag says. A number with a unit can so never be sent as one of the other unit.
    func choose<F: OptionSet>(
        _ unit: inout Unit, _ flags: inout F, _ flag: F.Element, clear: Unit, set: Unit
    ) {
        if !isReading {
            if unit == set { flags.insert(flag) }
            if unit == clear { flags.remove(flag) }
        }
        unit = flags.contains(flag) ? set : clear
    }
}
