// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The status of a device changed, or was seen for the first time.
public struct BoseStatusMessage: ValuePrintable, Hashable {
    public var status: BoseDeviceStatus
    /// Nil where it was not seen before.
    public var previous: BoseDeviceStatus?
    /// How the upper four bits are read.
    public var reading: BoseSuspensionReason.Reading = .number

    public init(
        _ status: BoseDeviceStatus, previous: BoseDeviceStatus?, reading: BoseSuspensionReason.Reading = .number
    ) {
        self.status = status
        self.previous = previous
        self.reading = reading
    }

    /// Why sensors and gestures are suspended; nil while they are not.
    public var suspensionReason: BoseSuspensionReason? { status.suspensionReason(reading: reading) }

    /// What happened, one phrase each.
    public var changes: [String] {
        let before = previous ?? []
        var changes: [String] = []
        if let reason = suspensionReason, reason != before.suspensionReason(reading: reading) {
            let name = reason.name.map { "\($0)" } ?? "reason \(reason.rawValue)"
            changes.append("suspended by \(name)")
        }
        if before.contains(.suspended) && !status.contains(.suspended) { changes.append("resumed") }
        for (flag, name) in [
            (BoseDeviceStatus.pairingMode, "pairing mode"), (.pairingRequired, "pairing required"), (.paired, "paired"),
        ] where before.contains(flag) != status.contains(flag) {
            changes.append(status.contains(flag) ? name : "no longer \(name)")
        }
        return changes
    }

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        printer.key("status")
        status.print(to: &printer)
        printer.key("changes")
        printer.beginArray()
        for change in changes { printer.string(change) }
        printer.endArray()
        printer.endObject()
    }
}
