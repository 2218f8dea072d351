// SPDX-License-Identifier: Apache-2.0

import ToolSupport

/// A file format that captures are written in.
enum CaptureFormat: String, ChoiceValue {
    case btsnoop, pcap, pcapng, pklg

    var summary: String {
        switch self {
        case .btsnoop: "Android and BlueZ logs."
        case .pcap: "The classic libpcap format."
        case .pcapng: "Wireshark's own format."
        case .pklg: "Apple's PacketLogger."
        }
    }

    /// The format that the ending of a path stands for.
    init?(endingOf path: String) {
        guard let dot = path.lastIndex(of: ".") else { return nil }
        self.init(rawValue: path[path.index(after: dot)...].lowercased())
    }
}
