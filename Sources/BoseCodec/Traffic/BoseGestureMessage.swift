// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A gesture with a time that goes on.
public struct BoseGestureMessage: ValuePrintable {
    public var data: BoseGestureData
    /// Milliseconds since the 0 before the first gesture.
    public var time: Int64

    init(_ data: BoseGestureData, time: Int64) {
        self.data = data
        self.time = time
    }

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        printer.key("gesture")
        data.gesture.print(to: &printer)
        printer.key("time")
        printer.number(time)
        printer.unit(.millisecond)
        printer.key("timestamp")
        printer.number(Int64(data.timestamp))
        if !data.payload.isEmpty {
            printer.key("payload")
            printer.hex(data.payload.span)
        }
        printer.endObject()
    }
}
