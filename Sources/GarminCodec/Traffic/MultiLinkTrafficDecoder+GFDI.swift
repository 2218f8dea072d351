// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding

/// GFDI packets out of the bytes of a link.
extension MultiLinkTrafficDecoder {
    func take(_ bytes: [UInt8], _ origin: Origin, _ link: inout Link, into messages: inout [TrafficMessage]) {
        var output: [COBSDecoder.Output] = []
        link[isFromDevice: origin.isFromDevice].frames.receive(bytes, at: origin.time, into: &output)
        tell(output, origin, &link, into: &messages)
    }

    func tell(
        _ output: [COBSDecoder.Output], _ origin: Origin, _ link: inout Link, into messages: inout [TrafficMessage]
    ) {
        for item in output {
            let first = messages.count
            switch item {
            case .frame(let frame): take(frame: frame, origin, &link, into: &messages)
            case .damaged(let fault, let bytes):
                messages.append(
                    TrafficMessage(
                        "damaged_frame", isFromDevice: origin.isFromDevice, LinkRawMessage(bytes: bytes), fault: fault))
            case .dropped(let bytes, let reason):
                messages.append(
                    TrafficMessage(
                        "unfinished_frame", isFromDevice: origin.isFromDevice, LinkRawMessage(bytes: bytes),
                        warnings: [reason]))
            }
            if let remark = link.remark, messages.indices.contains(first) {
                messages[first].warnings.append(remark)
                link.remark = nil
            }
        }
    }

    private func take(
        frame: [UInt8], _ origin: Origin, _ link: inout Link, into messages: inout [TrafficMessage]
    ) {
        var oddities: [DecodeError] = []
        let packet: GFDIPacket
        do throws(DecodeError) { packet = try GFDIPacket(decoding: frame, oddities: &oddities) } catch {
            messages.append(
                TrafficMessage(
                    "damaged_frame", isFromDevice: origin.isFromDevice, LinkRawMessage(bytes: frame), fault: error))
            return
        }
        var message = GFDIMessage(packet: packet)
        var warnings = oddities.map(\.description)
        // What is damaged may name any message, so it completes none.
        if case .protobuf(let chunk) = packet.payload, !chunk.isWhole, packet.wrongCRC == nil {
            switch link[isFromDevice: origin.isFromDevice].chunks.receive(chunk, type: packet.type) {
            case .kept: break
            case .complete(let bytes):
                message.completed = SmartMessage(exactly: bytes)
                if message.completed == nil { warnings.append("the message that it completes is no protobuf") }
            case .refused(let code): warnings.append("chunk out of place: \(code.name.map { "\($0)" } ?? "refused")")
            }
        }
        let name = packet.type.name.map { snakeCase($0) } ?? "gfdi_packet"
        messages.append(TrafficMessage(name, isFromDevice: origin.isFromDevice, message, warnings: warnings))
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
