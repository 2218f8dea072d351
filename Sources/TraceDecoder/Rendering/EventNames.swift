// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import CaptureFiles
import FieldCoding

/// Names of what events tell of.
enum EventNames {
    static func direction(_ direction: PacketDirection) -> StaticString {
        switch direction {
        case .sent: "sent"
        case .received: "received"
        case .central: "central"
        case .peripheral: "peripheral"
        case .unknown: "unknown"
        }
    }

    static func layer(_ layer: TraceLayer) -> StaticString {
        switch layer {
        case .hci: "hci"
        case .l2cap: "l2cap"
        case .att: "att"
        case .gatt: "gatt"
        case .vendor: "vendor"
        case .link: "link"
        }
    }

    static func change(_ change: LinkChange) -> StaticString {
        switch change {
        case .connected: "connected"
        case .disconnected: "disconnected"
        case .encrypted: "encryption_on"
        case .decrypted: "encryption_off"
        case .keyRefreshed: "encryption_key_refreshed"
        case .parametersUpdated: "connection_parameters_updated"
        case .servicesChanged: "services_changed"
        case .connectionFailed: "connection_failed"
        case .encryptionFailed: "encryption_failed"
        }
    }

    static func kind(_ kind: PacketKind) -> StaticString {
        switch kind {
        case .command: "command"
        case .event: "event"
        case .acl: "acl"
        case .sco: "sco"
        case .iso: "iso"
        case .linkLayer: "link_layer"
        case .monitor: "monitor"
        case .note: "note"
        case .unknown: "unknown"
        }
    }

    /// Name of the thing in lower_snake_case, nil when it has none.
    static func name(_ event: TraceEvent) -> StaticString? {
        switch event.layer {
        case .att: ATTOpcode(rawValue: event.opcode).name ?? "unknown"
        case .gatt: GATTProcedure(rawValue: event.opcode)?.name
        case .link: LinkChange(rawValue: event.opcode).map(change)
        case .hci, .l2cap, .vendor: nil
        }
    }

    static func errorName(_ event: TraceEvent) -> StaticString? {
        switch event.layer {
        case .att, .gatt: event.error == 0 ? nil : ATTErrorCode(rawValue: event.error).name
        case .link: event.error == 0 ? nil : HCIStatus(rawValue: event.error).name
        default: nil
        }
    }
}
