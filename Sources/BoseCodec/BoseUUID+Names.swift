// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore

extension BoseUUID {
    /// The name of a characteristic of Bose's services; nil for one that is not known.
    public static func name(of characteristic: BluetoothUUID) -> StaticString? {
        switch characteristic {
        case deviceInformation: "deviceInformation"
        case sensorInformation: "sensorInformation"
        case sensorConfiguration: "sensorConfiguration"
        case sensorData: "sensorData"
        case gestureInformation: "gestureInformation"
        case gestureConfiguration: "gestureConfiguration"
        case gestureData: "gestureData"
        case focusIdentifier: "focusIdentifier"
        case control: "control"
        case secureControl: "secureControl"
        default: nil
        }
    }
}
