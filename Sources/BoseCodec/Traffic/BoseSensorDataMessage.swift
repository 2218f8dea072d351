// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The samples of one notification with their quantities.
public struct BoseSensorDataMessage: ValuePrintable {
    public var samples: [BoseScaledSample] = []
    /// Samples that were left out because of their accuracy; see ``BoseVectorAccuracy/Policy``.
    public var dropped = 0
    /// What could not be taken apart.
    public var rest: [UInt8] = []

    init() {}

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        printer.key("samples")
        printer.beginArray()
        for sample in samples { sample.print(to: &printer) }
        printer.endArray()
        if dropped > 0 {
            printer.key("dropped")
            printer.number(dropped)
        }
        if !rest.isEmpty {
            printer.key("rest")
            printer.hex(rest.span)
        }
        printer.endObject()
    }
}
