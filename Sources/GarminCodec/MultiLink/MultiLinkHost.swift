// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding

/// The phone's end of Multi-Link: asks for handles, and carries bytes on them.
///
/// Pure: values, times (nanoseconds) and bytes come in, writes and events come out.
public struct MultiLinkHost: Sendable {
    public enum Action: Sendable, Hashable {
        /// A value for the characteristic that goes to the watch.
        case write([UInt8])
        case opened(MultiLinkHandle)
        /// The watch does not open this service.
        case refused(MultiLinkService, status: UInt8)
        case closed(MultiLinkHandle)
        case received(MultiLinkHandle, [UInt8])
        /// A value that could not be used, with the reason.
        case ignored([UInt8], reason: String)
    }

    /// Answers with another client's id are passed over. Phones in the field use 2.
    public let clientID: UInt64
    /// ATT_MTU − 3; links that are open keep the limit that they began with.
    public var packetLimit: Int
    public let transport: MLRProfile
    private var lanes: [MultiLinkLane] = []

    public init(packetLimit: Int = 20, clientID: UInt64 = 2, transport: MLRProfile = MLRProfile()) {
        self.packetLimit = packetLimit
        self.clientID = clientID
        self.transport = transport
    }

    public var handles: [MultiLinkHandle] { lanes.map(\.info) }
    public var deadline: Int64? { lanes.compactMap { $0.endpoint?.deadline }.min() }

    /// What a phone does first.
    public mutating func closeAll(into actions: inout [Action]) {
        actions.append(.write(MultiLinkFrame.closeAll(clientID: clientID).encoded()))
    }

    public mutating func register(_ service: MultiLinkService, reliable: Bool, into actions: inout [Action]) {
        actions.append(
            .write(MultiLinkFrame.register(service, reliable: reliable, clientID: clientID).encoded()))
    }

    public mutating func close(_ service: MultiLinkService, into actions: inout [Action]) {
        guard let lane = lanes.first(where: { $0.service == service }) else { return }
        actions.append(
            .write(MultiLinkFrame.close(service, handle: lane.handle, clientID: clientID).encoded()))
    }

    /// A value that the watch notified.
    public mutating func receive(_ value: [UInt8], at time: Int64, into actions: inout [Action]) {
        guard let first = value.first else { return actions.append(.ignored(value, reason: "an empty value")) }
        if first == 0 {
            do throws(DecodeError) { manage(try MultiLinkFrame(decoding: value), value, into: &actions) } catch {
                actions.append(.ignored(value, reason: error.description))
            }
            return
        }
        let handle = MLRHeader.isReliable(first) ? MLRHeader.lane(first) : first
        guard let index = lanes.firstIndex(where: { $0.handle == handle }) else {
            return actions.append(.ignored(value, reason: "no link has this handle"))
        }
        var packets: [[UInt8]] = []
        var data: [UInt8] = []
        do throws(DecodeError) {
            try lanes[index].receive(value, at: time, packets: &packets, data: &data)
        } catch { actions.append(.ignored(value, reason: error.description)) }
        for packet in packets { actions.append(.write(packet)) }
        if !data.isEmpty { actions.append(.received(lanes[index].info, data)) }
    }

    /// Sends bytes on the link of a service; false where none is open or too much waits.
    @discardableResult
    public mutating func send(
        _ bytes: [UInt8], on service: MultiLinkService, at time: Int64, into actions: inout [Action]
    ) -> Bool {
        guard let index = lanes.firstIndex(where: { $0.service == service }) else { return false }
        var packets: [[UInt8]] = []
        let isQueued = lanes[index].send(bytes, at: time, packets: &packets)
        for packet in packets { actions.append(.write(packet)) }
        return isQueued
    }

    public mutating func tick(at time: Int64, into actions: inout [Action]) {
        for index in lanes.indices {
            var packets: [[UInt8]] = []
            lanes[index].tick(at: time, packets: &packets)
            for packet in packets { actions.append(.write(packet)) }
        }
    }

    private mutating func manage(_ response: MultiLinkFrame, _ value: [UInt8], into actions: inout [Action]) {
        guard response.clientID == clientID else {
            return actions.append(.ignored(value, reason: "the answer to another client"))
        }
        switch response.type {
        case .registerResponse:
            guard let service = response.service else { return }
            guard response.status == 0, let handle = response.assignedHandle, handle != 0 else {
                return actions.append(.refused(service, status: response.status ?? 0xff))
            }
            lanes.removeAll { $0.service == service || $0.handle == handle }
            let lane = MultiLinkLane(
                service: service, handle: MLRHeader.isReliable(handle) ? handle & 0x87 : handle,
                packetLimit: packetLimit, profile: transport)
            lanes.append(lane)
            actions.append(.opened(lane.info))
        case .closeResponse:
            guard response.status == 0, let index = lanes.firstIndex(where: { $0.service == response.service }) else {
                return actions.append(.ignored(value, reason: "nothing was closed"))
            }
            actions.append(.closed(lanes.remove(at: index).info))
        case .closeAllResponse:
            for lane in lanes { actions.append(.closed(lane.info)) }
            lanes = []
        default: actions.append(.ignored(value, reason: "not a response"))
        }
    }
}
