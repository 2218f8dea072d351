// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// One sample with its sensor and time; a record of sensor data.
///
/// | offset | bytes | field |
/// |---|---|---|
/// | 0 | 1 | sensor |
/// | 1 | 2 | time in milliseconds, starts again at 0 after 65,535 |
/// | 3 | as ``SensorLayout`` says | the sample, see ``SensorShape`` |
public struct SensorRecord: FieldCoded {
    public static let headerLength = 3

    public var sensor: BoseSensor = .accelerometer
    /// Milliseconds; starts again at 0 after 65,535.
    public var timestamp: UInt16 = 0
    public var sample = SensorSample(.vector)

    public init() {}

    public init(_ sensor: BoseSensor, timestamp: UInt16, _ sample: SensorSample) {
        self.sensor = sensor
        self.timestamp = timestamp
        self.sample = sample
    }

    /// Bytes of the sample follow from what the coder has left: a record is always read from bytes of its own.
    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        try coder.field("sensor", &sensor)
        try coder.bigEndian("timestamp", &timestamp, unit: .millisecond)
        if coder.isReading { sample = SensorSample(shape(coder)) }
        try sample.code(&coder)
        // A JSON text may spell another shape than the sensor's usual one.
        if coder.goesByName { try codeOtherShape(&coder) }
    }

    private func shape<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: borrowing C) -> SensorShape {
        coder.remaining.map { SensorShape(sensor, length: $0) } ?? .standard(sensor)
    }

    private mutating func codeOtherShape<C: FieldCoder & ~Copyable & ~Escapable>(
        _ coder: inout C
    ) throws(C.Failure) {
        if coder.isPresent("opaque", exists: false, flag: false) {
            var bytes: [UInt8] = []
            try coder.bytes("opaque", &bytes)
            sample = .opaque(bytes)
        } else if case .biasedVector(let vector, _) = sample,
            !coder.isPresent("bias", exists: false, flag: false)
        {
            sample = .plainVector(vector)
        }
    }
}

extension SensorSample {
    fileprivate mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        switch self {
        case .vector(var vector, var accuracy):
            try coder.field("vector", &vector)
            try coder.field("accuracy", &accuracy)
            self = .vector(vector, accuracy: accuracy)
        case .plainVector(var vector):
            try coder.field("vector", &vector)
            self = .plainVector(vector)
        case .biasedVector(var vector, var bias):
            try coder.field("vector", &vector)
            try coder.field("bias", &bias)
            self = .biasedVector(vector, bias: bias)
        case .quaternion(var quaternion, var accuracy):
            try coder.field("quaternion", &quaternion)
            try coder.bigEndian("accuracy", &accuracy)
            self = .quaternion(quaternion, accuracy: accuracy)
        case .plainQuaternion(var quaternion):
            try coder.field("quaternion", &quaternion)
            self = .plainQuaternion(quaternion)
        case .opaque(var bytes):
            try coder.bytes("opaque", &bytes)
            self = .opaque(bytes)
        }
    }
}
