// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding

/// What links carry.
extension MultiLinkTrafficDecoder {
    private static let openedBefore = "the link was opened before the record began, so its service is not known"
    private static let takenForGFDI =
        "the link was opened before the record began, and is taken for GFDI's because its bytes are framed so"

    // MARK: Plain links

    mutating func takePlain(
        _ handle: UInt8, _ body: [UInt8], _ traffic: AttributeTraffic, warnings: [String],
        into messages: inout [TrafficMessage]
    ) {
        let key = Key(lane: Self.lane(traffic.characteristic), handle: handle)
        let origin = Origin(isFromDevice: traffic.isFromDevice, time: traffic.time)
        if links[key] == nil, Self.isWholePacket(body) {
            var link = Link(service: .gfdi)
            link.remark = Self.takenForGFDI
            replace(key, with: link, into: &messages)
        }
        // Taken out while it changes, so that its buffers are not copied.
        guard var link = links.removeValue(forKey: key) else {
            messages.append(
                TrafficMessage(
                    "link_data", isFromDevice: traffic.isFromDevice,
                    LiveMetricMessage(service: nil, handle: handle, bytes: body), warnings: [Self.openedBefore]))
            return
        }
        defer { links[key] = link }
        guard link.service == .gfdi else {
            return tell(body, link.service, handle, origin, warnings: warnings, into: &messages)
        }
        if let warning = warnings.first { link.remark = warning }
        take(body, origin, &link, into: &messages)
    }

    /// Whether bytes are one framed GFDI packet with the right CRC: nothing else looks like it by chance.
    private static func isWholePacket(_ body: [UInt8]) -> Bool {
        guard body.first == 0, body.last == 0 else { return false }
        var decoder = COBSDecoder()
        var output: [COBSDecoder.Output] = []
        decoder.receive(body, into: &output)
        guard output.count == 1, case .frame(let frame) = output[0] else { return false }
        var oddities: [DecodeError] = []
        guard let packet = try? GFDIPacket(decoding: frame, oddities: &oddities) else { return false }
        return packet.wrongCRC == nil
    }

    // MARK: Reliable links

    mutating func takeReliable(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage]) {
        let lane = Self.lane(traffic.characteristic)
        let handle = MLRHeader.lane(traffic.value.first ?? 0)
        let key = Key(lane: lane, handle: handle)
        // Some programs write the flag in front of a plain link's bytes, without the second byte of the header.
        if links[key] == nil, links[Key(lane: lane, handle: handle & 7)] != nil {
            return takePlain(
                handle & 7, Array(traffic.value.dropFirst()), traffic,
                warnings: ["bit 7 of the handle is set, and the link is a plain one"], into: &messages)
        }
        let packet: MLRPacket
        do throws(DecodeError) { packet = try MLRPacket(decoding: traffic.value) } catch {
            messages.append(
                TrafficMessage(
                    "link_data", isFromDevice: traffic.isFromDevice, LinkRawMessage(bytes: traffic.value), fault: error)
            )
            return
        }
        if links[key] == nil { replace(key, with: Link(service: nil), into: &messages) }
        guard var link = links.removeValue(forKey: key) else { return }
        defer { links[key] = link }
        var pieces: [MLRFollower.Piece] = []
        link[isFromDevice: !traffic.isFromDevice].follower.acknowledge(packet.header.request, into: &pieces)
        take(pieces, Origin(isFromDevice: !traffic.isFromDevice), &link, handle, into: &messages)
        if !packet.body.isEmpty {
            pieces = []
            link[isFromDevice: traffic.isFromDevice].follower.receive(
                packet.header.sequence, packet.body, into: &pieces)
            take(pieces, Origin(isFromDevice: traffic.isFromDevice), &link, handle, into: &messages)
        }
    }

    /// What a reliable link delivers.
    func take(
        _ pieces: [MLRFollower.Piece], _ origin: Origin, _ link: inout Link, _ handle: UInt8,
        into messages: inout [TrafficMessage]
    ) {
        for piece in pieces {
            switch piece {
            case .gap(let count):
                messages.append(
                    TrafficMessage(
                        "missing_packets", isFromDevice: origin.isFromDevice,
                        MissingPacketsMessage(handle: handle, count: count)))
                var output: [COBSDecoder.Output] = []
                link[isFromDevice: origin.isFromDevice].frames.reset(into: &output)
                tell(output, origin, &link, into: &messages)
            case .body(let body):
                if link.service == nil, body.first == 0 {
                    link.service = .gfdi
                    link.remark = Self.takenForGFDI
                }
                if link.service == .gfdi {
                    take(body, origin, &link, into: &messages)
                } else {
                    let warnings = link.service == nil ? [Self.openedBefore] : []
                    tell(body, link.service, handle, origin, warnings: warnings, into: &messages)
                }
            }
        }
    }

    // MARK: Live values

    private func tell(
        _ body: [UInt8], _ service: MultiLinkService?, _ handle: UInt8, _ origin: Origin, warnings: [String],
        into messages: inout [TrafficMessage]
    ) {
        var message = LiveMetricMessage(service: service, handle: handle, bytes: body)
        var oddities: [DecodeError] = []
        // From the phone come only the bytes that switch a metric on and off.
        if origin.isFromDevice, let service, let blank = LiveMetric.blank(service) {
            message.fields = Self.decoded(blank, body, &oddities)
        }
        messages.append(
            TrafficMessage(
                message.fields == nil ? "link_data" : "live_metric", isFromDevice: origin.isFromDevice, message,
                warnings: warnings + oddities.map { $0.description }))
    }

    private static func decoded<V: FieldCoded>(
        _ blank: V, _ body: [UInt8], _ oddities: inout [DecodeError]
    ) -> (any FieldCoded)? {
        do throws(DecodeError) { return try V(decoding: body.span, oddities: &oddities) } catch {
            oddities.append(error)
            return nil
        }
    }
}
