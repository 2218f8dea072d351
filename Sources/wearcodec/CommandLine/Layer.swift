// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// Which layer of the protocol stack is printed.
enum Layer: String, ChoiceValue {
    case att, hci, l2cap, gatt, vendor, all

    var summary: String {
        switch self {
        case .att: "ATT PDUs, with their values decoded."
        case .hci: "HCI commands, events and data packets."
        case .l2cap: "L2CAP frames of all channels."
        case .gatt: "Reads, writes and notifications of characteristics."
        case .vendor: "Messages of vendor protocols, put together."
        case .all: "All of these, in the order of the capture."
        }
    }
}
