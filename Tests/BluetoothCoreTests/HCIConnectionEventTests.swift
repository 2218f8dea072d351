// SPDX-License-Identifier: Apache-2.0

import BluetoothCore
import ByteCoding
import FieldCoding
import Testing

/// The fast reader against values that tshark read from captures, and against the typed events.
@Suite struct HCIConnectionEventTests {
    private func parse(_ hex: String) throws -> HCIConnectionEvent? {
        let bytes = try Hex.bytes(hex)
        return HCIConnectionEvent.parse(eventPayload: bytes.span)
    }

    /// bluez/central_in_radio frame 112: LE Connection Complete as tshark dissects it.
    @Test func connectionComplete() throws {
        let event = try parse("3e130100010001019900000000c00a0000000a0007")
        guard case .connected(let connection) = event else {
            Issue.record("not a connection")
            return
        }
        #expect(connection.link == .le)
        #expect(connection.handle == 1)
        #expect(connection.status == .success)
        #expect(connection.role == .peripheral)
        #expect(connection.peerAddressType == .randomDevice)
        #expect(connection.peerIsRandom)
        #expect(connection.peerAddress == BluetoothAddress("C0:00:00:00:00:99"))
        #expect(connection.interval == 10)
        #expect(connection.latency == 0)
        #expect(connection.supervisionTimeout == 10)
        #expect(connection.localPrivateAddress == nil)
    }

    /// Layout of 7.7.65.10; version 2 has an advertising handle and a sync handle more.
    @Test(arguments: [
        "3e1f0a000100010260616263646541424344454651525354555606000100f40105",
        "3e2229000100010260616263646541424344454651525354555606000100f40105ffffff",
    ])
    func enhancedConnectionComplete(hex: String) throws {
        let event = try parse(hex)
        guard case .connected(let connection) = event else {
            Issue.record("not a connection")
            return
        }
        #expect(connection.role == .peripheral)
        #expect(connection.peerAddressType == .publicIdentity)
        #expect(!connection.peerIsRandom)
        #expect(connection.peerAddress == BluetoothAddress("65:64:63:62:61:60"))
        #expect(connection.localPrivateAddress == BluetoothAddress("46:45:44:43:42:41"))
        #expect(connection.peerPrivateAddress == BluetoothAddress("56:55:54:53:52:51"))
        #expect(connection.interval == 6)
        #expect(connection.latency == 1)
        #expect(connection.supervisionTimeout == 500)
    }

    static let others: [(hex: String, event: HCIConnectionEvent)] = [
        ("0504002a0013", .disconnected(handle: 0x2a, status: .success, reason: .remoteUserTerminatedConnection)),
        ("080400400001", .encryptionChanged(handle: 0x40, status: .success, encryption: 1, keySize: nil)),
        ("59050040000110", .encryptionChanged(handle: 0x40, status: .success, encryption: 1, keySize: 16)),
        ("3003004000", .keyRefreshed(handle: 0x40, status: .success)),
        ("13050140000200", .packetsCompleted(entryCount: 1)),
        (
            "3e0a03004000180000002a00",
            .parametersChanged(handle: 0x40, status: .success, interval: 24, latency: 0, supervisionTimeout: 42)
        ),
    ]

    /// Layouts of the Core specification 5.4, volume 4, part E, 7.7.
    @Test(arguments: others.indices)
    func otherEvents(index: Int) throws {
        let event = try parse(Self.others[index].hex)
        #expect(event == Self.others[index].event)
    }

    @Test func completedPackets() throws {
        let bytes = try Hex.bytes("13050140000200")
        let entry = HCIConnectionEvent.completedPackets(at: 0, in: bytes.span)
        #expect(entry?.handle == 0x40)
        #expect(entry?.count == 2)
        let other = try parse("0e0401030c00")
        #expect(other == nil)
    }

    /// Every event of the vectors that the fast reader takes says what the typed event says.
    @Test(arguments: HCIVector.load("captured.tsv") + HCIVector.load("bumble.tsv"))
    func agreesWithTypedEvents(vector: HCIVector) throws {
        guard case .event(let packet) = try HCIPacket(decoding: vector.bytes) else { return }
        let bytes = Array(vector.bytes.dropFirst())
        let fast = HCIConnectionEvent.parse(eventPayload: bytes.span)
        if let typed = try packet.decoded(as: HCIConnectionComplete.self), case .connected(let connection) = fast {
            #expect(connection.handle == typed.connectionHandle & 0x0fff)
            #expect(connection.peerAddress == typed.bdAddr)
            #expect(connection.status == typed.status)
            #expect(connection.encryption == typed.encryptionEnabled.rawValue)
        } else if let typed = try packet.decoded(as: HCILEConnectionComplete.self),
            case .connected(let connection) = fast
        {
            #expect(connection.handle == typed.connectionHandle & 0x0fff)
            #expect(connection.peerAddress == typed.peerAddress)
            #expect(connection.peerAddressType == typed.peerAddressType)
            #expect(connection.interval == typed.connectionInterval.raw)
            #expect(connection.latency == typed.peripheralLatency)
            #expect(connection.supervisionTimeout == typed.supervisionTimeout.raw)
        } else if let typed = try packet.decoded(as: HCILEEnhancedConnectionComplete.self),
            case .connected(let connection) = fast
        {
            #expect(connection.role == typed.role)
            #expect(connection.peerAddress == typed.peerAddress)
            #expect((connection.localPrivateAddress ?? BluetoothAddress()) == typed.localResolvablePrivateAddress)
            #expect((connection.peerPrivateAddress ?? BluetoothAddress()) == typed.peerResolvablePrivateAddress)
            #expect(connection.interval == typed.connectionInterval.raw)
        } else if let typed = try packet.decoded(as: HCIDisconnectionComplete.self) {
            #expect(
                fast
                    == .disconnected(
                        handle: typed.connectionHandle & 0x0fff, status: typed.status, reason: typed.reason))
        } else if let typed = try packet.decoded(as: HCINumberOfCompletedPackets.self) {
            #expect(fast == .packetsCompleted(entryCount: typed.entries.count))
        }
    }
}
