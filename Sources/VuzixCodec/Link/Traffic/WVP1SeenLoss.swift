// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// A message that an onlooker did not see completed.
public struct WVP1SeenLoss: ValuePrintable, Hashable {
    public var slot: UInt8
    /// Nil where the connection ended.
    public var error: WVP1Error?
    /// Number of the fragment at which the message was dropped.
    public var fragment: UInt16?
    public var receivedByteCount: Int
    /// Nil where the start was not seen.
    public var declaredByteCount: Int?

    init(_ dropped: DroppedMessage) {
        slot = dropped.refusal.slot
        error = dropped.refusal.error
        fragment = dropped.refusal.fragment
        receivedByteCount = dropped.receivedByteCount
        declaredByteCount = dropped.declaredByteCount
    }

    init(_ incomplete: IncompleteMessage) {
        slot = incomplete.slot
        receivedByteCount = incomplete.receivedByteCount
        declaredByteCount = incomplete.declaredByteCount
    }

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        printer.key("slot")
        slot.print(to: &printer)
        if let error {
            printer.key("error")
            error.print(to: &printer)
        }
        if let fragment {
            printer.key("fragment")
            fragment.print(to: &printer)
        }
        printer.key("receivedByteCount")
        printer.number(receivedByteCount)
        if let declaredByteCount {
            printer.key("declaredByteCount")
            printer.number(declaredByteCount)
        }
        printer.endObject()
    }
}
