// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
import ByteCoding
import FieldCoding

/// Follows the links between a Garmin watch and a phone: handle management, GFDI packets and live values, whatever
/// transport carries them.
///
/// | message | content |
/// |---|---|
/// | `register_request` … `close_all_response`, `link_management` | ``MultiLinkFrame`` |
/// | `device_information`, `response`, `protobuf_request`, … (the type's name) | ``GFDIMessage`` |
/// | `live_metric` | ``LiveMetricMessage`` |
/// | `link_data` | bytes on a link of which the service is not known, or nothing is public |
/// | `damaged_frame`, `unfinished_frame` | ``LinkRawMessage``: bytes that are no whole GFDI packet |
/// | `unfinished_protobuf` | ``UnfinishedProtobufMessage`` |
/// | `missing_packets` | ``MissingPacketsMessage`` |
/// | `read_refused`, `write_refused` | ``LinkRawMessage``, with the ATT error as a warning |
///
/// It may join in the middle: a link that was opened before is taken for GFDI's when its bytes are framed so, and the
/// first message of the link says that. Packets that were sent again are passed over.
public struct MultiLinkTrafficDecoder: TrafficDecoder {
    public static var services: [BluetoothUUID] {
        [GarminUUID.multiLinkService, GarminUUID.singleLinkService, GarminUUID.oldSingleLinkService]
    }

    public static var messageNames: [String] {
        MultiLinkFrameType.names.map { snakeCase($0.value) } + GFDIType.names.map { snakeCase($0.value) } + [
            "link_management", "live_metric", "link_data", "damaged_frame", "unfinished_frame", "gfdi_packet",
            "unfinished_protobuf", "missing_packets", "read_refused", "write_refused",
        ]
    }

    /// More links than any watch has; a record that pretends to more starts them afresh.
    static let mostLinks = 64

    /// One link, and what is under way on it in both directions.
    struct Link: Sendable {
        /// Nil for one that was opened before.
        var service: MultiLinkService?
        /// What the first message of the link is to say.
        var remark: String?
        var fromDevice = Direction()
        var toDevice = Direction()

        init(service: MultiLinkService?, isNew: Bool = false) {
            self.service = service
            fromDevice.follower = MLRFollower(isNew: isNew)
            toDevice.follower = MLRFollower(isNew: isNew)
        }

        subscript(isFromDevice isFromDevice: Bool) -> Direction {
            get { isFromDevice ? fromDevice : toDevice }
            // In place, so that buffers are not copied for each change.
            _modify { if isFromDevice { yield &fromDevice } else { yield &toDevice } }
        }
    }

    /// What comes from one side of a link.
    struct Direction: Sendable {
        var follower = MLRFollower()
        var frames = COBSDecoder()
        var chunks = ProtobufAssembler()
    }

    /// Links by characteristic pair and handle; the old services have one link, of handle 0.
    struct Key: Sendable, Hashable, Comparable {
        var lane: UInt16
        var handle: UInt8

        static func < (left: Key, right: Key) -> Bool { (left.lane, left.handle) < (right.lane, right.handle) }
    }

    /// Where bytes come from.
    struct Origin: Sendable {
        var isFromDevice: Bool
        /// Nil where time tells nothing: on a reliable link a frame may wait for packets that are sent again.
        var time: Int64?
    }

    var links: [Key: Link] = [:]

    public init() {}

    public mutating func receive(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage]) {
        switch traffic.operation {
        case .readRefused(let code): return refused("read_refused", code, traffic, into: &messages)
        case .writeRefused(let code): return refused("write_refused", code, traffic, into: &messages)
        case .read, .write, .writeWithoutResponse, .notification, .indication: break
        }
        guard let first = traffic.value.first else { return }
        guard traffic.service == GarminUUID.multiLinkService else {
            let key = Key(lane: 0, handle: 0)
            var link = links.removeValue(forKey: key) ?? Link(service: .gfdi)
            let origin = Origin(isFromDevice: traffic.isFromDevice, time: traffic.time)
            take(traffic.value, origin, &link, into: &messages)
            links[key] = link
            return
        }
        if first == 0 { return manage(traffic, into: &messages) }
        if MLRHeader.isReliable(first) { return takeReliable(traffic, into: &messages) }
        takePlain(first, Array(traffic.value.dropFirst()), traffic, warnings: [], into: &messages)
    }

    public mutating func disconnected(into messages: inout [TrafficMessage]) {
        for key in links.keys.sorted() { replace(key, with: nil, into: &messages) }
    }

    private func refused(
        _ name: String, _ code: UInt8, _ traffic: AttributeTraffic, into messages: inout [TrafficMessage]
    ) {
        let error = ATTErrorCode(rawValue: code).name.map { "\($0)" } ?? "error \(code)"
        messages.append(
            TrafficMessage(
                name, isFromDevice: true, LinkRawMessage(bytes: traffic.value), warnings: ["ATT error: \(error)"]))
    }

    // MARK: Links

    /// Puts a link in the place of another, and tells what was begun on that one.
    mutating func replace(_ key: Key, with link: Link?, into messages: inout [TrafficMessage]) {
        if var old = links.removeValue(forKey: key) { finish(&old, key.handle, into: &messages) }
        guard let link else { return }
        if links.count >= Self.mostLinks {
            for other in links.keys.sorted() { replace(other, with: nil, into: &messages) }
        }
        links[key] = link
    }

    private func finish(_ link: inout Link, _ handle: UInt8, into messages: inout [TrafficMessage]) {
        for isFromDevice in [true, false] {
            let origin = Origin(isFromDevice: isFromDevice)
            var pieces: [MLRFollower.Piece] = []
            link[isFromDevice: isFromDevice].follower.finish(into: &pieces)
            take(pieces, origin, &link, handle, into: &messages)
            var output: [COBSDecoder.Output] = []
            link[isFromDevice: isFromDevice].frames.reset(into: &output)
            tell(output, origin, &link, into: &messages)
            for (id, bytes, total) in link[isFromDevice: isFromDevice].chunks.reset() {
                messages.append(
                    TrafficMessage(
                        "unfinished_protobuf", isFromDevice: isFromDevice,
                        UnfinishedProtobufMessage(requestID: id, total: total, bytes: bytes),
                        warnings: ["the link ended before the message did"]))
            }
        }
    }

    /// Number of the pair of characteristics: those to the watch are sixteen above those to the phone.
    static func lane(_ characteristic: BluetoothUUID) -> UInt16 {
        let number = UInt16(truncatingIfNeeded: characteristic.high >> 32)
        return GarminUUID.multiLinkNumbers.contains(number &- 0x10) ? number &- 0x10 : number
    }
}
