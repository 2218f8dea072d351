// SPDX-License-Identifier: Apache-2.0

import ByteCoding

/// One open link at either end: cuts bytes into packets, and takes packets.
struct MultiLinkLane: Sendable {
    let service: MultiLinkService
    /// As the register response names it: bit 7 marks the reliable transport.
    let handle: UInt8
    var endpoint: MLREndpoint?
    let packetLimit: Int

    init(service: MultiLinkService, handle: UInt8, packetLimit: Int, profile: MLRProfile) {
        self.service = service
        self.handle = handle
        self.packetLimit = max(3, packetLimit)
        if MLRHeader.isReliable(handle) {
            endpoint = MLREndpoint(handle: handle, packetLimit: packetLimit, profile: profile)
        }
    }

    var info: MultiLinkHandle {
        MultiLinkHandle(service: service, handle: handle, isReliable: endpoint != nil)
    }

    /// Appends packets to send; false when too much waits already.
    mutating func send(_ bytes: [UInt8], at time: Int64, packets: inout [[UInt8]]) -> Bool {
        if endpoint != nil {
            var actions: [MLREndpoint.Action] = []
            guard endpoint?.send(bytes, at: time, into: &actions) ?? false else { return false }
            for case .transmit(let packet) in actions { packets.append(packet) }
            return true
        }
        // The handle stands in front of every fragment.
        var start = 0
        repeat {
            let end = min(start + packetLimit - 1, bytes.count)
            packets.append([handle] + bytes[start..<end])
            start = end
        } while start < bytes.count
        return true
    }

    /// Takes a packet of this link; appends answers to `packets` and what it delivers to `data`.
    mutating func receive(
        _ packet: [UInt8], at time: Int64, packets: inout [[UInt8]], data: inout [UInt8]
    ) throws(DecodeError) {
        guard endpoint != nil else {
            data += packet.dropFirst()
            return
        }
        var actions: [MLREndpoint.Action] = []
        try endpoint?.receive(packet, at: time, into: &actions)
        for action in actions {
            switch action {
            case .transmit(let packet): packets.append(packet)
            case .deliver(let bytes): data += bytes
            }
        }
    }

    mutating func tick(at time: Int64, packets: inout [[UInt8]]) {
        var actions: [MLREndpoint.Action] = []
        endpoint?.tick(at: time, into: &actions)
        for case .transmit(let packet) in actions { packets.append(packet) }
    }
}
