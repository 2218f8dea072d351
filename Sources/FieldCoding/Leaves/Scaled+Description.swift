// SPDX-License-Identifier: Apache-2.0

extension Scaled: CustomStringConvertible {
    /// The quantity with its unit, as ``ValuePrinter`` prints it for people: `72 bpm`.
    public var description: String {
        var printer = ValuePrinter(style: .text)
        print(to: &printer)
        return printer.string
    }
}
