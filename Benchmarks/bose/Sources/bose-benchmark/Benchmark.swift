// SPDX-License-Identifier: Apache-2.0

internal import BoseCodec
internal import CAllocations
internal import CBaseline
internal import FieldCoding

// Brings the C mathematics library, which FieldCoding needs when it is optimised.
#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#endif

/// What is measured: notifications one after the other in one array, all of the same size.
struct Workload {
    let name: String
    let bytes: [UInt8]
    let size: Int

    var count: Int { bytes.count / size }

    /// Notifications of these sensors with changing numbers.
    init(_ name: String, _ sensors: [BoseSensor], count: Int) {
        var bytes: [UInt8] = []
        var state: UInt64 = 0x9e37_79b9_7f4a_7c15
        for index in 0..<count {
            for sensor in sensors {
                let length = SensorShape.standard(sensor).length
                bytes += [sensor.rawValue, UInt8(index >> 8 & 0xff), UInt8(index & 0xff)]
                for position in 0..<length {
                    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    let isAccuracy = length == 7 && position == 6
                    bytes.append(isAccuracy ? UInt8(state >> 62) : UInt8(state >> 56))
                }
            }
        }
        self.name = name
        self.bytes = bytes
        size = bytes.count / max(count, 1)
    }
}

@main
enum Benchmark {
    static let rounds = 400
    static let repetitions = 15

    static func main() {
        let workloads = [
            Workload("accelerometer and gyroscope, 20 bytes", [.accelerometer, .gyroscope], count: 1_000),
            Workload("rotation, 13 bytes", [.rotation], count: 1_000),
            Workload(
                "all four sensors of Frames, 44 bytes", [.accelerometer, .gyroscope, .rotation, .gameRotation],
                count: 1_000),
        ]
        guard let information = try? BoseSensorInformation(decoding: BoseProfile.framesAlto.sensorInformation.bytes)
        else { return print("the profile has no sensor information") }
        let layout = SensorLayout(information)
        let scales = ScaleTable(information)
        var lengths = [UInt16](repeating: .max, count: 256)
        for number in UInt8.min...UInt8.max {
            if let length = layout[BoseSensor(rawValue: number)] { lengths[Int(number)] = UInt16(length) }
        }
        let table = (0..<8).map { number in
            let scale = scales[BoseSensor(rawValue: UInt8(number))]
            return baseline_scale(
                minimum_raw: scale.minimumRaw, factor: scale.factor, minimum_scaled: scale.minimumScaled)
        }
        print("notification\tC ns\tSwift ns\tratio\tallocations for each notification\tsums agree")
        var isGood = true
        for workload in workloads {
            let baseline = measure(workload) { inC($0, lengths, table) }
            let iterator = measure(workload) { inSwift($0, layout, scales) }
            let ratio = Double(iterator.nanoseconds) / Double(max(baseline.nanoseconds, 1))
            let notifications = Double(rounds * workload.count)
            print(
                workload.name, hundredths(Double(baseline.nanoseconds) / notifications),
                hundredths(Double(iterator.nanoseconds) / notifications), hundredths(ratio),
                hundredths(Double(iterator.allocations) / notifications),
                iterator.sum == baseline.sum ? "yes" : "no", separator: "\t")
            isGood = isGood && ratio <= 4 && iterator.allocations == 0 && iterator.sum == baseline.sum
        }
        print(isGood ? "Within 4 times C, without an allocation." : "Not within the limits.")
    }

    /// The fastest of several runs, and the memory requests of all of them.
    static func measure(
        _ workload: Workload, _ body: (Workload) -> Double
    ) -> (nanoseconds: Int64, allocations: UInt, sum: Double) {
        let clock = ContinuousClock()
        var best = Int64.max
        var sum = body(workload)
        let before = allocations_count()
        for _ in 0..<repetitions {
            let start = clock.now
            sum = body(workload)
            let elapsed = start.duration(to: clock.now).components
            best = min(best, elapsed.seconds * 1_000_000_000 + elapsed.attoseconds / 1_000_000_000)
        }
        return (best, UInt(allocations_count() - before), sum)
    }

    @inline(never)
    static func inC(_ workload: Workload, _ lengths: [UInt16], _ scales: [baseline_scale]) -> Double {
        var sum = 0.0
        workload.bytes.withUnsafeBufferPointer { bytes in
            guard let start = bytes.baseAddress else { return }
            for _ in 0..<rounds {
                var position = 0
                while position < bytes.count {
                    sum += baseline_decode(start + position, workload.size, lengths, scales)
                    position += workload.size
                }
            }
        }
        return sum
    }

    @inline(never)
    static func inSwift(_ workload: Workload, _ layout: SensorLayout, _ scales: ScaleTable) -> Double {
        var sum = 0.0
        let bytes = workload.bytes.span
        for _ in 0..<rounds {
            var position = 0
            while position < bytes.count {
                sum += decode(bytes.extracting(position..<(position + workload.size)), layout, scales)
                position += workload.size
            }
        }
        return sum
    }

    /// One notification, as a user would write it; a function of its own as the one in C is.
    @inline(never)
    static func decode(_ bytes: Span<UInt8>, _ layout: SensorLayout, _ scales: ScaleTable) -> Double {
        var sum = 0.0
        var records = SensorRecords(bytes, layout: layout)
        while let reading = records.next() {
            let sample = reading.scaled(scales)
            sum += sample.x + sample.y + sample.z + sample.w + sample.accuracy
            sum += Double(Int(reading.timestamp) + Int(reading.sensor.rawValue) + Int(reading.accuracy))
        }
        return sum
    }

    /// Two digits after the point.
    static func hundredths(_ value: Double) -> String {
        let digits = String(Int64(value * 100 + 0.5))
        let padded = String(repeating: "0", count: max(0, 3 - digits.count)) + digits
        return "\(padded.dropLast(2)).\(padded.suffix(2))"
    }
}
