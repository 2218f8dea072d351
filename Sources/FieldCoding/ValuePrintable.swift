// SPDX-License-Identifier: Apache-2.0

/// What prints itself as one value, in JSON or as text for people, as the printer is set.
public protocol ValuePrintable: Sendable {
    func print(to printer: inout ValuePrinter)
}
