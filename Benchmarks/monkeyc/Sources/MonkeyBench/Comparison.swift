// SPDX-License-Identifier: Apache-2.0

import CBaseline
import GarminCodec

/// Measures one sample: the C pass, the flat form, the tree.
struct Comparison {
    let name: String
    let bytes: [UInt8]

    init(_ sample: Sample) {
        name = sample.name
        bytes = (try? sample.value.encoded()) ?? []
    }

    func run() {
        guard let message = try? MonkeyMessage(decoding: bytes), let tree = message.root else { return }
        precondition(message.encoded() == bytes)
        var payloads = [UInt64](repeating: 0, count: bytes.count)
        var codes = [UInt8](repeating: 0, count: bytes.count)
        let values = baseline_flatten(bytes, bytes.count, &payloads, &codes)
        precondition(values == message.valueCount)
        let stringCount = bytes[0] == 0xab ? bytes[4..<8].reduce(0) { $0 << 8 | Int($1) } : 0
        let strings = Array(bytes.dropFirst(8).prefix(stringCount))
        var target = [UInt8](repeating: 0, count: bytes.count + 16)

        let repeats = max(1, 40_000_000 / max(bytes.count, 400))
        let passDecode = measure(repeats) { baseline_decode(bytes, bytes.count) }
        let flatDecode = measure(repeats) {
            UInt64((try? MonkeyMessage(decoding: bytes))?.valueCount ?? 0)
        }
        let treeDecode = measure(repeats / 8 + 1) {
            (try? MonkeyMessage(decoding: bytes))?.root == nil ? 0 : 1
        }
        let passEncode = measure(repeats) {
            UInt64(baseline_encode(payloads, codes, values, strings, strings.count, &target))
        }
        precondition(Array(target.prefix(bytes.count)) == bytes)
        let flatEncode = measure(repeats) { UInt64(message.encoded().count) }
        let treeEncode = measure(repeats / 8 + 1) { UInt64((try? tree.encoded())?.count ?? 0) }
        report("C pass decode", passDecode, values, to: passDecode)
        report("flat decode", flatDecode, values, to: passDecode)
        report("tree decode", treeDecode, values, to: passDecode)
        report("C pass encode", passEncode, values, to: passEncode)
        report("flat encode", flatEncode, values, to: passEncode)
        report("tree encode", treeEncode, values, to: passEncode)
    }

    /// Nanoseconds for one run: the best of five rounds.
    private func measure(_ repeats: Int, _ body: () -> UInt64) -> Double {
        var best = Double.infinity
        var sum: UInt64 = 0
        for _ in 0..<5 {
            let start = ContinuousClock.now
            for _ in 0..<repeats { sum &+= body() }
            let time = ContinuousClock.now - start
            let nanoseconds = Double(time.components.seconds) * 1e9 + Double(time.components.attoseconds) / 1e9
            best = min(best, nanoseconds / Double(repeats))
        }
        if sum == 42 { print() }
        return best
    }

    private func report(_ what: String, _ nanoseconds: Double, _ values: Int, to base: Double) {
        let each = (nanoseconds / Double(values) * 100).rounded() / 100
        let ratio = (nanoseconds / base * 100).rounded() / 100
        print("\(name)\t\(bytes.count) bytes\t\(what)\t\(Int(nanoseconds)) ns\t\(each) ns/value\tratio \(ratio)")
    }
}
