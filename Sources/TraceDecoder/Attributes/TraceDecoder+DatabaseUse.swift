// SPDX-License-Identifier: Apache-2.0

extension TraceDecoder {
    /// What became of the given attribute tables: a sentence for each connection for which that is not plain, since a
    /// table of another device would give wrong names.
    public var databaseNotes: [String] {
        guard let database = options.database else { return [] }
        var notes: [String] = []
        for connection in connections where connection.pduCount > 0 && !connection.isAir {
            let place = "connection 0x\(String(connection.handle, radix: 16))"
            if let peer = connection.peer {
                guard database.table(for: peer) == nil, !notes.contains(where: { $0.contains("\(peer.address)") })
                else { continue }
                notes.append("the attribute tables that were given hold none of \(peer.address) (\(place))")
            } else if let entry = database.entry(forHandle: connection.handle) {
                let owner = entry.peer.map { "\($0.address)" } ?? "an unknown peer"
                notes.append(
                    "the capture does not say who the peer of \(place) is; it is taken for \(owner), whose table was "
                        + "given")
            } else {
                notes.append(
                    "the capture does not say who the peer of \(place) is, and which of the tables that were given is "
                        + "its own cannot be told: keep only that one in the file")
            }
        }
        return notes
    }
}
