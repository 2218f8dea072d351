// SPDX-License-Identifier: Apache-2.0

import BluetoothCore

/// Attribute tables known beforehand, for traces that start after discovery (`--gatt-db`).
public struct AttributeDatabase: Sendable {
    public struct Entry: Sendable {
        /// Nil for a connection whose peer the trace did not name.
        public var peer: TracePeer?
        /// Connection handle or access address, where there is no peer address.
        public var connection: UInt32?
        /// Adapter of a table that the capturing host itself serves.
        public var localAdapter: UInt16?
        public var services: [AttributeTable.Service]
        public var includes: [AttributeTable.Include]
        public var characteristics: [AttributeTable.Characteristic]
        public var descriptors: [AttributeTable.Descriptor]

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

    public init(entries: [Entry]) { self.entries = entries }

    /// The table of a peer by its address; the only remote table there is when none has that address.
    func table(for peer: TracePeer) -> AttributeTable? {
        let remote = entries.filter { $0.localAdapter == nil }
        if let exact = remote.first(where: { $0.peer?.address == peer.address }) { return exact.table() }
        return remote.count == 1 && remote[0].peer == nil ? remote[0].table() : nil
    }

    /// The table for a connection whose peer is not known: the one with this handle, or the only remote one.
    func table(forHandle handle: UInt32) -> AttributeTable? {
        let remote = entries.filter { $0.localAdapter == nil }
        if let exact = remote.first(where: { $0.peer == nil && $0.connection == handle }) { return exact.table() }
        return remote.count == 1 ? remote[0].table() : nil
    }

    func localTable(adapter: UInt16) -> AttributeTable? {
        entries.first { $0.localAdapter == adapter }?.table()
    }
}
