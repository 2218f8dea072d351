// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

extension BoseSensorData {
    /// Puts records into notifications of at most `maximumLength` bytes, as many as fit into each.
    ///
    /// How devices do this is not known; assumed: records in the order of their sensors' numbers, and no record in two
    /// notifications. With an ATT packet of 23 bytes a notification has 20, which is two vectors. A record that is
    /// longer than a notification is left out.
    public static func packed(_ records: [SensorRecord], maximumLength: Int) -> [BoseSensorData] {
        var notifications: [BoseSensorData] = []
        var room = 0
        // Sorting keeps no order among equals, so the place decides between samples of one sensor.
        let sorted = records.enumerated().sorted {
            ($0.element.sensor.rawValue, $0.offset) < ($1.element.sensor.rawValue, $1.offset)
        }
        for (_, record) in sorted {
            let length = record.byteCount
            guard length <= maximumLength else { continue }
            if notifications.isEmpty || length > room {
                notifications.append(BoseSensorData())
                room = maximumLength
            }
            notifications[notifications.count - 1].records.append(record)
            room -= length
        }
        return notifications
    }
}

extension SensorRecord {
    /// Bytes on the wire, the header included.
    public var byteCount: Int {
        if case .opaque(let bytes) = sample { return Self.headerLength + bytes.count }
        return Self.headerLength + sample.shape.length
    }
}
