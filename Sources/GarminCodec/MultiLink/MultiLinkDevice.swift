// SPDX-License-Identifier: Apache-2.0

import ByteCoding
import FieldCoding

/// The watch's end of Multi-Link: gives out handles, and carries bytes on them.
///
/// Pure: values, times (nanoseconds) and bytes come in, notifications and events come out.
public struct MultiLinkDevice: Sendable {
    /// What a watch does where nobody has said: defaults are assumed.
    public struct Profile: Sendable, Hashable {
        /// Services that can be registered; true for those that may run over the reliable transport.
        public var services: [MultiLinkService: Bool] = [
            .gfdi: true, .heartRate: false, .steps: false, .heartRateVariability: false, .respiration: false,
            .pulseOximetry: false, .accelerometer: false,
        ]
        /// Status of a register response that refuses.
        public var refusal: UInt8 = 1
        /// What follows the register response's fields: one zero byte on a real watch.
        public var responseTail: [UInt8] = [0]
        /// What follows the client id in a close-all response: seen on a real watch.
        public var closeAllTail: [UInt8] = [0, 0, 1]
        public var transport = MLRProfile()

        public init() {}
    }

    public enum Action: Sendable, Hashable {
        /// A value for the characteristic that goes to the phone.
        case notify([UInt8])
        case opened(MultiLinkHandle)
        case closed(MultiLinkHandle)
        case received(MultiLinkHandle, [UInt8])
        /// A value that could not be used, with the reason.
        case ignored([UInt8], reason: String)
    }

    public var profile: Profile
    /// ATT_MTU − 3; links that are open keep the limit that they began with.
    public var packetLimit: Int
    private var lanes: [MultiLinkLane] = []

    public init(packetLimit: Int = 20, profile: Profile = Profile()) {
        self.packetLimit = packetLimit
        self.profile = profile
    }

    public var handles: [MultiLinkHandle] { lanes.map(\.info) }
    public var deadline: Int64? { lanes.compactMap { $0.endpoint?.deadline }.min() }

    /// A value that the phone wrote.
    public mutating func receive(_ value: [UInt8], at time: Int64, into actions: inout [Action]) {
        guard let first = value.first else { return actions.append(.ignored(value, reason: "an empty value")) }
        if first == 0 {
            do throws(DecodeError) { manage(try MultiLinkFrame(decoding: value), value, into: &actions) } catch {
                actions.append(.ignored(value, reason: error.description))
            }
            return
        }
        let isReliable = MLRHeader.isReliable(first)
        guard
            let index = lanes.firstIndex(where: { isReliable ? $0.handle == MLRHeader.lane(first) : $0.handle == first }
            )
        else { return actions.append(.ignored(value, reason: "no link has this handle")) }
        var packets: [[UInt8]] = []
        var data: [UInt8] = []
        do throws(DecodeError) {
            try lanes[index].receive(value, at: time, packets: &packets, data: &data)
        } catch { actions.append(.ignored(value, reason: error.description)) }
        for packet in packets { actions.append(.notify(packet)) }
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
        for packet in packets { actions.append(.notify(packet)) }
        return isQueued
    }

    public mutating func tick(at time: Int64, into actions: inout [Action]) {
        for index in lanes.indices {
            var packets: [[UInt8]] = []
            lanes[index].tick(at: time, packets: &packets)
            for packet in packets { actions.append(.notify(packet)) }
        }
    }

    /// The connection ended.
    public mutating func disconnect(into actions: inout [Action]) {
        for lane in lanes { actions.append(.closed(lane.info)) }
        lanes = []
    }

    // MARK: Handles

    private mutating func manage(_ request: MultiLinkFrame, _ value: [UInt8], into actions: inout [Action]) {
        var response = MultiLinkFrame()
        // Whatever came is sent back: a client places its id two bytes late.
        response.clientID = request.clientID
        switch request.type {
        case .registerRequest: register(request, &response, into: &actions)
        case .closeRequest:
            response.type = .closeResponse
            response.service = request.service
            response.assignedHandle = request.assignedHandle
            let index = lanes.firstIndex { $0.service == request.service && $0.handle == request.assignedHandle }
            response.status = index == nil ? profile.refusal : 0
            actions.append(.notify(response.encoded()))
            if let index { actions.append(.closed(lanes.remove(at: index).info)) }
        case .closeAllRequest:
            response.type = .closeAllResponse
            response.rest = profile.closeAllTail
            actions.append(.notify(response.encoded()))
            disconnect(into: &actions)
        default: actions.append(.ignored(value, reason: "not a request"))
        }
    }

    private mutating func register(
        _ request: MultiLinkFrame, _ response: inout MultiLinkFrame, into actions: inout [Action]
    ) {
        response.type = .registerResponse
        response.service = request.service
        response.rest = profile.responseTail
        // Opening again gives a new link.
        if let index = lanes.firstIndex(where: { $0.service == request.service }) {
            actions.append(.closed(lanes.remove(at: index).info))
        }
        let mayBeReliable = request.service.flatMap { profile.services[$0] }
        let isReliable = (request.reliable ?? 0) != 0 && mayBeReliable == true
        guard let service = request.service, mayBeReliable != nil, let handle = freeHandle(isReliable) else {
            response.status = profile.refusal
            response.assignedHandle = 0
            response.reliable = 0
            return actions.append(.notify(response.encoded()))
        }
        response.status = 0
        response.assignedHandle = handle
        response.reliable = isReliable ? 1 : 0
        let lane = MultiLinkLane(
            service: service, handle: handle, packetLimit: packetLimit, profile: profile.transport)
        lanes.append(lane)
        actions.append(.notify(response.encoded()))
        actions.append(.opened(lane.info))
    }

    /// Reliable links have three bits, plain ones seven, of which 0 is taken.
    private func freeHandle(_ isReliable: Bool) -> UInt8? {
        let used = Set(lanes.map(\.handle))
        let all: ClosedRange<UInt8> = isReliable ? 0x80...0x87 : 1...0x7f
        return all.first { !used.contains($0) }
    }
}
