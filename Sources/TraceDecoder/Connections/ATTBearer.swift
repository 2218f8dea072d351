// SPDX-License-Identifier: Apache-2.0

import BluetoothCore

/// One ATT bearer (the fixed channel, or an enhanced one) with what is under way on it.
///
/// Index 0 is the side that sent (host, central), index 1 the side that was received from (peer, peripheral).
struct ATTBearer {
    struct Request {
        var frame = 0
        var opcode: UInt8 = 0
        var handle: UInt16 = 0
        var offset: UInt16 = 0
        /// Type that a search asks for.
        var type: BluetoothUUID?
        /// Service UUID that Find By Type Value looks for.
        var wanted: BluetoothUUID?
        /// MTU that the client offered.
        var mtu: UInt16 = 0

        var isOpen: Bool { opcode != 0 }
    }

    /// A value that is read in pieces.
    struct LongRead {
        var handle: UInt16 = 0
        var value: [UInt8] = []
        var firstFrame = 0
        var lastEvent: TraceEvent?
        var isOpen: Bool { lastEvent != nil }
    }

    /// A value that is written in pieces.
    struct PreparedWrite {
        var handle: UInt16
        /// Where in the attribute's value it starts.
        var offset: Int
        var value: [UInt8]
        var firstFrame: Int
        /// The server echoed other bytes than were sent.
        var isMismatched = false

        var end: Int { offset + value.count }
    }

    /// The ATT_MTU, or the least that it can be.
    var mtu = 23
    /// False where it may have been agreed on before the trace began.
    var isMTUKnown = true
    /// The client's outstanding request, by the client's side.
    var requests: (Request, Request) = (Request(), Request())
    var reads: (LongRead, LongRead) = (LongRead(), LongRead())
    var writes: ([PreparedWrite], [PreparedWrite]) = ([], [])
    /// Piece of the outstanding Prepare Write Request.
    var pieces: (PreparedWrite?, PreparedWrite?) = (nil, nil)
    /// Handles of the outstanding Read Multiple (Variable) Request.
    var handles: ([UInt16], [UInt16]) = ([], [])
    /// Value of the outstanding Write Request.
    var plainWrites: ([UInt8], [UInt8]) = ([], [])
    /// Whether the outstanding Execute Write Request cancels.
    var cancels: (Bool, Bool) = (false, false)
    /// Prepared queues are bounded: a real server has room for a few values of 512 bytes.
    static let maximumPreparedWrites = 512
    static let maximumValue = 0x1_0200

    func request(of side: Int) -> Request { side == 0 ? requests.0 : requests.1 }

    mutating func setRequest(_ request: Request, of side: Int) {
        if side == 0 { requests.0 = request } else { requests.1 = request }
    }
}
