// SPDX-License-Identifier: Apache-2.0

import CaptureFiles

/// Where a whole number of an event comes from. Plain data, so that looking at one costs no reference counting.
struct FilterNumber: Sendable, Hashable {
    enum Source: UInt8, Sendable, Hashable {
        case frame
        case adapter
        case connection
        /// Connection handle of HCI captures.
        case connectionHandle
        /// Access address of air captures.
        case accessAddress
        case cid
        case opcode
        case handle
        /// The PDU's handle, or the one that its request was about.
        case anyHandle
        case error
        case requestFrame
        case requestHandle
        /// The opcode that an error response answers.
        case refusedOpcode
        /// 0 sent, 1 received.
        case sentOrReceived
        /// One byte of `bytes`.
        case byte
        /// The count of `bytes`.
        case length
    }

    var source: Source
    /// Only events of ATT have it.
    var isATTOnly = false
    /// Bits that the field takes from its source (Wireshark has names for parts of the opcode).
    var fieldMask: Int64 = -1
    var fieldShift: Int64 = 0
    /// Bits that the expression asks for with `&`.
    var mask: Int64 = -1
    var isMasked = false
    var bytes = FilterBytes(base: .pdu)

    init(_ source: Source, isATTOnly: Bool = false, fieldMask: Int64 = -1, fieldShift: Int64 = 0) {
        self.source = source
        self.isATTOnly = isATTOnly
        self.fieldMask = fieldMask
        self.fieldShift = fieldShift
    }

    init(_ source: Source, of bytes: FilterBytes) {
        self.source = source
        self.bytes = bytes
    }

    /// The number, nil where the event has none.
    @inline(__always)
    func value(_ event: TraceEvent, _ batch: Span<UInt8>) -> Int64? {
        if isATTOnly && event.layer != .att { return nil }
        guard let raw = rawValue(event, batch) else { return nil }
        return ((raw & fieldMask) >> fieldShift) & mask
    }

    @inline(__always)
    private func rawValue(_ event: TraceEvent, _ batch: Span<UInt8>) -> Int64? {
        switch source {
        case .opcode: Int64(event.opcode)
        case .handle: event.parts.contains(.handle) ? Int64(event.handle) : nil
        case .frame: Int64(event.frame)
        case .connection: event.parts.contains(.connection) ? Int64(event.connection) : nil
        case .cid: event.parts.contains(.channel) ? Int64(event.cid) : nil
        case .byte: bytes.range(event).map { Int64(batch[$0.lowerBound]) }
        case .length: bytes.range(event).map { Int64($0.count) }
        default: rareValue(event, batch)
        }
    }

    private func rareValue(_ event: TraceEvent, _ batch: Span<UInt8>) -> Int64? {
        switch source {
        case .adapter: Int64(event.adapter)
        case .connectionHandle:
            event.parts.contains(.connection) && !event.isAir ? Int64(event.connection) : nil
        case .accessAddress: event.parts.contains(.connection) && event.isAir ? Int64(event.connection) : nil
        case .anyHandle:
            if event.parts.contains(.handle) {
                Int64(event.handle)
            } else {
                event.parts.contains(.requestHandle) ? Int64(event.requestHandle) : nil
            }
        case .error: event.error != 0 ? Int64(event.error) : nil
        case .requestFrame: event.requestFrame > 0 ? Int64(event.requestFrame) : nil
        case .requestHandle: event.parts.contains(.requestHandle) ? Int64(event.requestHandle) : nil
        case .refusedOpcode: event.opcode == 0x01 && event.count > 1 ? Int64(batch[event.start + 1]) : nil
        case .sentOrReceived:
            switch event.direction {
            case .sent: 0
            case .received: 1
            case .central, .peripheral, .unknown: nil
            }
        default: nil
        }
    }
}
