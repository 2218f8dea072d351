// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// One sample: raw, as a quantity, and with a time that goes on.
public struct BoseScaledSample: ValuePrintable {
    public var record: SensorRecord
    /// Milliseconds since the 0 before the first sample.
    public var time: Int64
    /// Nil while the device's sensor information is not known.
    public var scale: SensorScale?

    init(_ record: SensorRecord, time: Int64, scale: SensorScale?) {
        self.record = record
        self.time = time
        self.scale = scale
    }

    /// The raw components of the sample: x, y, z and, of a quaternion, w.
    public var components: [Int16] {
        switch record.sample {
        case .vector(let vector, _), .plainVector(let vector), .biasedVector(let vector, _):
            [vector.x, vector.y, vector.z]
        case .quaternion(let quaternion, _), .plainQuaternion(let quaternion):
            [quaternion.x, quaternion.y, quaternion.z, quaternion.w]
        case .opaque: []
        }
    }

    public func print(to printer: inout ValuePrinter) {
        printer.beginObject()
        printer.key("sensor")
        record.sensor.print(to: &printer)
        printer.key("time")
        printer.number(time)
        printer.unit(.millisecond)
        printer.key("timestamp")
        printer.number(Int64(record.timestamp))
        if case .opaque(let bytes) = record.sample {
            printer.key("raw")
            printer.hex(bytes.span)
        } else {
            let unit = record.sensor.unit
            printQuantities("value", components, to: &printer)
            if printer.style == .json, scale != nil, !unit.isEmpty {
                printer.key("unit")
                printer.word(unit.symbol)
            }
            printRaw("raw", components, to: &printer)
            printDetails(to: &printer)
        }
        printer.endObject()
    }

    private func printDetails(to printer: inout ValuePrinter) {
        switch record.sample {
        case .vector(_, let accuracy):
            printer.key("accuracy")
            accuracy.print(to: &printer)
        case .quaternion(_, let accuracy):
            if let scale {
                printer.key("accuracy")
                printer.number(scale(accuracy))
                printer.unit(Unit("rad"))
            }
            printer.key("rawAccuracy")
            printer.number(Int64(accuracy))
        case .biasedVector(_, let bias):
            let components = [bias.x, bias.y, bias.z]
            printQuantities("bias", components, to: &printer)
            printRaw("rawBias", components, to: &printer)
        case .plainVector, .plainQuaternion, .opaque: break
        }
    }

    /// Quantities; nothing while there is no scale.
    private func printQuantities(_ key: StaticString, _ components: [Int16], to printer: inout ValuePrinter) {
        guard let scale else { return }
        printer.key(key)
        printer.beginArray()
        for component in components { printer.number(scale(component)) }
        printer.endArray()
        printer.unit(record.sensor.unit)
    }

    private func printRaw(_ key: StaticString, _ components: [Int16], to printer: inout ValuePrinter) {
        printer.key(key)
        printer.beginArray()
        for component in components { printer.number(Int64(component)) }
        printer.endArray()
    }
}
