// SPDX-License-Identifier: Apache-2.0

/// What was odd about an event, found while the trace was followed.
public struct TraceWarnings: OptionSet, Sendable, Hashable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The link layer sent the same packet again.
    public static let retransmission = TraceWarnings(rawValue: 1 << 0)
    /// The recorder kept only the first part of the packet.
    public static let cut = TraceWarnings(rawValue: 1 << 1)
    /// The PDU before this one, same way, never got its last fragments.
    public static let unfinishedBefore = TraceWarnings(rawValue: 1 << 2)
    /// Bytes followed the PDU within its last fragment.
    public static let surplus = TraceWarnings(rawValue: 1 << 3)
    /// A response to a request that the capture does not hold.
    public static let noRequest = TraceWarnings(rawValue: 1 << 4)
    /// A request while another one still waits for its response.
    public static let overlappingRequest = TraceWarnings(rawValue: 1 << 5)
    /// The response is not one to the request before it.
    public static let wrongResponse = TraceWarnings(rawValue: 1 << 6)
    /// The PDU is longer than the ATT_MTU in force.
    public static let exceedsMTU = TraceWarnings(rawValue: 1 << 7)
    /// The PDU ends before its fixed fields do.
    public static let truncatedPDU = TraceWarnings(rawValue: 1 << 8)
    /// A list in the PDU has an entry length that is impossible or does not divide it.
    public static let badEntryLength = TraceWarnings(rawValue: 1 << 9)
    /// The sniffer found the CRC wrong.
    public static let badCRC = TraceWarnings(rawValue: 1 << 10)
    /// The attribute's type was inferred, because the request that asked for it is not in the capture.
    public static let inferredAttribute = TraceWarnings(rawValue: 1 << 11)
    /// Part of a long value is missing.
    public static let incompleteValue = TraceWarnings(rawValue: 1 << 12)
    /// The capture says that records were lost just before this one.
    public static let drops = TraceWarnings(rawValue: 1 << 13)
    /// Neither the ACL header's length nor the record's fits the other.
    public static let lengthMismatch = TraceWarnings(rawValue: 1 << 14)
    /// A prepared write was answered with other bytes than were sent.
    public static let prepareMismatch = TraceWarnings(rawValue: 1 << 15)

    /// Each bit with its sentence, in the order of the bits.
    static let sentences: [StaticString] = [
        "link layer retransmission",
        "cut by the recorder",
        "the PDU before this one, in the same direction, was never finished",
        "surplus bytes after the PDU",
        "no request for this response in the capture",
        "request while another one waits for its response",
        "not a response to the request before it",
        "longer than the ATT_MTU",
        "PDU ends before its fixed fields",
        "impossible entry length",
        "bad CRC",
        "attribute type inferred",
        "part of the value is missing",
        "records were lost before this one",
        "lengths of the packet and the record differ",
        "prepared value echoed with different bytes",
    ]
}
