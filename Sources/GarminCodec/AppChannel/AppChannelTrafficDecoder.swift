// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
internal import ByteCoding
internal import FieldCoding

/// Follows the app-message channel of service 6A4E8022 from outside: learns apps and keys as they pass, puts messages
/// together and decrypts them.
///
/// Messages: `app_message` with an ``AppMessageReport``; every frame that opens, closes or asks, under its own name
/// (`open_request`, `app_info_response`, …) with the ``AppChannelFrame``; `refusal` for an acknowledgement that refuses;
/// `unknown_frame`. Keys, starts, packets and acknowledgements have no message of their own.
public struct AppChannelTrafficDecoder: TrafficDecoder {
    public static var services: [BluetoothUUID] { [GarminUUID.appMessageService] }
    public static var messageNames: [String] {
        [
            "app_message", "refusal", "unknown_frame", "open_request", "open_response", "close_request",
            "close_response", "watch_open_request", "watch_open_response", "watch_close_request",
            "watch_close_response", "app_info_request", "app_info_response", "prompt_request", "prompt_response",
        ]
    }

    private struct Channel: Sendable {
        var app: ConnectIQAppID?
        /// The first counts; further ones are tried too, since two phones may race.
        var keys: [AppChannelKey] = []
        var toWatch = AppTransferFollower()
        var fromWatch = AppTransferFollower()
    }

    private var channels: [UInt8: Channel] = [:]

    public init() {}

    public mutating func receive(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage]) {
        switch traffic.operation {
        case .readRefused, .writeRefused: return
        default: break
        }
        guard traffic.characteristic == GarminUUID.toWatch || traffic.characteristic == GarminUUID.toPhone else {
            return
        }
        var reader = ByteReader(traffic.value.span)
        let frame: AppChannelFrame
        do throws(DecodeError) {
            frame = try AppChannelFrame(decoding: &reader)
            try reader.expectEnd()
        } catch {
            var raw = AppChannelFrame(.unknown)
            raw.bytes = traffic.value
            return messages.append(
                TrafficMessage("unknown_frame", isFromDevice: traffic.isFromDevice, raw, fault: error))
        }
        take(frame, isFromDevice: traffic.isFromDevice, reader.oddities.map(\.description), into: &messages)
    }

    public mutating func disconnected(into messages: inout [TrafficMessage]) {
        for (number, channel) in channels.sorted(by: { $0.key < $1.key }) {
            var channel = channel
            if let rest = channel.toWatch.cutOff() {
                messages.append(report(rest, number, channel, isFromDevice: false))
            }
            if let rest = channel.fromWatch.cutOff() {
                messages.append(report(rest, number, channel, isFromDevice: true))
            }
        }
        channels = [:]
    }

    private mutating func take(
        _ frame: AppChannelFrame, isFromDevice: Bool, _ warnings: [String], into messages: inout [TrafficMessage]
    ) {
        let number = frame.channel
        switch frame.kind {
        case .openResponse where frame.status == .ok, .watchOpenRequest:
            // A repeated request finds its channel as it is.
            if frame.kind == .openResponse || channels[number]?.app != frame.app {
                close(number, into: &messages)
                channels[number] = Channel(app: frame.app)
            }
        case .closeRequest, .watchCloseRequest: close(number, into: &messages)
        case .key:
            if !channels[number, default: Channel()].keys.contains(frame.key) {
                // The newest is the likeliest; a few are kept, because a second client may race with its own.
                channels[number, default: Channel()].keys.append(frame.key)
                if channels[number]?.keys.count ?? 0 > 4 { channels[number]?.keys.removeFirst() }
            }
        case .start, .data, .end:
            if frame.kind == .start { tellCutOff(number, isFromDevice: isFromDevice, into: &messages) }
            if let message = transfer(frame, isFromDevice: isFromDevice) { messages.append(message) }
        default: break
        }
        guard let name = Self.name(of: frame) else { return }
        messages.append(TrafficMessage(name, isFromDevice: isFromDevice, frame, warnings: warnings))
    }

    /// A transfer that starts while another one is under way: the end of that one was lost.
    private mutating func tellCutOff(_ number: UInt8, isFromDevice: Bool, into messages: inout [TrafficMessage]) {
        guard var channel = channels[number] else { return }
        let rest = isFromDevice ? channel.fromWatch.cutOff() : channel.toWatch.cutOff()
        // A start that is sent again before any data is no loss.
        guard let rest, !rest.ciphertext.isEmpty else { return }
        messages.append(report(rest, number, channel, isFromDevice: isFromDevice))
        channels[number] = channel
    }

    private mutating func close(_ number: UInt8, into messages: inout [TrafficMessage]) {
        guard var channel = channels.removeValue(forKey: number) else { return }
        if let rest = channel.toWatch.cutOff() { messages.append(report(rest, number, channel, isFromDevice: false)) }
        if let rest = channel.fromWatch.cutOff() { messages.append(report(rest, number, channel, isFromDevice: true)) }
    }

    private mutating func transfer(_ frame: AppChannelFrame, isFromDevice: Bool) -> TrafficMessage? {
        var channel = channels[frame.channel] ?? Channel()
        var follower = isFromDevice ? channel.fromWatch : channel.toWatch
        var whole: AppTransferFollower.Transfer?
        switch frame.kind {
        case .start: follower.start(frame)
        case .data: follower.data(frame)
        default: whole = follower.end(frame)
        }
        if isFromDevice { channel.fromWatch = follower } else { channel.toWatch = follower }
        channels[frame.channel] = channel
        return whole.map { report($0, frame.channel, channel, isFromDevice: isFromDevice) }
    }

    private func report(
        _ transfer: AppTransferFollower.Transfer, _ number: UInt8, _ channel: Channel, isFromDevice: Bool
    ) -> TrafficMessage {
        var report = AppMessageReport(
            app: channel.app, channel: number, byteCount: transfer.ciphertext.count, content: .incomplete)
        var warnings: [String] = []
        var fault = transfer.fault
        if fault == nil {
            if channel.keys.isEmpty { report.content = .keyNotSeen }
            for key in channel.keys {
                do throws(DecodeError) {
                    let object = try AppMessageEnvelope.open(transfer.ciphertext, key: key)
                    if report.content == .incomplete { report.content = .bytes(object) }
                    var oddities: [DecodeError] = []
                    report.content = .object(try MonkeyMessage(decoding: object.span, oddities: &oddities))
                    warnings = oddities.map(\.description)
                    fault = nil
                    break
                } catch { if fault == nil { fault = error } }
            }
        }
        return TrafficMessage("app_message", isFromDevice: isFromDevice, report, fault: fault, warnings: warnings)
    }

    private static func name(of frame: AppChannelFrame) -> String? {
        switch frame.kind {
        case .key, .keyRequest, .start, .data, .end: nil
        case .acknowledgement: frame.status == .ok ? nil : "refusal"
        case .unknown: "unknown_frame"
        case .openRequest: "open_request"
        case .openResponse: "open_response"
        case .closeRequest: "close_request"
        case .closeResponse: "close_response"
        case .watchOpenRequest: "watch_open_request"
        case .watchOpenResponse: "watch_open_response"
        case .watchCloseRequest: "watch_close_request"
        case .watchCloseResponse: "watch_close_response"
        case .appInfoRequest: "app_info_request"
        case .appInfoResponse: "app_info_response"
        case .promptRequest: "prompt_request"
        case .promptResponse: "prompt_response"
        }
    }
}
