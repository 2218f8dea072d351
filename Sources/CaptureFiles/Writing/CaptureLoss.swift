// SPDX-License-Identifier: Apache-2.0

/// Why a record could not be written, or not wholly, because the target format has no way to say it.
public enum CaptureLoss: Sendable, Hashable, CaseIterable {
    // Records left out.

    /// A link layer record, and the format holds HCI.
    case linkLayerRecord
    /// An HCI or monitor record, and the file holds link layer records.
    case hostRecord
    /// A Linux monitor record other than HCI traffic.
    case monitorRecord
    /// A note of the recorder (PacketLogger types, reports of sniffers).
    case note
    /// Bytes of a kind that nothing is known about.
    case unknownKind
    /// A packet whose direction the source does not tell.
    case unknownDirection
    /// Synchronous or isochronous data, and btsnoop H1 has no flags for them.
    case kindNotInH1
    /// The file holds another link type, which this record cannot be turned into.
    case otherLinkType

    // Records written, with something missing.

    /// A comment; only pcapng keeps comments.
    case comment
    /// A time before 1970 or too late for the format; the nearest time it can hold was written.
    case time
    /// The number of bytes before cutting; PacketLogger does not keep it.
    case originalLength

    /// Whether the record as a whole is missing in the written file.
    public var isWholeRecord: Bool {
        switch self {
        case .comment, .time, .originalLength: false
        default: true
        }
    }
}

extension CaptureLoss: CustomStringConvertible {
    /// For people, to follow a count: "12 link layer records, which the format cannot hold".
    public var description: String {
        switch self {
        case .linkLayerRecord: "link layer records, which the format cannot hold"
        case .hostRecord: "HCI or monitor records, which do not fit between link layer records"
        case .monitorRecord: "Linux monitor records other than HCI traffic, which the format cannot hold"
        case .note: "notes of the recorder, which the format cannot hold"
        case .unknownKind: "records of unknown kind"
        case .unknownDirection: "packets without direction, which the format needs"
        case .kindNotInH1: "SCO or ISO packets, which btsnoop H1 cannot hold"
        case .otherLinkType: "records of another link type than the file's"
        case .comment: "comments, which the format cannot hold"
        case .time: "times out of the format's range"
        case .originalLength: "lengths before cutting, which the format cannot hold"
        }
    }
}
