// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Gesture data: a gesture that happened; gesture, one byte, time, two bytes, and a payload.
///
/// On all known devices there is no payload; its length stands in the gesture information. Sources:
/// zakaton/Bose-Frames-Web-SDK and Bose's iOS and Android SDKs.
public struct BoseGestureData: FieldCoded {
    public var gesture: BoseGesture = .doubleTap
    /// Milliseconds; starts again at 0 after 65,535.
    public var timestamp: UInt16 = 0
    public var payload: [UInt8] = []

    public init() {}

    public init(_ gesture: BoseGesture, timestamp: UInt16, payload: [UInt8] = []) {
        self.gesture = gesture
        self.timestamp = timestamp
        self.payload = payload
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("gesture", &gesture)
        try coder.bigEndian("timestamp", &timestamp, unit: .millisecond)
        guard coder.isPresent("payload", exists: !payload.isEmpty, flag: coder.remaining != 0) else {
            payload = []
            return
        }
        try coder.bytes("payload", &payload)
    }
}
