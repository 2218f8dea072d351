// SPDX-License-Identifier: Apache-2.0

internal import BluetoothCore
internal import BoseCodec
internal import ByteCoding
internal import FieldCoding
public import WearTesting

extension FuzzChecks {
    /// Bose Wearable: the first byte chooses a format (0 and up: the value follows), a value made from the bytes
    /// (0x40 and up), or a session (0x80 and up).
    public static func bose(_ input: [UInt8]) throws(TestingError) {
        guard let choice = input.first else { return }
        let bytes = Array(input.dropFirst())
        switch choice >> 6 {
        case 0: try CodecProperties.check(BoseCodecs.values[Int(choice) % BoseCodecs.values.count], bytes)
        case 1: try boseValue(Int(choice & 0x3f), bytes)
        case 2: try boseSession(bytes)
        default: try boseWrites(bytes)
        }
    }

    // MARK: Values made from bytes

    /// Takes numbers from the input; zeros after its end.
    private struct Source {
        var bytes: [UInt8]
        var position = 0

        var isEmpty: Bool { position >= bytes.count }

        mutating func byte() -> UInt8 {
            defer { position += 1 }
            return position < bytes.count ? bytes[position] : 0
        }

        mutating func word() -> UInt16 { UInt16(byte()) << 8 | UInt16(byte()) }
        mutating func number() -> Int16 { Int16(bitPattern: word()) }
        mutating func vector() -> RawVector { RawVector(number(), number(), number()) }
        mutating func quaternion() -> RawQuaternion { RawQuaternion(number(), number(), number(), number()) }
        mutating func some(_ limit: Int) -> [UInt8] { (0..<Int(byte()) % (limit + 1)).map { _ in byte() } }

        mutating func list<Element>(_ limit: Int, _ make: (inout Source) -> Element) -> [Element] {
            var elements: [Element] = []
            while !isEmpty && elements.count < limit { elements.append(make(&self)) }
            return elements
        }
    }

    private static func boseValue(_ choice: Int, _ bytes: [UInt8]) throws(TestingError) {
        var source = Source(bytes: bytes)
        switch choice % 8 {
        case 0: try roundTrip(deviceInformation(&source))
        case 1:
            try roundTrip(
                BoseSensorInformation(
                    source.list(30) { source in
                        BoseSensorDescription(
                            BoseSensor(rawValue: source.byte()), scaled: (source.number(), source.number()),
                            raw: (source.number(), source.number()),
                            periods: BoseSamplePeriods(rawValue: source.word()), sampleLength: source.byte())
                    }))
        case 2:
            try roundTrip(
                BoseSensorConfiguration(
                    source.list(60) { source in
                        BoseSensorSetting(BoseSensor(rawValue: source.byte()), period: source.word())
                    }))
        case 3: try roundTrip(BoseSensorData(source.list(40) { record(&$0) }))
        case 4:
            try roundTrip(
                BoseGestureInformation(
                    source.list(60) { source in
                        BoseGestureDescription(
                            BoseGesture(rawValue: source.byte()), configurationLength: source.byte(),
                            dataLength: source.byte())
                    }))
        case 5:
            try roundTrip(
                BoseGestureConfiguration(
                    source.list(60) { source in
                        let gesture = BoseGesture.all[Int(source.byte()) % BoseGesture.all.count]
                        return BoseGestureSetting(gesture, payload: [source.byte()])
                    }))
        case 6:
            try roundTrip(
                BoseGestureData(
                    BoseGesture(rawValue: source.byte()), timestamp: source.word(), payload: source.some(20)))
        default: try packet(&source)
        }
    }

    private static func deviceInformation(_ source: inout Source) -> BoseDeviceInformation {
        var value = BoseDeviceInformation()
        value.majorVersion = source.byte()
        value.minorVersion = source.byte()
        value.product = BoseProduct(rawValue: source.word())
        value.variant = source.byte()
        value.sensors = BoseSensorSet(rawValue: UInt32(source.word()) << 16 | UInt32(source.word()))
        value.gestures = BoseGestureSet(rawValue: UInt32(source.word()) << 16 | UInt32(source.word()))
        value.transmissionPeriod = source.byte()
        value.maximumPayload = source.word()
        value.maximumActiveSensors = source.byte()
        value.status = BoseDeviceStatus(rawValue: source.word())
        value.tail = source.some(5)
        return value
    }

    private static func record(_ source: inout Source) -> SensorRecord {
        let sensor = BoseSensor(rawValue: source.byte() % 7)
        let time = source.word()
        let sample: SensorSample =
            switch SensorShape.standard(sensor) {
            case .vector: .vector(source.vector(), accuracy: BoseVectorAccuracy(rawValue: source.byte()))
            case .quaternion: .quaternion(source.quaternion(), accuracy: source.number())
            case .plainQuaternion: .plainQuaternion(source.quaternion())
            case .biasedVector: .biasedVector(source.vector(), bias: source.vector())
            case .plainVector, .opaque: .plainVector(source.vector())
            }
        return SensorRecord(sensor, timestamp: time, sample)
    }

    /// A packet, alone and in parts.
    private static func packet(_ source: inout Source) throws(TestingError) {
        let operation = BMAPOperator(rawValue: source.byte() & 0xf)
        let function = BMAPFunction(source.byte() & 3, source.byte() & 7)
        let routing = source.byte()
        let size = Int(source.byte())
        guard
            let packet = BMAPPacket(
                operation, function, device: routing & 3, port: routing >> 2 & 3, payload: source.some(255))
        else { throw TestingError("a payload of at most 255 bytes is refused") }
        try roundTrip(packet)
        guard let parts = BMAPSegmentJoiner.split(packet, maximumLength: size) else { return }
        var joiner = BMAPSegmentJoiner()
        var joined: BMAPPacket?
        var oddities: [DecodeError] = []
        do throws(DecodeError) {
            for part in parts { joined = try joiner.receive(part, oddities: &oddities) }
        } catch { throw TestingError("parts of \(size) bytes: \(error)") }
        guard joined == packet else { throw TestingError("parts of \(size) bytes give another packet") }
    }

    private static func roundTrip<V: FieldCoded>(_ value: V) throws(TestingError) {
        do throws(DecodeError) {
            guard try V(decoding: value.encoded()) == value else {
                throw DecodeError(.invalidValue, offset: 0, detail: "bytes give another value")
            }
        } catch { throw TestingError("\(value.json): \(error)") }
        do throws(JSONFault) {
            guard try V(parsing: JSONValue(parsing: value.json)) == value else {
                throw JSONFault("JSON gives another value")
            }
        } catch { throw TestingError("\(value.json): \(error)") }
    }

    // MARK: Sessions

    /// Values with a byte for the characteristic, one for the operation and one for the length in front of each.
    private static func boseSession(_ bytes: [UInt8]) throws(TestingError) {
        let characteristics =
            BoseUUID.requiredCharacteristics + [
                BoseUUID.focusIdentifier, BoseUUID.control, BoseUUID.secureControl, BoseUUID.controlService,
            ]
        var source = Source(bytes: bytes)
        var decoder = BoseTrafficDecoder()
        var messages: [TrafficMessage] = []
        while !source.isEmpty && messages.count < 1_000 {
            let characteristic = characteristics[Int(source.byte()) % characteristics.count]
            let kind = source.byte()
            let operations: [AttributeTraffic.Operation] = [
                .read, .write, .writeWithoutResponse, .notification, .indication, .readRefused(kind),
                .writeRefused(kind),
            ]
            decoder.receive(
                AttributeTraffic(
                    operations[Int(kind) % operations.count], service: BoseUUID.wearableService,
                    characteristic: characteristic, handle: UInt16(kind), value: source.some(255)),
                into: &messages)
            if kind == 0xff { decoder.disconnected(into: &messages) }
        }
        decoder.disconnected(into: &messages)
        for message in messages {
            var printer = ValuePrinter(style: .json)
            message.content.print(to: &printer)
            do throws(JSONFault) { _ = try JSONValue(parsing: printer.string) } catch {
                throw TestingError("\(message.name): \(error)\n\(printer.string)")
            }
        }
    }

    /// A write to a model; what is accepted has the size of what was stored, and is accepted again.
    private static func boseWrites(_ bytes: [UInt8]) throws(TestingError) {
        guard let choice = bytes.first else { return }
        let profile = BoseProfile.all[Int(choice) % BoseProfile.all.count]
        guard var rules = profile.rules,
            let stored = try? BoseSensorConfiguration(decoding: profile.sensorConfiguration.bytes)
        else { throw TestingError("\(profile.id) has blobs that are none") }
        rules.policy.acceptsPartialWrites = choice & 0x80 != 0
        let written = Array(bytes.dropFirst())
        let gestures = BoseGestureConfiguration(
            profile.gestureConfiguration.bytes, layout: GestureLayout(rules.gestures))
        if let result = try? rules.gestureConfiguration(writing: written, over: gestures),
            result.encoded().count != profile.gestureConfiguration.bytes.count
        {
            throw TestingError("\(profile.id): a gesture configuration changed its size")
        }
        guard let result = try? rules.sensorConfiguration(writing: written, over: stored) else { return }
        guard (try? rules.sensorConfiguration(writing: result.encoded(), over: stored)) == result else {
            throw TestingError("\(profile.id): what was accepted is refused: \(Hex.string(result.encoded()))")
        }
    }
}
