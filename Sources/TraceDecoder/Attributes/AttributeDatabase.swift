// SPDX-License-Identifier: Apache-2.0

import BluetoothCore

/// Attribute tables of several servers: what a trace taught (`wearcodec gatt`), or what is known beforehand for traces
/// that start after discovery (`--gatt-db`).
public struct AttributeDatabase: Sendable {
    /// Whose attributes they are.
    public enum Side: String, Sendable, Hashable, CaseIterable {
        /// The peer of the capturing host; on the air the peripheral, or a central with a known address.
        case remote
        /// The capturing host itself.
        case local
        /// On the air, a central of which the trace does not tell the address.
        case central
    }

    /// The attributes of one server.
    public struct Entry: Sendable {
        public var side: Side
        /// Nil for the host itself, and for a peer that the trace did not name.
        public var peer: TracePeer?
        /// Connection handles, or access addresses, under which the server was met.
        public var connections: [UInt32]
        /// HCI adapter.
        public var adapter: UInt16
        public var services: [AttributeTable.Service] = []
        public var includes: [AttributeTable.Include] = []
        public var characteristics: [AttributeTable.Characteristic] = []
        public var descriptors: [AttributeTable.Descriptor] = []

        public init(side: Side, peer: TracePeer? = nil, connections: [UInt32] = [], adapter: UInt16 = 0) {
            self.side = side
            self.peer = peer
            self.connections = connections
            self.adapter = adapter
        }

        /// A fresh table of the entry's content.
        func table() -> AttributeTable {
            let table = AttributeTable()
            for service in services { table.learn(service) }
            for include in includes { table.learn(include) }
            for characteristic in characteristics { table.learn(characteristic) }
            for descriptor in descriptors { table.learn(descriptor) }
            return table
        }
    }

    public var entries: [Entry]

    public init(entries: [Entry] = []) { self.entries = entries }

    /// The table of a peer by its address; the only remote table there is when that one belongs to no address.
    func table(for peer: TracePeer) -> AttributeTable? {
        let remote = entries.filter { $0.side == .remote }
        if let exact = remote.first(where: { $0.peer == peer }) { return exact.table() }
        if let same = remote.first(where: { $0.peer?.address == peer.address }) { return same.table() }
        return remote.count == 1 && remote[0].peer == nil ? remote[0].table() : nil
    }

    /// The table for a connection whose peer is not known: the only one with this handle, or the only remote one.
    func table(forHandle handle: UInt32) -> AttributeTable? { entry(forHandle: handle)?.table() }

    /// The entry behind ``table(forHandle:)``.
    func entry(forHandle handle: UInt32) -> Entry? {
        let remote = entries.filter { $0.side == .remote }
        let nameless = remote.filter { $0.peer == nil && $0.connections.contains(handle) }
        if let first = nameless.first { return first }
        // Handles are used again; with two peers under the same one, no name is better than a wrong one.
        let named = remote.filter { $0.connections.contains(handle) }
        if named.count == 1 { return named[0] }
        return named.isEmpty && remote.count == 1 ? remote[0] : nil
    }

    func centralTable(forHandle handle: UInt32) -> AttributeTable? {
        entries.first { $0.side == .central && $0.connections.contains(handle) }?.table()
    }

    func localTable(adapter: UInt16) -> AttributeTable? {
        entries.first { $0.side == .local && $0.adapter == adapter }?.table()
    }
}
