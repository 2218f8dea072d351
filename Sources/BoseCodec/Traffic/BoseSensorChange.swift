// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

/// One sensor of a configuration that differs from what was known before.
public struct BoseSensorChange: Sendable, Hashable {
    public var sensor: BoseSensor
    /// Milliseconds, 0 where it was disabled; nil where nothing was known.
    public var from: UInt16?
    /// Milliseconds, 0 where it is disabled.
    public var to: UInt16

    /// What differs between two configurations; without an earlier one what is enabled.
    static func changes(
        from previous: BoseSensorConfiguration?, to current: BoseSensorConfiguration
    ) -> [BoseSensorChange] {
        current.entries.compactMap { entry in
            let before = previous?.period(of: entry.sensor)
            guard before ?? 0 != entry.period else { return nil }
            return BoseSensorChange(sensor: entry.sensor, from: before, to: entry.period)
        }
    }

    func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        printer.key("sensor")
        sensor.print(to: &printer)
        if let from {
            printer.key("from")
            printer.number(Int64(from))
            printer.unit(.millisecond)
        }
        printer.key("to")
        printer.number(Int64(to))
        printer.unit(.millisecond)
        printer.endObject()
    }
}
