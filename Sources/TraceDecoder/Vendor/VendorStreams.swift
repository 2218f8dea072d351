// SPDX-License-Identifier: Apache-2.0

import BluetoothCore

/// The vendor protocols that run over one connection, each with the state that its messages need.
struct VendorStreams {
    private struct Stream {
        var family: Int
        /// Side of the device, whose attributes are used.
        var side: Int
        var decoder: any TrafficDecoder
        /// The last procedure that it saw: what is told at the end stands there.
        var last: TraceEvent
    }

    private var streams: [Stream] = []

    /// Hands a value to the decoder of its family, which is made when its first value comes.
    mutating func receive(
        _ traffic: AttributeTraffic, family: Int, type: any TrafficDecoder.Type, side: Int, _ event: TraceEvent,
        into messages: inout [TrafficMessage]
    ) {
        if let index = streams.firstIndex(where: { $0.family == family && $0.side == side }) {
            streams[index].decoder.receive(traffic, into: &messages)
            streams[index].last = event
            return
        }
        var stream = Stream(family: family, side: side, decoder: type.init(), last: event)
        stream.decoder.receive(traffic, into: &messages)
        streams.append(stream)
    }

    /// The connection is over: calls `tell` for the streams that have something to say. They keep what they know of the
    /// device, for its next connection.
    mutating func end(_ tell: (TraceEvent, Int, [TrafficMessage]) -> Void) {
        for index in streams.indices {
            var messages: [TrafficMessage] = []
            streams[index].decoder.disconnected(into: &messages)
            if !messages.isEmpty { tell(streams[index].last, streams[index].side, messages) }
        }
    }

    var isEmpty: Bool { streams.isEmpty }
}
