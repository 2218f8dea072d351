// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A sensor configuration that was read, notified or written, and what it changes.
public struct BoseSensorConfigurationMessage: ValuePrintable {
    public var configuration: BoseSensorConfiguration
    /// Sensors whose period differs from what was known before; without anything known, those that are enabled.
    public var changes: [BoseSensorChange]

    init(_ configuration: BoseSensorConfiguration, previous: BoseSensorConfiguration?) {
        self.configuration = configuration
        changes = BoseSensorChange.changes(from: previous, to: configuration)
    }

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        printer.key("changes")
        printer.beginArray()
        for change in changes { change.print(to: &printer) }
        printer.endArray()
        printer.key("enabled")
        printer.beginArray()
        for entry in configuration.entries where entry.period != 0 { entry.print(to: &printer) }
        printer.endArray()
        if !configuration.tail.isEmpty {
            printer.key("tail")
            printer.hex(configuration.tail.span)
        }
        printer.endObject()
    }
}
