// SPDX-License-Identifier: Apache-2.0

internal import BluetoothCore
internal import ByteCoding
internal import FieldCoding

/// Samples, gestures, and packets of the control protocol.
extension BoseTrafficDecoder {
    mutating func receiveSensorData(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage]) {
        let value = BoseSensorData(traffic.value, layout: layout ?? .standard)
        var message = BoseSensorDataMessage()
        var warnings: [String] = []
        message.rest = value.rest
        if layout == nil && !saidThatInformationIsMissing {
            saidThatInformationIsMissing = true
            warnings.append("the sensor information was not seen: standard lengths are assumed, and values stay raw")
        }
        for var record in value.records {
            let time = sensorClock.unwrap(record.timestamp, arrival: traffic.time)
            if case .vector(let vector, let accuracy) = record.sample, accuracy.name == nil {
                warnings.append("accuracy \(accuracy.rawValue) has no meaning")
                guard let resolved = accuracy.resolved(accuracyPolicy) else {
                    message.dropped += 1
                    continue
                }
                record.sample = .vector(vector, accuracy: resolved)
            }
            let scale = layout == nil ? nil : scales[record.sensor]
            message.samples.append(BoseScaledSample(record, time: time, scale: scale))
        }
        if let sensor = value.rest.first {
            let name = BoseSensor(rawValue: sensor).name.map { "\($0)" } ?? "sensor \(sensor)"
            let isKnown = value.layout[BoseSensor(rawValue: sensor)] != nil
            warnings.append("\(name): \(isKnown ? "the record is cut" : "the length of its records is not known")")
        }
        messages.append(
            TrafficMessage("sensor_data", isFromDevice: traffic.isFromDevice, message, warnings: warnings))
    }

    mutating func receiveGestureData(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage]) {
        guard let (value, oddities) = decode(BoseGestureData.self, "gesture", traffic, into: &messages) else { return }
        var warnings = oddities
        if let expected = gestures?[value.gesture]?.dataLength, Int(expected) != value.payload.count {
            warnings.append("the gesture information says \(expected) bytes of payload, not \(value.payload.count)")
        }
        let time = gestureClock.unwrap(value.timestamp, arrival: traffic.time)
        messages.append(
            TrafficMessage(
                "gesture", isFromDevice: traffic.isFromDevice, BoseGestureMessage(value, time: time),
                warnings: warnings))
    }

    mutating func receiveControl(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage]) {
        let lane = ControlLane(
            characteristic: traffic.characteristic, handle: traffic.handle, isFromDevice: traffic.isFromDevice)
        if joiners[lane] == nil && joiners.count >= ControlLane.limit { joiners = [:] }
        var joiner = joiners[lane] ?? BMAPSegmentJoiner()
        var oddities: [DecodeError] = []
        do throws(DecodeError) {
            if let packet = try joiner.receive(traffic.value, oddities: &oddities) {
                messages.append(
                    TrafficMessage(
                        "bmap", isFromDevice: traffic.isFromDevice, packet,
                        warnings: oddities.map { $0.description }))
            }
        } catch {
            messages.append(
                TrafficMessage(
                    "bmap", isFromDevice: traffic.isFromDevice, BoseRawMessage(traffic.characteristic, traffic.value),
                    fault: error))
        }
        joiners[lane] = joiner.isWaiting ? joiner : nil
    }
}
