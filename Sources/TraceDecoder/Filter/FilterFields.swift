// SPDX-License-Identifier: Apache-2.0

import CaptureFiles

/// Names of fields: ours, and those of Wireshark that mean the same.
enum FilterFields {
    static func operand(named name: String) -> FilterOperand? {
        if let field = TraceField(rawValue: name) { return operand(field) }
        return wireshark.first { "\($0.key)" == name }?.value
    }

    /// All names, for suggestions.
    static var names: [String] { TraceField.allCases.map(\.rawValue) + wireshark.map { "\($0.key)" } }

    private static func operand(_ field: TraceField) -> FilterOperand {
        switch field {
        case .layer: .layer
        case .frame: .number(FilterNumber(.frame))
        case .time: .time
        case .timeRelative: .relativeTime
        case .direction: .direction
        case .adapter: .number(FilterNumber(.adapter))
        case .connection: .number(FilterNumber(.connection))
        case .peer: .peer
        case .cid: .number(FilterNumber(.cid))
        case .opcode: .number(FilterNumber(.opcode))
        case .name: .name
        case .handle: .number(FilterNumber(.handle))
        case .pdu: .bytes(FilterBytes(base: .pdu))
        case .value: .bytes(FilterBytes(base: .value))
        case .uuid: .uuid(.uuid)
        case .service: .uuid(.service)
        case .characteristic: .uuid(.characteristic)
        case .attributeName: .attributeName
        case .error: .number(FilterNumber(.error))
        case .errorName: .errorName
        case .requestFrame: .number(FilterNumber(.requestFrame))
        case .requestHandle: .number(FilterNumber(.requestHandle))
        case .parameters: .path(FilterPath(root: .parameters))
        case .decoded: .path(FilterPath(root: .decoded))
        case .warnings: .warnings
        }
    }

    private static func layers(_ layers: TraceLayer...) -> FilterOperand {
        .kind(.test(.layer(layers.reduce(0) { $0 | 1 << $1.rawValue })))
    }

    /// Display filter names of Wireshark 4.
    private static var wireshark: KeyValuePairs<StaticString, FilterOperand> {
        [
            "frame.number": .number(FilterNumber(.frame)),
            "frame.time_epoch": .time,
            "frame.time_relative": .relativeTime,
            "frame.p2p_dir": .number(FilterNumber(.sentOrReceived)),
            "hci_h4.direction": .number(FilterNumber(.sentOrReceived)),
            "hci_mon.adapter_id": .number(FilterNumber(.adapter)),
            "bluetooth.addr": .peer,
            "bthci_acl": .kind(.test(.kind(.acl))),
            "bthci_acl.chandle": .number(FilterNumber(.connectionHandle)),
            "bthci_cmd": .kind(.test(.kind(.command))),
            "bthci_evt": .kind(.test(.kind(.event))),
            "btle": .kind(.test(.kind(.linkLayer))),
            "btle.access_address": .number(FilterNumber(.accessAddress)),
            "btl2cap": layers(.l2cap, .att, .gatt),
            "btl2cap.cid": .number(FilterNumber(.cid)),
            "btatt": layers(.att),
            "btatt.opcode": .number(FilterNumber(.opcode, isATTOnly: true)),
            "btatt.opcode.method": .number(FilterNumber(.opcode, isATTOnly: true, fieldMask: 0x3f)),
            "btatt.opcode.command": .number(
                FilterNumber(.opcode, isATTOnly: true, fieldMask: 0x40, fieldShift: 6)),
            "btatt.opcode.authentication_signature": .number(
                FilterNumber(.opcode, isATTOnly: true, fieldMask: 0x80, fieldShift: 7)),
            "btatt.handle": .number(FilterNumber(.anyHandle, isATTOnly: true)),
            "btatt.value": .bytes(FilterBytes(base: .value, isATTOnly: true)),
            "btatt.uuid16": .uuid(.uuid),
            "btatt.uuid128": .uuid(.uuid),
            "btatt.service_uuid16": .uuid(.service),
            "btatt.service_uuid128": .uuid(.service),
            "btatt.characteristic_uuid16": .uuid(.characteristic),
            "btatt.characteristic_uuid128": .uuid(.characteristic),
            "btatt.error_code": .number(FilterNumber(.error, isATTOnly: true)),
            "btatt.req_opcode_in_error": .number(FilterNumber(.refusedOpcode, isATTOnly: true)),
            "btatt.request_in_frame": .number(FilterNumber(.requestFrame, isATTOnly: true)),
        ]
    }
}
