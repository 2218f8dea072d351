// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
public import FieldCoding

/// The formats of this target by name, for registries and programs.
public enum BoseCodecs {
    public static let deviceInformation = ValueCodec(
        BoseDeviceInformation.self, id: "bose.device-information", name: "Bose Wearable Device Information",
        source: wearable)
    public static let sensorInformation = ValueCodec(
        BoseSensorInformation.self, id: "bose.sensor-information", name: "Bose Sensor Information", source: wearable)
    public static let sensorConfiguration = ValueCodec(
        BoseSensorConfiguration.self, id: "bose.sensor-configuration", name: "Bose Sensor Configuration",
        source: wearable)
    /// With the standard lengths of samples.
    public static let sensorData = ValueCodec(
        streamed: BoseSensorData(), id: "bose.sensor-data", name: "Bose Sensor Data", source: wearable)
    public static let gestureInformation = ValueCodec(
        BoseGestureInformation.self, id: "bose.gesture-information", name: "Bose Gesture Information",
        source: wearable)
    /// With a byte of configuration for each gesture.
    public static let gestureConfiguration = ValueCodec(
        BoseGestureConfiguration.self, id: "bose.gesture-configuration", name: "Bose Gesture Configuration",
        source: wearable)
    public static let gestureData = ValueCodec(
        BoseGestureData.self, id: "bose.gesture-data", name: "Bose Gesture Data", source: wearable)
    public static let focusIdentifier = ValueCodec(
        BoseFocusIdentifier.self, id: "bose.focus-identifier", name: "Bose Focus Identifier",
        source: "Bose Android SDK; Ukaton-Inc/side-missions-firmware")
    /// A packet of the control protocol.
    public static let bmap = ValueCodec(
        BMAPPacket.self, id: "bose.bmap", name: "Bose Control Protocol Packet", source: control)
    /// A packet, or a part of one, as GATT carries it.
    public static let bmapSegment = ValueCodec(
        BMAPSegment.self, id: "bose.bmap-segment", name: "Bose Control Protocol over GATT", source: control)

    private static let control = "aaronsb/bosectl; Denton-L/based-connect; Bose Android SDK"
    private static let wearable = "zakaton/Bose-Frames-Web-SDK; Bose iOS and Android SDKs"

    /// All formats.
    public static let values: [ValueCodec] = [
        deviceInformation, sensorInformation, sensorConfiguration, sensorData, gestureInformation,
        gestureConfiguration, gestureData, focusIdentifier, bmap, bmapSegment,
    ]

    /// The formats of characteristics.
    public static let characteristics: [(uuid: BluetoothUUID, codec: ValueCodec)] = [
        (BoseUUID.deviceInformation, deviceInformation), (BoseUUID.sensorInformation, sensorInformation),
        (BoseUUID.sensorConfiguration, sensorConfiguration), (BoseUUID.sensorData, sensorData),
        (BoseUUID.gestureInformation, gestureInformation), (BoseUUID.gestureConfiguration, gestureConfiguration),
        (BoseUUID.gestureData, gestureData), (BoseUUID.focusIdentifier, focusIdentifier),
        (BoseUUID.control, bmapSegment), (BoseUUID.secureControl, bmapSegment),
    ]
}
