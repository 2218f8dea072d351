// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding

extension MultiLinkTrafficDecoder {
    /// Bytes of a link that carries GFDI.
    func take(
        _ bytes: [UInt8], _ traffic: AttributeTraffic, _ link: inout Link, into messages: inout [TrafficMessage]
    ) {
        var direction = link.directions[traffic.isFromDevice] ?? Direction()
        var output: [COBSDecoder.Output] = []
        direction.frames.receive(bytes, at: traffic.time, into: &output)
        for item in output {
            switch item {
            case .frame(let frame): take(frame: frame, traffic, &direction, into: &messages)
            case .damaged(let fault, let bytes):
                messages.append(
                    TrafficMessage(
                        "damaged_frame", isFromDevice: traffic.isFromDevice, LinkRawMessage(bytes: bytes), fault: fault)
                )
            case .dropped(let bytes, let reason):
                messages.append(
                    TrafficMessage(
                        "unfinished_frame", isFromDevice: traffic.isFromDevice, LinkRawMessage(bytes: bytes),
                        warnings: [reason]))
            }
        }
        link.directions[traffic.isFromDevice] = direction
    }

    private func take(
        frame: [UInt8], _ traffic: AttributeTraffic, _ direction: inout Direction,
        into messages: inout [TrafficMessage]
    ) {
        var oddities: [DecodeError] = []
        let packet: GFDIPacket
        do throws(DecodeError) { packet = try GFDIPacket(decoding: frame, oddities: &oddities) } catch {
            messages.append(
                TrafficMessage(
                    "damaged_frame", isFromDevice: traffic.isFromDevice, LinkRawMessage(bytes: frame), fault: error))
            return
        }
        var message = GFDIMessage(packet: packet)
        var warnings = oddities.map(\.description)
        if case .protobuf(let chunk) = packet.payload, !chunk.isWhole {
            switch direction.messages.receive(chunk) {
            case .kept: break
            case .complete(let bytes):
                message.completed = SmartMessage(exactly: bytes)
                if message.completed == nil { warnings.append("the message that it completes is no protobuf") }
            case .refused(let code): warnings.append("chunk out of place: \(code.name.map { "\($0)" } ?? "refused")")
            }
        }
        let name = packet.type.name.map { snakeCase($0) } ?? "gfdi_packet"
        messages.append(TrafficMessage(name, isFromDevice: traffic.isFromDevice, message, warnings: warnings))
    }
}

/// `registerRequest` as `register_request`.
func snakeCase(_ name: StaticString) -> String {
    var words = ""
    for character in "\(name)".unicodeScalars {
        if ("A"..."Z").contains(character) {
            words.unicodeScalars.append("_")
            words += String(character).lowercased()
        } else {
            words.unicodeScalars.append(character)
        }
    }
    return words
}
