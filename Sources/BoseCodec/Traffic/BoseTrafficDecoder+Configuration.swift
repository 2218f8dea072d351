// SPDX-License-Identifier: Apache-2.0

internal import BluetoothCore
internal import ByteCoding
internal import FieldCoding

/// Configurations, seen as what they change.
extension BoseTrafficDecoder {
    mutating func receiveSensorConfiguration(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage]) {
        guard
            let (value, warnings) = decode(
                BoseSensorConfiguration.self, "sensor_configuration", traffic, into: &messages)
        else { return }
        let message = BoseSensorConfigurationMessage(value, previous: sensorConfiguration)
        messages.append(
            TrafficMessage("sensor_configuration", isFromDevice: traffic.isFromDevice, message, warnings: warnings))
        guard traffic.isFromDevice == false, var merged = sensorConfiguration else {
            sensorConfiguration = value
            return
        }
        // Some clients write a part; the device keeps the rest.
        for entry in value.entries {
            for index in merged.entries.indices where merged.entries[index].sensor == entry.sensor {
                merged.entries[index].period = entry.period
            }
        }
        sensorConfiguration = merged
    }

    mutating func receiveGestureConfiguration(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage]) {
        let layout = gestures.map { GestureLayout($0) } ?? .standard
        let value = BoseGestureConfiguration(traffic.value, layout: layout)
        var warnings: [String] = []
        if !value.rest.isEmpty {
            warnings.append("\(value.rest.count) bytes from an entry of unknown length, or one that is cut")
        }
        let message = BoseGestureConfigurationMessage(value, previous: gestureConfiguration)
        messages.append(
            TrafficMessage("gesture_configuration", isFromDevice: traffic.isFromDevice, message, warnings: warnings))
        guard traffic.isFromDevice == false, var merged = gestureConfiguration else {
            gestureConfiguration = value
            return
        }
        for entry in value.entries {
            for index in merged.entries.indices where merged.entries[index].gesture == entry.gesture {
                merged.entries[index].payload = entry.payload
            }
        }
        gestureConfiguration = merged
    }
}
