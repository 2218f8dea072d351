// SPDX-License-Identifier: Apache-2.0

/// What an event says about the connections of a controller, read without building the event's value.
///
/// For whoever follows links through millions of packets: nothing is allocated, everything else is nil.
/// Layouts: Core specification 5.4, volume 4, part E, 7.7.
public enum HCIConnectionEvent: Sendable, Hashable {
    /// Connection Complete, Synchronous Connection Complete, LE (Enhanced) Connection Complete; look at the status.
    case connected(HCIConnection)
    /// Disconnection Complete.
    case disconnected(handle: UInt16, status: HCIStatus, reason: HCIStatus)
    /// Encryption Change [v1] and [v2]. `encryption` is 0 for off; on BR/EDR 1 is E0 and 2 AES-CCM, on LE 1 is AES-CCM.
    case encryptionChanged(handle: UInt16, status: HCIStatus, encryption: UInt8, keySize: UInt8?)
    /// Encryption Key Refresh Complete.
    case keyRefreshed(handle: UInt16, status: HCIStatus)
    /// LE Connection Update Complete.
    case parametersChanged(
        handle: UInt16, status: HCIStatus, interval: UInt16, latency: UInt16, supervisionTimeout: UInt16)
    /// Number Of Completed Packets; ``completedPackets(at:in:)`` gives each entry.
    case packetsCompleted(entryCount: Int)

    /// Reads the packet that starts with the event code, behind the H4 type byte: code, parameter length, parameters.
    ///
    /// - Returns: nil for other events and for those too short to hold the values.
    public static func parse(eventPayload bytes: Span<UInt8>) -> HCIConnectionEvent? {
        guard bytes.count >= 3 else { return nil }
        let event = HCIEventBytes(bytes)
        switch bytes[0] {
        case 0x03: return connectionComplete(event)
        case 0x05:
            guard event.count >= 4 else { return nil }
            return .disconnected(
                handle: event.handle(1), status: HCIStatus(rawValue: event[0]), reason: HCIStatus(rawValue: event[3]))
        case 0x08, 0x59:
            guard event.count >= (bytes[0] == 0x59 ? 5 : 4) else { return nil }
            return .encryptionChanged(
                handle: event.handle(1), status: HCIStatus(rawValue: event[0]), encryption: event[3],
                keySize: bytes[0] == 0x59 ? event[4] : nil)
        case 0x13:
            return .packetsCompleted(entryCount: min(Int(event[0]), (event.count - 1) / 4))
        case 0x2c: return synchronousConnectionComplete(event)
        case 0x30:
            guard event.count >= 3 else { return nil }
            return .keyRefreshed(handle: event.handle(1), status: HCIStatus(rawValue: event[0]))
        case 0x3e: return lowEnergyEvent(event)
        default: return nil
        }
    }

    /// An entry of Number Of Completed Packets; nil past the end and for other events.
    public static func completedPackets(at index: Int, in bytes: Span<UInt8>) -> (handle: UInt16, count: UInt16)? {
        guard bytes.count >= 3, bytes[0] == 0x13, index >= 0, index < Int(bytes[2]) else { return nil }
        let event = HCIEventBytes(bytes)
        let start = 1 + 4 * index
        guard event.count >= start + 4 else { return nil }
        return (event.handle(start), event.word(start + 2))
    }

    private static func connectionComplete(_ event: borrowing HCIEventBytes) -> HCIConnectionEvent? {
        guard event.count >= 11 else { return nil }
        var connection = HCIConnection(
            link: event[9] == 1 ? .brEDR : event[9] == 2 ? .eSCO : .sco, handle: event.handle(1),
            status: HCIStatus(rawValue: event[0]), peerAddress: event.address(3))
        connection.encryption = event[10]
        return .connected(connection)
    }

    private static func synchronousConnectionComplete(_ event: borrowing HCIEventBytes) -> HCIConnectionEvent? {
        guard event.count >= 10 else { return nil }
        return .connected(
            HCIConnection(
                link: event[9] == 2 ? .eSCO : .sco, handle: event.handle(1), status: HCIStatus(rawValue: event[0]),
                peerAddress: event.address(3)))
    }

    private static func lowEnergyEvent(_ event: borrowing HCIEventBytes) -> HCIConnectionEvent? {
        switch event[0] {
        case 0x01: return lowEnergyConnection(event, enhanced: false)
        case 0x0a, 0x29: return lowEnergyConnection(event, enhanced: true)
        case 0x03:
            guard event.count >= 10 else { return nil }
            return .parametersChanged(
                handle: event.handle(2), status: HCIStatus(rawValue: event[1]), interval: event.word(4),
                latency: event.word(6), supervisionTimeout: event.word(8))
        default: return nil
        }
    }

    private static func lowEnergyConnection(_ event: borrowing HCIEventBytes, enhanced: Bool) -> HCIConnectionEvent? {
        let parameters = enhanced ? 24 : 12
        guard event.count >= parameters + 6 else { return nil }
        var connection = HCIConnection(
            link: .le, handle: event.handle(2), status: HCIStatus(rawValue: event[1]), peerAddress: event.address(6))
        connection.role = HCIRole(rawValue: event[4])
        connection.peerAddressType = HCIAddressType(rawValue: event[5])
        if enhanced {
            connection.localPrivateAddress = event.privateAddress(12)
            connection.peerPrivateAddress = event.privateAddress(18)
        }
        connection.interval = event.word(parameters)
        connection.latency = event.word(parameters + 2)
        connection.supervisionTimeout = event.word(parameters + 4)
        return .connected(connection)
    }
}
