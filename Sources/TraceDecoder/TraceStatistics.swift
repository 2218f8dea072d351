// SPDX-License-Identifier: Apache-2.0

public import CaptureFiles

/// What a trace held, counted.
public struct TraceStatistics: Sendable {
    public var records = 0
    public var commands = 0
    public var events = 0
    public var acl = 0
    public var sco = 0
    public var iso = 0
    public var linkLayer = 0
    public var others = 0
    public var advertisements = 0
    public var l2capFrames = 0
    public var attPDUs = 0
    /// ATT PDUs by opcode.
    public var attByOpcode = [Int](repeating: 0, count: 256)
    /// Records that the capture says were lost.
    public var drops = 0
    /// ACL packets of the Qualcomm debug handle 0x0EDC, which are no L2CAP.
    public var vendorDebug = 0
    public var orphanFragments = 0
    public var unfinishedPDUs = 0
    public var surplusBytes = 0
    public var shortPackets = 0
    public var badCRC = 0
    public var encryptedPackets = 0
    public var retransmissions = 0
    public var first: CaptureTime?
    public var last: CaptureTime?

    public init() {}
}
