// SPDX-License-Identifier: Apache-2.0

public import ByteCoding
public import FieldCoding

/// Sensor data: a notification with one or more records.
///
/// A record of an unknown length or one that is cut ends the list; it and all bytes after it are kept in ``rest`` and
/// reported. An unknown sensor whose length is known is kept as ``SensorSample/opaque(_:)``. For many notifications a
/// second see ``SensorRecords``. Sources: zakaton/Bose-Frames-Web-SDK and Bose's iOS and Android SDKs.
public struct BoseSensorData: FieldCoded {
    public var records: [SensorRecord] = []
    /// What could not be taken apart.
    public var rest: [UInt8] = []
    /// The lengths by which bytes are read; no part of the value.
    public var layout: SensorLayout

    public init() { self.init(layout: .standard) }

    /// A blank value to read into.
    public init(layout: SensorLayout) { self.layout = layout }

    /// Reads bytes by the lengths of a layout; what cannot be taken apart is in ``rest``.
    public init(_ bytes: [UInt8], layout: SensorLayout) {
        self.init(layout: layout)
        var reader = ByteReader(bytes.span)
        var list = SensorRecordList([], layout)
        // A lenient reader refuses nothing here: each record has the bytes that its length asks for.
        try? list.read(from: &reader)
        records = list.records
        rest = reader.readRemainingBytes()
    }

    /// Reads bytes by the lengths of a layout; a strict reader refuses what cannot be taken apart.
    public init(
        decoding bytes: [UInt8], layout: SensorLayout, policy: DecodePolicy = .lenient
    ) throws(DecodeError) {
        self.init(layout: layout)
        var decoder = FieldDecoder(ByteReader(bytes.span, policy: policy))
        try code(&decoder)
    }

    public init(_ records: [SensorRecord]) {
        self.init()
        self.records = records
    }

    public mutating func code<C: FieldCoder & ~Copyable & ~Escapable>(_ coder: inout C) throws(C.Failure) {
        var list = SensorRecordList(records, layout)
        try coder.field("records", &list)
        records = list.records
        try coder.leftOver("rest", &rest, "a record of unknown length, or one that is cut")
    }

    public static func == (left: BoseSensorData, right: BoseSensorData) -> Bool {
        left.records == right.records && left.rest == right.rest
    }
}
