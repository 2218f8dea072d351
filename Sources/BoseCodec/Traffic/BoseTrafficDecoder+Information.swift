// SPDX-License-Identifier: Apache-2.0

internal import BluetoothCore
internal import ByteCoding
internal import FieldCoding

/// What a device says of itself.
extension BoseTrafficDecoder {
    /// Reads a value and hands it on, with what is odd about it; a fault becomes a message with the bytes.
    func decode<V: FieldCoded>(
        _ type: V.Type, _ name: String, _ traffic: AttributeTraffic, into messages: inout [TrafficMessage]
    ) -> (value: V, warnings: [String])? {
        var oddities: [DecodeError] = []
        do throws(DecodeError) {
            let value = try V(decoding: traffic.value.span, oddities: &oddities)
            return (value, oddities.map { $0.description })
        } catch {
            messages.append(
                TrafficMessage(
                    name, isFromDevice: traffic.isFromDevice, BoseRawMessage(traffic.characteristic, traffic.value),
                    fault: error))
            return nil
        }
    }

    mutating func receiveDeviceInformation(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage]) {
        guard
            let (value, warnings) = decode(
                BoseDeviceInformation.self, "device_information", traffic, into: &messages)
        else { return }
        var before = device
        before?.status = value.status
        // A notification says as a rule that only the status changed; a read is shown whole.
        let isStatusOnly = before == value && traffic.operation != .read
        if !isStatusOnly {
            messages.append(
                TrafficMessage("device_information", isFromDevice: traffic.isFromDevice, value, warnings: warnings))
        }
        let statusChanged = device.map { $0.status != value.status } ?? value.status.contains(.suspended)
        if isStatusOnly || statusChanged {
            messages.append(
                TrafficMessage(
                    "device_status", isFromDevice: traffic.isFromDevice,
                    BoseStatusMessage(value.status, previous: device?.status, reading: reasonReading),
                    warnings: isStatusOnly ? warnings : []))
        }
        device = value
    }

    mutating func receiveSensorInformation(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage]) {
        guard
            let (value, warnings) = decode(
                BoseSensorInformation.self, "sensor_information", traffic, into: &messages)
        else { return }
        layout = SensorLayout(value)
        scales = ScaleTable(value)
        messages.append(
            TrafficMessage("sensor_information", isFromDevice: traffic.isFromDevice, value, warnings: warnings))
    }

    mutating func receiveGestureInformation(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage]) {
        guard
            let (value, warnings) = decode(
                BoseGestureInformation.self, "gesture_information", traffic, into: &messages)
        else { return }
        gestures = value
        messages.append(
            TrafficMessage("gesture_information", isFromDevice: traffic.isFromDevice, value, warnings: warnings))
    }

    func receiveFocus(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage]) {
        guard let (value, warnings) = decode(BoseFocusIdentifier.self, "focus", traffic, into: &messages) else {
            return
        }
        messages.append(TrafficMessage("focus", isFromDevice: traffic.isFromDevice, value, warnings: warnings))
    }
}
