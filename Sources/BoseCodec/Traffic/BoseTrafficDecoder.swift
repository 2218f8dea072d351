// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
internal import ByteCoding
internal import FieldCoding

/// Follows a Bose device and its client: configurations as changes, samples as quantities, refusals by name.
///
/// | message | content |
/// |---|---|
/// | `device_information` | ``BoseDeviceInformation`` |
/// | `device_status` | ``BoseStatusMessage``, when the status changes |
/// | `sensor_information`, `gesture_information` | ``BoseSensorInformation``, ``BoseGestureInformation`` |
/// | `sensor_configuration` | ``BoseSensorConfigurationMessage`` |
/// | `gesture_configuration` | ``BoseGestureConfigurationMessage`` |
/// | `sensor_data` | ``BoseSensorDataMessage`` |
/// | `gesture` | ``BoseGestureMessage`` |
/// | `focus` | ``BoseFocusIdentifier`` |
/// | `read_refused`, `write_refused` | ``BoseRefusalMessage`` |
/// | `bmap` | ``BMAPPacket`` |
/// | `bmap_unfinished`, `unknown_value` | ``BoseRawMessage`` |
///
/// It may join in the middle: until the sensor information was seen, samples have the standard lengths and no
/// quantities, and the first message of samples says so.
public struct BoseTrafficDecoder: TrafficDecoder {
    public static var services: [BluetoothUUID] { [BoseUUID.wearableService, BoseUUID.controlService] }
    public static var messageNames: [String] {
        [
            "device_information", "device_status", "sensor_information", "gesture_information",
            "sensor_configuration", "gesture_configuration", "sensor_data", "gesture", "focus", "read_refused",
            "write_refused", "bmap", "bmap_unfinished", "unknown_value",
        ]
    }

    /// What becomes of samples whose accuracy has no meaning.
    public var accuracyPolicy: BoseVectorAccuracy.Policy = .keep
    /// How the reason of a suspension is read.
    public var reasonReading: BoseSuspensionReason.Reading = .number
    /// When timestamps start again.
    public var timestampModulus: TimestampUnwrapper.Modulus = .device {
        didSet { resetClocks() }
    }

    /// What the device told of itself; it outlives a connection.
    var device: BoseDeviceInformation?
    var layout: SensorLayout?
    var scales = ScaleTable()
    var gestures: BoseGestureInformation?

    /// What holds for one connection.
    var sensorConfiguration: BoseSensorConfiguration?
    var gestureConfiguration: BoseGestureConfiguration?
    var saidThatInformationIsMissing = false
    // Whether samples and gestures have one clock is not known, so each has its own.
    var sensorClock = TimestampUnwrapper()
    var gestureClock = TimestampUnwrapper()
    var joiners: [ControlLane: BMAPSegmentJoiner] = [:]

    public init() {}

    mutating func resetClocks() {
        sensorClock = TimestampUnwrapper(modulus: timestampModulus)
        gestureClock = TimestampUnwrapper(modulus: timestampModulus)
    }

    public mutating func receive(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage]) {
        switch traffic.operation {
        case .readRefused(let code):
            messages.append(
                TrafficMessage(
                    "read_refused", isFromDevice: true, BoseRefusalMessage(traffic.characteristic, code, value: [])))
            return
        case .writeRefused(let code):
            // What is refused is what the client sent, but it is the device that says so.
            messages.append(
                TrafficMessage(
                    "write_refused", isFromDevice: true,
                    BoseRefusalMessage(traffic.characteristic, code, value: traffic.value)))
            return
        case .read, .write, .writeWithoutResponse, .notification, .indication: break
        }
        switch traffic.characteristic {
        case BoseUUID.deviceInformation: receiveDeviceInformation(traffic, into: &messages)
        case BoseUUID.sensorInformation: receiveSensorInformation(traffic, into: &messages)
        case BoseUUID.gestureInformation: receiveGestureInformation(traffic, into: &messages)
        case BoseUUID.sensorConfiguration: receiveSensorConfiguration(traffic, into: &messages)
        case BoseUUID.gestureConfiguration: receiveGestureConfiguration(traffic, into: &messages)
        case BoseUUID.sensorData: receiveSensorData(traffic, into: &messages)
        case BoseUUID.gestureData: receiveGestureData(traffic, into: &messages)
        case BoseUUID.focusIdentifier: receiveFocus(traffic, into: &messages)
        case BoseUUID.control, BoseUUID.secureControl: receiveControl(traffic, into: &messages)
        default:
            messages.append(
                TrafficMessage(
                    "unknown_value", isFromDevice: traffic.isFromDevice,
                    BoseRawMessage(traffic.characteristic, traffic.value)))
        }
    }

    public mutating func disconnected(into messages: inout [TrafficMessage]) {
        for (lane, joiner) in joiners.sorted(by: { $0.key < $1.key }) {
            messages.append(
                TrafficMessage(
                    "bmap_unfinished", isFromDevice: lane.isFromDevice,
                    BoseRawMessage(lane.characteristic, joiner.pendingBytes),
                    warnings: ["the connection ended before the packet did"]))
        }
        joiners = [:]
        // A device turns off on disconnection what its client enabled.
        sensorConfiguration = nil
        gestureConfiguration = nil
        saidThatInformationIsMissing = false
        resetClocks()
    }
}
