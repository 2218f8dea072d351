// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// One message of a vendor's protocol, taken from one or more attribute values.
public struct TrafficMessage: Sendable {
    /// What it is, in lower_snake_case: `sensor_data`, `ordered_broadcast`, `app_message`, …
    public var name: String
    /// Whether the device sent it (watch, glasses, headphones) or its client.
    public var isFromDevice: Bool
    /// Its fields.
    public var content: any ValuePrintable
    /// Why it could not be read to its end; what precedes the fault is in `content`.
    public var fault: DecodeError?
    /// What was accepted although it is forbidden, one sentence each.
    public var warnings: [String]

    public init(
        _ name: String, isFromDevice: Bool, _ content: any ValuePrintable, fault: DecodeError? = nil,
        warnings: [String] = []
    ) {
        self.name = name
        self.isFromDevice = isFromDevice
        self.content = content
        self.fault = fault
        self.warnings = warnings
    }
}
