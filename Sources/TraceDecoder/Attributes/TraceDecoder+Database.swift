// SPDX-License-Identifier: Apache-2.0

extension TraceDecoder {
    /// The attribute tables as they stand now, in the order in which their servers were met; empty ones are left out.
    public var database: AttributeDatabase {
        var entries: [AttributeDatabase.Entry] = []
        var positions: [ObjectIdentifier: Int] = [:]
        for connection in connections {
            let centralSide: AttributeDatabase.Side =
                connection.isAir ? (connection.central == nil ? .central : .remote) : .local
            let sides: [(AttributeTable, AttributeDatabase.Side, TracePeer?)] = [
                (connection.remoteTable, .remote, connection.peer),
                (connection.localTable, centralSide, connection.central),
            ]
            for (table, side, peer) in sides where !table.isEmpty {
                let key = ObjectIdentifier(table)
                if let known = positions[key] {
                    if side != .local && !entries[known].connections.contains(connection.handle) {
                        entries[known].connections.append(connection.handle)
                    }
                    continue
                }
                positions[key] = entries.count
                var entry = AttributeDatabase.Entry(
                    side: side, peer: peer, connections: side == .local ? [] : [connection.handle],
                    adapter: connection.adapter)
                entry.services = table.services
                entry.includes = table.includes
                entry.characteristics = table.characteristics
                entry.descriptors = table.descriptors
                entries.append(entry)
            }
        }
        return AttributeDatabase(entries: entries)
    }
}
