// SPDX-License-Identifier: Apache-2.0

/// One whole attribute value on its way, as a capture, a client or a server sees it.
public struct AttributeTraffic: Sendable, Hashable {
    public enum Operation: Sendable, Hashable {
        /// The value that a read gave, long reads joined.
        case read
        /// A write that the server acknowledged, long writes joined.
        case write
        case writeWithoutResponse
        case notification
        case indication
        /// The server refused a read; `value` is empty.
        case readRefused(UInt8)
        /// The server refused a write; `value` is what was to be written.
        case writeRefused(UInt8)
    }

    public var operation: Operation
    /// The service in which the characteristic lies; several services may use the same UUIDs for characteristics.
    public var service: BluetoothUUID
    public var characteristic: BluetoothUUID
    /// Handle of the value: tells apart characteristics with the same UUID.
    public var handle: UInt16
    public var value: [UInt8]
    /// Nanoseconds since any fixed point, never going back; nil where the time is not known.
    public var time: Int64?

    public init(
        _ operation: Operation, service: BluetoothUUID, characteristic: BluetoothUUID, handle: UInt16 = 0,
        value: [UInt8], time: Int64? = nil
    ) {
        self.operation = operation
        self.service = service
        self.characteristic = characteristic
        self.handle = handle
        self.value = value
        self.time = time
    }

    /// Whether the value comes from the device that holds the attribute.
    public var isFromDevice: Bool {
        switch operation {
        case .read, .notification, .indication, .readRefused: true
        case .write, .writeWithoutResponse, .writeRefused: false
        }
    }
}
