// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// Whether one gesture is reported; an entry of a gesture configuration: gesture, one byte, and as many bytes as the
/// gesture information says. Bit 0 of the first of these enables it.
public struct BoseGestureSetting: FieldCoded, Hashable {
    public var gesture: BoseGesture = .doubleTap
    /// The bytes as they are.
    public var payload: [UInt8] = [0]

    public init() {}

    public init(_ gesture: BoseGesture, isEnabled: Bool) {
        self.gesture = gesture
        payload = [isEnabled ? 1 : 0]
    }

    public init(_ gesture: BoseGesture, payload: [UInt8]) {
        self.gesture = gesture
        self.payload = payload
    }

    /// Bit 0 of the first byte; without a byte there is nothing to enable.
    public var isEnabled: Bool {
        get { payload.first.map { $0 & 1 != 0 } ?? false }
        set { if let first = payload.first { payload[0] = newValue ? first | 1 : first & ~1 } }
    }

    /// An entry is always read from bytes of its own, so that what is left is its payload.
    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("gesture", &gesture)
        if coder.isPresent("payload", exists: payload.count != 1, flag: coder.remaining != 1) {
            try coder.bytes("payload", &payload)
            return
        }
        var settings = BoseGestureSettings(rawValue: payload.first ?? 0)
        try coder.field("settings", &settings)
        payload = [settings.rawValue]
    }
}
