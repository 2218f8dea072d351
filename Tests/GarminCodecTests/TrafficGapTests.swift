// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import Testing

@testable import GarminCodec

/// What the onlooker of the links does where the record has holes, or begins late.
struct TrafficGapTests {
    private static let toPhone = GarminUUID.vendor(0x2810)
    private static let toWatch = GarminUUID.vendor(0x2820)

    private static func traffic(_ value: [UInt8], fromDevice: Bool, at time: Int64? = nil) -> AttributeTraffic {
        AttributeTraffic(
            fromDevice ? .notification : .writeWithoutResponse, service: GarminUUID.multiLinkService,
            characteristic: fromDevice ? toPhone : toWatch, value: value, time: time)
    }

    private static func packet(_ sequence: Int, request: Int = 0, _ body: [UInt8]) -> [UInt8] {
        MLRPacket(
            MLRHeader(handle: 6, request: UInt8(request & 63), sequence: UInt8(sequence & 63)), body
        ).encoded()
    }

    /// `SYNC_READY`, as garmin-ble builds it.
    private static let frame = GarminCOBS.frame([0x08, 0x00, 0xa6, 0x13, 0x08, 0x00, 0xd5, 0xc5])

    private static func names(
        _ decoder: inout MultiLinkTrafficDecoder, _ value: [UInt8], fromDevice: Bool = true
    ) -> [String] {
        var messages: [TrafficMessage] = []
        decoder.receive(traffic(value, fromDevice: fromDevice), into: &messages)
        return messages.map(\.name)
    }

    /// A record without one packet: what follows is shown, however long it goes on.
    @Test(arguments: [0, 40, 60])
    func aPacketThatIsMissingForGoodDoesNotStallTheLink(_ start: Int) {
        var decoder = MultiLinkTrafficDecoder()
        var seen = 0
        for number in 0..<200 where number != 5 {
            seen += Self.names(&decoder, Self.packet(start + number, Self.frame)).count { $0 == "system_event" }
        }
        #expect(seen == 199)
    }

    /// The other end acknowledges what the record lacks: then it is lost, and what waits is shown at once.
    @Test func anAcknowledgementEndsTheWaiting() {
        var decoder = MultiLinkTrafficDecoder()
        _ = Self.names(&decoder, Self.packet(0, Self.frame))
        #expect(Self.names(&decoder, Self.packet(2, Self.frame)) == [])
        #expect(Self.names(&decoder, Self.packet(0, request: 3, []), fromDevice: false).contains("system_event"))
        #expect(Self.names(&decoder, Self.packet(3, Self.frame)) == ["system_event"])
    }

    /// Packets that wait when the connection ends are not lost.
    @Test func whatWaitsAtTheEndIsShown() {
        var decoder = MultiLinkTrafficDecoder()
        _ = Self.names(&decoder, Self.packet(0, Self.frame))
        _ = Self.names(&decoder, Self.packet(2, Self.frame))
        var messages: [TrafficMessage] = []
        decoder.disconnected(into: &messages)
        #expect(messages.contains { $0.name == "system_event" })
    }

    /// A reliable link that was opened before the record: raw with a reason until a frame begins.
    @Test func anUnknownLinkSaysSo() {
        var decoder = MultiLinkTrafficDecoder()
        var messages: [TrafficMessage] = []
        decoder.receive(Self.traffic(Self.packet(9, [5, 5, 5]), fromDevice: true), into: &messages)
        #expect(messages.map(\.name) == ["link_data"])
        #expect(messages.first?.warnings.isEmpty == false)
        #expect(Self.names(&decoder, Self.packet(10, Self.frame)) == ["system_event"])
    }

    /// What was sent again is not shown twice.
    @Test func repeatedPacketsAreShownOnce() {
        var decoder = MultiLinkTrafficDecoder()
        var seen = 0
        for sequence in [0, 1, 0, 1, 2, 1, 2, 3] {
            seen += Self.names(&decoder, Self.packet(sequence, Self.frame)).count
        }
        #expect(seen == 4)
    }
}
