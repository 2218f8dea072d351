// SPDX-License-Identifier: Apache-2.0

public import CaptureFiles

/// One thing that happened in a trace. Its bytes lie in the ``EventBatch`` that it belongs to.
public struct TraceEvent: Sendable {
    public var layer: TraceLayer
    public var direction: PacketDirection
    /// Kind of the record that completed the event.
    public var kind: PacketKind
    /// ATT opcode (att), L2CAP signalling or SMP code (l2cap), or the procedure (gatt).
    public var opcode: UInt8
    /// What `handle` and `value…` hold.
    public var parts: Parts
    /// Adapter of HCI captures.
    public var adapter: UInt16
    /// L2CAP channel; 0 where there is none. For monitor records and notes: the opcode.
    public var cid: UInt16
    /// Attribute handle, with ``Parts/handle``.
    public var handle: UInt16
    /// ATT error code of an error response, or the status of a failed procedure.
    public var error: UInt8
    /// Connection handle, or access address for air captures (see ``isAir``).
    public var connection: UInt32
    /// Number of the record that completes the event.
    public var frame: Int
    public var time: CaptureTime
    public var warnings: TraceWarnings
    /// Index into the decoder's attribute list of the attribute that the event is about, −1 when unknown.
    public var attribute: Int32
    /// Index into the decoder's peer list, −1 when unknown.
    public var peer: Int32
    /// Index into the batch's messages (vendor layer), −1 where there is none.
    public var message: Int32
    /// Frame of the request that this is the response to, 0 when there is none.
    public var requestFrame: Int
    public var requestOpcode: UInt8
    public var requestHandle: UInt16
    /// First byte of the PDU in the batch's bytes.
    public var start: Int
    public var count: Int
    /// The value's place within the PDU.
    public var valueOffset: Int
    public var valueCount: Int

    public struct Parts: OptionSet, Sendable, Hashable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        public static let handle = Parts(rawValue: 1 << 0)
        public static let value = Parts(rawValue: 1 << 1)
        /// `connection` is an access address.
        public static let air = Parts(rawValue: 1 << 2)
        /// `connection` holds something.
        public static let connection = Parts(rawValue: 1 << 3)
        /// `cid` is an L2CAP channel.
        public static let channel = Parts(rawValue: 1 << 4)
        /// The payload is still encrypted.
        public static let encrypted = Parts(rawValue: 1 << 5)
        /// `requestHandle` holds something.
        public static let requestHandle = Parts(rawValue: 1 << 6)
        /// The connection is BR/EDR.
        public static let bredr = Parts(rawValue: 1 << 7)
    }

    public init(layer: TraceLayer, frame: Int, time: CaptureTime) {
        self.layer = layer
        self.frame = frame
        self.time = time
        direction = .unknown
        kind = .unknown
        opcode = 0
        parts = []
        adapter = 0
        cid = 0
        handle = 0
        error = 0
        connection = 0
        warnings = []
        attribute = -1
        peer = -1
        message = -1
        requestFrame = 0
        requestOpcode = 0
        requestHandle = 0
        start = 0
        count = 0
        valueOffset = 0
        valueCount = 0
    }

    public var isAir: Bool { parts.contains(.air) }
}
