// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding

/// Handle management: which handle carries which service.
extension MultiLinkTrafficDecoder {
    mutating func manage(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage]) {
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
        // Only the watch decides.
        guard traffic.isFromDevice else { return }
        let lane = Self.lane(traffic.characteristic)
        switch frame.type {
        case .registerResponse where frame.status == 0:
            guard let service = frame.service, let handle = frame.assignedHandle, handle != 0 else { return }
            replace(
                Key(lane: lane, handle: Self.handle(handle, isReliable: frame.reliable ?? 0 != 0)),
                with: Link(service: service, isNew: true), into: &messages)
        case .closeResponse where frame.status == 0:
            guard let handle = frame.assignedHandle else { return }
            for key in links.keys.sorted() where key.lane == lane && links[key]?.service == frame.service {
                guard key.handle == Self.handle(handle, isReliable: MLRHeader.isReliable(key.handle)) else { continue }
                replace(key, with: nil, into: &messages)
            }
        case .closeAllResponse:
            for key in links.keys.sorted() where key.lane == lane { replace(key, with: nil, into: &messages) }
        default: return
        }
    }

    /// The handle of a link: bit 7 marks the reliable transport, which has eight.
    private static func handle(_ number: UInt8, isReliable: Bool) -> UInt8 {
        isReliable || MLRHeader.isReliable(number) ? 0x80 | number & 7 : number
    }
}
