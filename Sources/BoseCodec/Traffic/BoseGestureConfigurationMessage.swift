// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A gesture configuration that was read, notified or written, and what it changes.
public struct BoseGestureConfigurationMessage: ValuePrintable {
    public var configuration: BoseGestureConfiguration
    /// Gestures that are reported now and were not before, as far as that is known.
    public var enabled: [BoseGesture] = []
    /// Gestures that are reported no longer.
    public var disabled: [BoseGesture] = []

    init(_ configuration: BoseGestureConfiguration, previous: BoseGestureConfiguration?) {
        self.configuration = configuration
        for entry in configuration.entries where entry.isEnabled != previous?.isEnabled(entry.gesture) ?? false {
            if entry.isEnabled { enabled.append(entry.gesture) } else { disabled.append(entry.gesture) }
        }
    }

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        Self.print("newlyEnabled", enabled, to: &printer)
        Self.print("newlyDisabled", disabled, to: &printer)
        Self.print("enabled", configuration.enabledGestures, to: &printer)
        if !configuration.rest.isEmpty {
            printer.key("rest")
            printer.hex(configuration.rest.span)
        }
        printer.endObject()
    }

    private static func print(_ key: StaticString, _ gestures: [BoseGesture], to printer: inout ValuePrinter) {
        printer.key(key)
        printer.beginArray()
        for gesture in gestures { gesture.print(to: &printer) }
        printer.endArray()
    }
}
