// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore
public import CaptureFiles

/// One connection as a trace shows it: opened in the trace, or already open when the trace began.
///
/// `@exclusivity(unchecked)`: one thread uses it and nothing calls back into it, so that an access never overlaps another;
/// the run-time checks cost a quarter of the time of a long trace.
public final class TraceConnection {
    public let adapter: UInt16
    /// Connection handle, or access address for air captures.
    public let handle: UInt32
    public let isAir: Bool
    /// Opened by an event or a CONNECT_IND within the trace.
    public internal(set) var openedFrame: Int?
    public internal(set) var closedFrame: Int?
    public internal(set) var closedTime: CaptureTime?
    public internal(set) var closeReason: UInt8?
    @exclusivity(unchecked) public internal(set) var link: HCIConnection.Link?
    /// Of the capturing host; nil when the trace does not say. For air captures nil.
    public internal(set) var role: HCIRole?
    public internal(set) var peer: TracePeer?
    /// Air captures: the central.
    public internal(set) var central: TracePeer?
    @exclusivity(unchecked) public internal(set) var isEncrypted = false
    public internal(set) var everEncrypted = false
    @exclusivity(unchecked) public internal(set) var pduCount = 0
    @exclusivity(unchecked) public internal(set) var firstTime: CaptureTime?
    @exclusivity(unchecked) public internal(set) var lastTime: CaptureTime?
    public internal(set) var interval: UInt16?
    public internal(set) var orphanFragments = 0
    public internal(set) var unfinishedPDUs = 0
    public internal(set) var opaquePackets = 0

    /// Attributes of the sending side (this host, or the central).
    @exclusivity(unchecked) public internal(set) var localTable: AttributeTable
    /// Attributes of the side received from (the peer, or the peripheral).
    @exclusivity(unchecked) public internal(set) var remoteTable: AttributeTable

    @exclusivity(unchecked) var bearer = ATTBearer()
    @exclusivity(unchecked) var assemblers: (FragmentAssembler, FragmentAssembler) = (
        FragmentAssembler(), FragmentAssembler()
    )
    /// Side whose fragments came last, for captures without direction.
    @exclusivity(unchecked) var lastSide = 0
    /// Dynamic channels by side and the CID that frames from that side carry.
    var channels: [UInt32: TraceChannel] = [:]
    /// Channel requests that wait for their response, by side and signalling identifier.
    var channelRequests: [UInt16: ChannelRequest] = [:]
    @exclusivity(unchecked) var peerIndex: Int32 = -1
    var air = AirState()
    var vendor = VendorStreams()

    struct ChannelRequest {
        var psm: UInt16
        var mode: TraceChannel.Mode
        var sources: [UInt16]
        /// Largest SDU that the initiator takes.
        var mtu: UInt16
    }

    public var mtu: Int { bearer.mtu }

    init(
        adapter: UInt16, handle: UInt32, isAir: Bool, localTable: AttributeTable, remoteTable: AttributeTable
    ) {
        self.adapter = adapter
        self.handle = handle
        self.isAir = isAir
        self.localTable = localTable
        self.remoteTable = remoteTable
    }

    /// The table of the server on `side`.
    @inline(__always)
    func table(of side: Int) -> AttributeTable { side == 0 ? localTable : remoteTable }

    func channel(_ side: Int, _ cid: UInt16) -> TraceChannel? { channels[UInt32(side) << 16 | UInt32(cid)] }
}
