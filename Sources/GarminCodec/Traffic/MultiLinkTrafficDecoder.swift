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
/// | `damaged_frame`, `unfinished_frame` | bytes that are no whole GFDI packet |
///
/// It may join in the middle: a reliable link that was opened before is taken for GFDI's when its bytes are framed so.
/// Packets that were sent again are passed over.
public struct MultiLinkTrafficDecoder: TrafficDecoder {
    public static var services: [BluetoothUUID] {
        [GarminUUID.multiLinkService, GarminUUID.singleLinkService, GarminUUID.oldSingleLinkService]
    }

    public static var messageNames: [String] {
        MultiLinkFrameType.names.map { snakeCase($0.value) } + GFDIType.names.map { snakeCase($0.value) }
            + ["link_management", "live_metric", "link_data", "damaged_frame", "unfinished_frame", "gfdi_packet"]
    }

    /// One link, and what is under way on it in both directions.
    struct Link: Sendable {
        /// Nil for one that was opened before.
        var service: MultiLinkService?
        var directions: [Bool: Direction] = [:]
    }

    /// What comes from one side of a link.
    struct Direction: Sendable {
        var follower = MLRFollower()
        var frames = COBSDecoder()
        var messages = ProtobufAssembler()
        /// Packets that came before one that is missing, by sequence number.
        var early: [UInt8: [UInt8]] = [:]
    }

    /// Links by characteristic pair and handle; the old services have one link, of handle 0.
    struct Key: Sendable, Hashable, Comparable {
        var lane: UInt16
        var handle: UInt8

        static func < (left: Key, right: Key) -> Bool { (left.lane, left.handle) < (right.lane, right.handle) }
    }

    var links: [Key: Link] = [:]

    public init() {}

    public mutating func receive(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage]) {
        switch traffic.operation {
        case .readRefused, .writeRefused: return
        case .read where traffic.value.isEmpty: return
        case .read, .write, .writeWithoutResponse, .notification, .indication: break
        }
        guard traffic.service == GarminUUID.multiLinkService else {
            var link = links[Key(lane: 0, handle: 0)] ?? Link(service: .gfdi)
            take(traffic.value, traffic, &link, into: &messages)
            links[Key(lane: 0, handle: 0)] = link
            return
        }
        guard let first = traffic.value.first else { return }
        if first == 0 { return manage(traffic, into: &messages) }
        if MLRHeader.isReliable(first) { return takeReliable(traffic, into: &messages) }
        takePlain(first, traffic, into: &messages)
    }

    public mutating func disconnected(into messages: inout [TrafficMessage]) {
        for key in links.keys.sorted() {
            guard var link = links[key] else { continue }
            finish(&link, into: &messages)
        }
        links = [:]
    }

    /// Tells what was begun on a link and is given up.
    func finish(_ link: inout Link, into messages: inout [TrafficMessage]) {
        for isFromDevice in [true, false] {
            guard var direction = link.directions[isFromDevice] else { continue }
            var output: [COBSDecoder.Output] = []
            direction.frames.reset(into: &output)
            for case .dropped(let bytes, let reason) in output {
                messages.append(
                    TrafficMessage(
                        "unfinished_frame", isFromDevice: isFromDevice, LinkRawMessage(bytes: bytes), warnings: [reason]
                    ))
            }
        }
        link.directions = [:]
    }

    // MARK: Handle management

    private mutating func manage(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage]) {
        var oddities: [DecodeError] = []
        let frame: MultiLinkFrame
        do throws(DecodeError) {
            frame = try MultiLinkFrame(decoding: traffic.value.span, oddities: &oddities)
        } catch {
            messages.append(
                TrafficMessage(
                    "link_management", isFromDevice: traffic.isFromDevice, LinkRawMessage(bytes: traffic.value),
                    fault: error))
            return
        }
        let name = frame.type.name.map { snakeCase($0) } ?? "link_management"
        messages.append(
            TrafficMessage(
                name, isFromDevice: traffic.isFromDevice, frame, warnings: oddities.map { $0.description }))
        let lane = Self.lane(traffic.characteristic)
        switch frame.type {
        case .registerResponse where frame.status == 0:
            guard let service = frame.service, let handle = frame.assignedHandle, handle != 0 else { return }
            replace(Key(lane: lane, handle: handle), with: Link(service: service), into: &messages)
        case .closeResponse where frame.status == 0:
            guard let handle = frame.assignedHandle else { return }
            replace(Key(lane: lane, handle: handle), with: nil, into: &messages)
        case .closeAllResponse:
            for key in links.keys.sorted() where key.lane == lane { replace(key, with: nil, into: &messages) }
        default: return
        }
    }

    private mutating func replace(_ key: Key, with link: Link?, into messages: inout [TrafficMessage]) {
        if var old = links[key] { finish(&old, into: &messages) }
        links[key] = link
    }

    /// Number of the pair of characteristics: those to the watch are sixteen above those to the phone.
    private static func lane(_ characteristic: BluetoothUUID) -> UInt16 {
        let number = UInt16(truncatingIfNeeded: characteristic.high >> 32)
        return GarminUUID.multiLinkNumbers.contains(number &- 0x10) ? number &- 0x10 : number
    }

    // MARK: Data

    private mutating func takePlain(
        _ handle: UInt8, _ traffic: AttributeTraffic, into messages: inout [TrafficMessage]
    ) {
        let key = Key(lane: Self.lane(traffic.characteristic), handle: handle)
        guard var link = links[key] else {
            messages.append(
                TrafficMessage(
                    "link_data", isFromDevice: traffic.isFromDevice,
                    LiveMetricMessage(service: nil, handle: handle, bytes: Array(traffic.value.dropFirst())),
                    warnings: ["the link was opened before the record began, so its service is not known"]))
            return
        }
        let body = Array(traffic.value.dropFirst())
        if link.service == .gfdi {
            take(body, traffic, &link, into: &messages)
            links[key] = link
        } else {
            tell(body, link.service, handle, traffic, into: &messages)
        }
    }

    private mutating func takeReliable(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage]) {
        let packet: MLRPacket
        do throws(DecodeError) { packet = try MLRPacket(decoding: traffic.value) } catch {
            messages.append(
                TrafficMessage(
                    "link_data", isFromDevice: traffic.isFromDevice, LinkRawMessage(bytes: traffic.value), fault: error)
            )
            return
        }
        // Mere acknowledgements carry nothing.
        guard !packet.body.isEmpty else { return }
        let key = Key(lane: Self.lane(traffic.characteristic), handle: 0x80 | packet.header.handle)
        var link = links[key] ?? Link(service: nil)
        var direction = link.directions[traffic.isFromDevice] ?? Direction()
        let bodies = direction.order(packet)
        link.directions[traffic.isFromDevice] = direction
        for body in bodies {
            if link.service == nil, body.first == 0 { link.service = .gfdi }
            if link.service == .gfdi {
                take(body, traffic, &link, into: &messages)
            } else {
                tell(body, link.service, key.handle, traffic, into: &messages)
            }
        }
        links[key] = link
    }

    private func tell(
        _ body: [UInt8], _ service: MultiLinkService?, _ handle: UInt8, _ traffic: AttributeTraffic,
        into messages: inout [TrafficMessage]
    ) {
        var message = LiveMetricMessage(service: service, handle: handle, bytes: body)
        var oddities: [DecodeError] = []
        // From the phone come only the bytes that switch a metric on and off.
        if traffic.isFromDevice, let service, let blank = LiveMetric.blank(service) {
            message.fields = Self.decoded(blank, body, &oddities)
        }
        messages.append(
            TrafficMessage(
                message.fields == nil ? "link_data" : "live_metric", isFromDevice: traffic.isFromDevice, message,
                warnings: oddities.map { $0.description }))
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

extension MultiLinkTrafficDecoder.Direction {
    /// Packets that may wait for one that is missing: a window.
    private static var mostEarly: Int { 32 }

    /// The bodies that can be delivered now, in order.
    ///
    /// A receiver drops what comes early and the sender sends it again; but a record may lack the missing packet, so
    /// early ones wait for a while.
    mutating func order(_ packet: MLRPacket) -> [[UInt8]] {
        switch follower.judge(packet.header.sequence) {
        case .repeated: return []
        case .new: break
        case .early:
            early[packet.header.sequence] = packet.body
            guard early.count >= Self.mostEarly else { return [] }
            // The missing one was lost for good.
            let waiting = early.keys.sorted()
            defer { early = [:] }
            if let last = waiting.last { follower.skip(past: last) }
            return waiting.compactMap { early[$0] }
        }
        var bodies = [packet.body]
        var next = (packet.header.sequence &+ 1) & 63
        while let body = early.removeValue(forKey: next) {
            bodies.append(body)
            follower.skip(past: next)
            next = (next &+ 1) & 63
        }
        return bodies
    }
}
