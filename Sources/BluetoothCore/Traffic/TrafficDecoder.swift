// SPDX-License-Identifier: Apache-2.0

/// Follows the attribute values of one device on one connection and gives the messages of its protocol.
///
/// A pure state machine for whoever looks on: it takes both directions, never answers, and goes on after every fault.
public protocol TrafficDecoder: Sendable {
    /// The services whose presence in an attribute table says that this decoder is in charge.
    static var services: [BluetoothUUID] { get }
    /// The names that its messages can have, in lower_snake_case.
    static var messageNames: [String] { get }

    init()

    /// Takes one value and appends the messages that it completes.
    mutating func receive(_ traffic: AttributeTraffic, into messages: inout [TrafficMessage])

    /// The connection ended: appends what was begun and never completed, and forgets what belonged to the connection.
    mutating func disconnected(into messages: inout [TrafficMessage])
}
