// SPDX-License-Identifier: Apache-2.0

import FieldCoding

/// The packets that phones and watches send in a session, ready made.
extension GFDIPacket {
    /// The plain answer to a packet.
    public static func answer(to type: GFDIType, _ status: GFDIStatus = .acknowledged) -> GFDIPacket {
        GFDIPacket(.response, .response(GFDIResponse(to: type, status)))
    }

    /// What a watch says when its link opens.
    public static func information(_ device: GFDIDeviceInformation) -> GFDIPacket {
        GFDIPacket(.deviceInformation, .deviceInformation(device))
    }

    /// What a phone answers to it.
    public static func answer(withInformation phone: GFDIDeviceInformation) -> GFDIPacket {
        var response = GFDIResponse(to: .deviceInformation)
        response.device = phone
        return GFDIPacket(.response, .response(response))
    }

    public static func event(_ event: GFDISystemEvent.Event, value: UInt8 = 0) -> GFDIPacket {
        var content = GFDISystemEvent()
        content.event = event
        content.value = value
        return GFDIPacket(.systemEvent, .systemEvent(content))
    }

    public static func configuration(_ capabilities: GFDICapabilities) -> GFDIPacket {
        var content = GFDIConfiguration()
        content.capabilities = capabilities
        return GFDIPacket(.configuration, .configuration(content))
    }

    public static func timeRequest(reference: UInt32) -> GFDIPacket {
        var content = GFDITimeRequest()
        content.reference = reference
        return GFDIPacket(.currentTimeRequest, .timeRequest(content))
    }

    /// The answer to a request for the time.
    public static func answer(withTime time: GFDICurrentTime) -> GFDIPacket {
        var response = GFDIResponse(to: .currentTimeRequest)
        response.time = time
        return GFDIPacket(.response, .response(response))
    }

    /// A message in one packet; longer ones go by ``ProtobufSender``.
    public static func request(_ id: UInt16, _ message: SmartMessage) -> GFDIPacket {
        GFDIPacket(
            .protobufRequest, .protobuf(GFDIProtobufChunk(requestID: id, data: message.message.serialized())))
    }

    /// The message that answers request `id` in one packet.
    public static func response(_ id: UInt16, _ message: SmartMessage) -> GFDIPacket {
        GFDIPacket(
            .protobufResponse, .protobuf(GFDIProtobufChunk(requestID: id, data: message.message.serialized())))
    }
}

extension GFDIDeviceInformation {
    /// What a phone says of itself: the numbers that Gadgetbridge sends (single source); the value of
    /// the flag behind the texts is assumed.
    public static func phone(name: GarminText, maker: GarminText, model: GarminText) -> GFDIDeviceInformation {
        var phone = GFDIDeviceInformation()
        phone.protocolVersion = 150
        phone.product = .max
        phone.unit = .max
        phone.softwareVersion.raw = 7791
        phone.longestPacket.raw = .max
        phone.friendlyName = name
        phone.deviceName = maker
        phone.modelName = model
        phone.rest = [1]
        return phone
    }
}

extension GFDICurrentTime {
    /// - Parameters:
    ///   - seconds: Seconds since 1970-01-01, UTC; what Garmin's clock cannot hold becomes its first or last second.
    ///   - utcOffset: Seconds by which local time is ahead.
    public init(reference: UInt32, unix seconds: Int64, utcOffset: Int32) {
        self.init()
        self.reference = reference
        time = UInt32(clamping: seconds.subtractingReportingOverflow(Self.epoch).partialValue)
        if seconds < Self.epoch { time = 0 }
        self.utcOffset.raw = utcOffset
    }

    /// Seconds since 1970-01-01, UTC.
    public var unixSeconds: Int64 { Int64(time) + Self.epoch }
}
