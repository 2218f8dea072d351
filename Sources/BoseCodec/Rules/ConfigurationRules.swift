// SPDX-License-Identifier: Apache-2.0

internal import FieldCoding

/// What becomes of a written configuration: the same function for a simulated device and for a client that wants to
/// know beforehand.
///
/// It changes nothing and knows no time. A device that accepts a write answers it, stores the result, and notifies it;
/// one that refuses it answers with the error and keeps what it had.
public struct ConfigurationRules: Sendable {
    public var device: BoseDeviceInformation
    public var sensors: BoseSensorInformation
    public var gestures: BoseGestureInformation
    public var policy: ConfigurationPolicy

    public init(
        device: BoseDeviceInformation, sensors: BoseSensorInformation, gestures: BoseGestureInformation,
        policy: ConfigurationPolicy = .assumed
    ) {
        self.device = device
        self.sensors = sensors
        self.gestures = gestures
        self.policy = policy
    }

    private var isSuspended: Bool { device.status.contains(.suspended) }

    /// The configuration that results from a write over a stored one.
    ///
    /// Entries for sensors that the stored one has not are passed over where the policy does not refuse them, and of
    /// several entries for a sensor the last holds (assumed).
    public func sensorConfiguration(
        writing bytes: [UInt8], over stored: BoseSensorConfiguration
    ) throws(BoseATTError) -> BoseSensorConfiguration {
        let written = (try? BoseSensorConfiguration(decoding: bytes)) ?? BoseSensorConfiguration()
        var result = stored
        var hasUnknown = false
        for entry in written.entries {
            guard stored.period(of: entry.sensor) != nil else {
                hasUnknown = true
                continue
            }
            for index in result.entries.indices where result.entries[index].sensor == entry.sensor {
                result.entries[index].period = policy.rounding.rounded(entry.period)
            }
        }
        let isWholeSize = bytes.count == stored.encoded().count
        let isPartialSize =
            !written.entries.isEmpty && written.tail.isEmpty
            && written.entries.count <= stored.entries.count
        let active = result.entries.filter { $0.period != 0 }
        let error = policy.error { condition in
            switch condition {
            case .suspended: isSuspended
            case .wrongSize: !(isWholeSize || policy.acceptsPartialWrites && isPartialSize)
            case .unknownSensor: hasUnknown
            case .unknownGesture: false
            case .periodNotOffered: active.contains { !isOffered($0) }
            case .mixedPeriods: active.contains { $0.period != active[0].period }
            case .tooManyActive: exceedsCount(active.count)
            case .exceedsPayload: exceedsPayload(active)
            }
        }
        if let error { throw error }
        return result
    }

    private func isOffered(_ setting: BoseSensorSetting) -> Bool {
        sensors[setting.sensor]?.periods.contains(milliseconds: setting.period) ?? false
    }

    /// 0 is taken as "no limit" (assumed).
    private func exceedsCount(_ count: Int) -> Bool {
        device.maximumActiveSensors != 0 && count > Int(device.maximumActiveSensors)
    }

    /// How a device computes this is not public; assumed: a record of each enabled sensor.
    private func exceedsPayload(_ active: [BoseSensorSetting]) -> Bool {
        guard let limit = device.payloadLimit else { return false }
        return active.reduce(0) { $0 + payload(of: $1.sensor) } > limit
    }

    private func payload(of sensor: BoseSensor) -> Int {
        SensorRecord.headerLength + Int(sensors[sensor]?.sampleLength ?? 0)
    }

    /// The configuration that results from a write over a stored one. Bits other than bit 0 are kept as written.
    public func gestureConfiguration(
        writing bytes: [UInt8], over stored: BoseGestureConfiguration
    ) throws(BoseATTError) -> BoseGestureConfiguration {
        let layout = GestureLayout(gestures)
        let written = BoseGestureConfiguration(bytes, layout: layout)
        var result = stored
        var hasUnknown = written.rest.first.map { layout[BoseGesture(rawValue: $0)] == nil } ?? false
        for entry in written.entries {
            if stored.isEnabled(entry.gesture) == nil { hasUnknown = true }
            for index in result.entries.indices where result.entries[index].gesture == entry.gesture {
                result.entries[index].payload = entry.payload
            }
        }
        let isWholeSize = bytes.count == stored.encoded().count
        let isPartialSize =
            !written.entries.isEmpty && written.rest.isEmpty
            && written.entries.count <= stored.entries.count
        let error = policy.error { condition in
            switch condition {
            case .suspended: isSuspended
            case .wrongSize: !(isWholeSize || policy.acceptsPartialWrites && isPartialSize)
            case .unknownGesture: hasUnknown
            case .unknownSensor, .periodNotOffered, .mixedPeriods, .tooManyActive, .exceedsPayload: false
            }
        }
        if let error { throw error }
        return result
    }
}
