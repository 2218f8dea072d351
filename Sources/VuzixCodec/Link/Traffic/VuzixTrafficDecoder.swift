// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
internal import ByteCoding
internal import FieldCoding

/// Shows the traffic of Vuzix glasses as messages: those of WVP1 whole, with what the answer to what was, and of the
/// vendor's own protocol the presumed role of each value and its length.
///
/// It takes both directions and may join in the middle. Memory: at most 2 MiB of incomplete messages in each direction
/// and 256 requests.
public struct VuzixTrafficDecoder: TrafficDecoder {
    public static let services = [WVP1UUID.service, VuzixUUID.service]
    public static let messageNames = [
        "hello", "hello_ack", "auth", "auth_result", "credit", "ack", "nack", "abort", "ping", "pong", "unlink",
        "control", "broadcast", "ordered_broadcast", "broadcast_result", "error", "message", "dropped_message",
        "vendor_value", "information", "state",
    ]

    private let bodyReader: any WVP1BodyReader
    private let compression: WVP1Compression?
    private var fromGlasses: FragmentReceiver
    private var fromPhone: FragmentReceiver
    private var requests = WVP1SeenRequests()

    public init() { self.init(bodyReader: WVP1ContentReader()) }

    /// - Parameters:
    ///   - bodyReader: Reads the bodies of messages.
    ///   - compression: Expands them; without it compressed bodies stay as they are.
    public init(bodyReader: any WVP1BodyReader, compression: WVP1Compression? = nil) {
        self.bodyReader = bodyReader
        self.compression = compression
        var options = FragmentReceiver.Options()
        options.startsOverOnBusySlot = true
        fromGlasses = FragmentReceiver(options: options)
        fromPhone = FragmentReceiver(options: options)
    }

    public mutating func receive(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage]) {
        switch traffic.operation {
        // What was refused did not arrive.
        case .readRefused, .writeRefused: return
        case .read, .write, .writeWithoutResponse, .notification, .indication: break
        }
        switch traffic.characteristic {
        case WVP1UUID.receive: show(Self.feed(traffic, to: &fromPhone), traffic, into: &messages)
        case WVP1UUID.transmit: show(Self.feed(traffic, to: &fromGlasses), traffic, into: &messages)
        case WVP1UUID.control: control(traffic, into: &messages)
        case WVP1UUID.information: value(WVP1Information(), "information", traffic, into: &messages)
        case WVP1UUID.state: value(WVP1State(), "state", traffic, into: &messages)
        default: vendor(traffic, into: &messages)
        }
    }

    public mutating func disconnected(into messages: inout [TrafficMessage]) {
        for message in fromPhone.disconnect() { lost(message, isFromDevice: false, into: &messages) }
        for message in fromGlasses.disconnect() { lost(message, isFromDevice: true, into: &messages) }
        requests.removeAll()
    }

    // MARK: Values of their own

    private func vendor(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage]) {
        let role = VuzixVendorRole(traffic.characteristic)
        guard role != nil || traffic.service == VuzixUUID.service else { return }
        let value = VuzixVendorValue(role: role, byteCount: traffic.value.count)
        messages.append(TrafficMessage("vendor_value", isFromDevice: traffic.isFromDevice, value))
    }

    private func value<V: FieldCoded>(
        _ blank: V, _ name: String, _ traffic: AttributeTraffic, into messages: inout [TrafficMessage]
    ) {
        let (value, fault, warnings) = decode(blank, traffic.value)
        messages.append(
            TrafficMessage(name, isFromDevice: traffic.isFromDevice, value, fault: fault, warnings: warnings))
    }

    /// The value as far as it could be read.
    private func decode<V: FieldCoded>(_ blank: V, _ bytes: [UInt8]) -> (V, DecodeError?, [String]) {
        var decoder = FieldDecoder(ByteReader(bytes.span))
        var value = blank
        var fault: DecodeError?
        do throws(DecodeError) {
            try value.code(&decoder)
            try decoder.reader.expectEnd()
        } catch { fault = error }
        return (value, fault, decoder.reader.oddities.map(\.description))
    }

    private mutating func control(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage]) {
        var (value, fault, warnings) = decode(WVP1Control(), traffic.value)
        if fault == nil && (value.opcode.sender == .glasses) != traffic.isFromDevice {
            warnings.append("the opcode belongs to the other side")
        }
        if fault == nil { follow(value, isFromDevice: traffic.isFromDevice) }
        messages.append(
            TrafficMessage(
                value.messageName, isFromDevice: traffic.isFromDevice, value, fault: fault, warnings: warnings))
    }

    /// What a control message does to the fragments.
    private mutating func follow(_ control: WVP1Control, isFromDevice: Bool) {
        switch control {
        case .hello:
            fromPhone.disconnect()
            fromGlasses.disconnect()
        case .abort(let slot, _):
            if isFromDevice { fromGlasses.abort(slot: slot) } else { fromPhone.abort(slot: slot) }
        case .refusal(let refusal, _):
            // The sender of the message stops.
            if isFromDevice { fromPhone.abort(slot: refusal.slot) } else { fromGlasses.abort(slot: refusal.slot) }
        default: break
        }
    }

    // MARK: Messages

    private static func feed(_ traffic: AttributeTraffic, to receiver: inout FragmentReceiver) -> [FragmentEvent] {
        var events: [FragmentEvent] = []
        receiver.receive(traffic.value, now: traffic.time, into: &events)
        return events
    }

    private mutating func show(
        _ events: [FragmentEvent], _ traffic: AttributeTraffic, into messages: inout [TrafficMessage]
    ) {
        for event in events {
            switch event {
            case .message(let message): show(message, traffic, into: &messages)
            case .dropped(let dropped): lost(dropped, traffic, into: &messages)
            case .duplicate, .credit: break
            }
        }
    }

    private func lost(
        _ dropped: DroppedMessage, _ traffic: AttributeTraffic, into messages: inout [TrafficMessage]
    ) {
        var message = TrafficMessage("dropped_message", isFromDevice: traffic.isFromDevice, WVP1SeenLoss(dropped))
        if dropped.declaredByteCount == nil && dropped.refusal.error == .gap {
            message.warnings.append("the start of the message was not seen")
        } else {
            let reason = dropped.refusal.error.name.map { "\($0)" } ?? "\(dropped.refusal.error.rawValue)"
            message.fault = DecodeError(
                .invalidValue, path: ["fragment"], offset: 0,
                detail: "fragment \(dropped.refusal.fragment) in slot \(dropped.refusal.slot): \(reason)")
        }
        messages.append(message)
    }

    private func lost(_ incomplete: IncompleteMessage, isFromDevice: Bool, into messages: inout [TrafficMessage]) {
        let fault = DecodeError(
            .lengthMismatch(declared: incomplete.declaredByteCount, actual: incomplete.receivedByteCount), offset: 0,
            detail: "the connection ended")
        messages.append(
            TrafficMessage("dropped_message", isFromDevice: isFromDevice, WVP1SeenLoss(incomplete), fault: fault))
    }

    private mutating func show(
        _ message: FragmentedMessage, _ traffic: AttributeTraffic, into messages: inout [TrafficMessage]
    ) {
        var (envelope, fault, warnings) = decode(WVP1Envelope(), message.bytes)
        if message.hasReservedBits { warnings.append("reserved bits are set in a fragment") }
        guard fault == nil else {
            messages.append(
                TrafficMessage(
                    "message", isFromDevice: traffic.isFromDevice, WVP1Bytes(message.bytes), fault: fault,
                    warnings: warnings))
            return
        }
        var body = WVP1BodyContent(WVP1Bytes(envelope.body))
        do throws(WVP1Error) {
            let plain = try envelope.expandedBody(compression, limit: WVP1Limits.maximumMessage)
            body = bodyReader.read(plain, of: envelope.type, format: envelope.format, parcelAPI: envelope.parcelAPI)
        } catch {
            warnings.append(error == .unsupported ? "the body is compressed" : "the body could not be expanded")
        }
        fault = body.fault?.inside("body")
        let seen = WVP1SeenMessage(
            slot: message.slot, fragmentCount: message.fragmentCount, byteCount: message.bytes.count,
            envelope: envelope, body: body.content, request: request(of: envelope, traffic))
        messages.append(
            TrafficMessage(
                envelope.type.messageName, isFromDevice: traffic.isFromDevice, seen, fault: fault,
                warnings: warnings + body.warnings))
    }

    /// Remembers what asks for a result, and finds what asked for one.
    private mutating func request(of envelope: WVP1Envelope, _ traffic: AttributeTraffic) -> WVP1SeenMessage.Request? {
        switch envelope.type {
        case .orderedBroadcast:
            requests.add(
                WVP1SeenRequests.Request(
                    id: envelope.correlationID, isFromDevice: traffic.isFromDevice, sender: envelope.sender.string,
                    time: traffic.time))
            return nil
        case .result, .error:
            let id = envelope.correlationID
            guard let request = requests.take(id, answeredByDevice: traffic.isFromDevice) else { return nil }
            var elapsed: Int64?
            if let start = request.time, let end = traffic.time {
                let (difference, overflow) = end.subtractingReportingOverflow(start)
                elapsed = overflow ? nil : difference
            }
            return WVP1SeenMessage.Request(sender: request.sender, elapsed: elapsed)
        default: return nil
        }
    }
}
