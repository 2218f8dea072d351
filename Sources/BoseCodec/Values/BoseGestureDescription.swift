// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// One gesture of a device; an entry of gesture information: gesture, and the two lengths, one byte each.
public struct BoseGestureDescription: FieldCoded, Hashable {
    public static let byteCount = 3

    public var gesture: BoseGesture = .doubleTap
    /// Bytes after the gesture in a gesture configuration; 1 on all known devices.
    public var configurationLength: UInt8 = 1
    /// Bytes after the time in gesture data; 0 on all known devices.
    public var dataLength: UInt8 = 0

    public init() {}

    public init(_ gesture: BoseGesture, configurationLength: UInt8 = 1, dataLength: UInt8 = 0) {
        self.gesture = gesture
        self.configurationLength = configurationLength
        self.dataLength = dataLength
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("gesture", &gesture)
        try coder.field("configurationLength", &configurationLength)
        try coder.field("dataLength", &dataLength)
    }
}
