// SPDX-License-Identifier: Apache-2.0

import Baseline
import Glibc
import VuzixCodec

/// Twenty entries such as an app sends, all types but parcelables, whose layout the baseline leaves out.
func sample() -> Extras {
    [
        "id3": .string("com.vuzix.x4"), "value4": .int(-12_249), "a0": .double(74.47),
        "key2": .stringArray(["key", nil]),
        "my_string_extra": .string("hello"), "my_int_extra": .int(2), "BB0": .short(29_114), "text8": .char(0x1ae7),
        "com.vuzix.x4": .floatArray([0.0038, -1.17, 0.26]), "€1": .doubleArray([0.5, 630.9, -0.07]),
        "7": .long(5_989_971),
        "bytes": .byteArray(Array(0..<32)), "flags": .boolArray([true, false, true, true]), "on": .bool(true),
        "timeline": .longArray([7, 8, 9, 10]), "chars": .charArray([0x68, 0x69]), "ratio": .float(3.25), "none": .null,
        "ints": .intArray([1, 2, 3, 4, 5]), "nested": .bundle(["s": .string("x"), "n": .int(1)]),
    ]
}

/// Nanoseconds for one run, the best of several rounds.
func measure(_ body: () -> Int) -> Double {
    let clock = ContinuousClock()
    var best = Double.infinity
    var kept = 0
    for _ in 0..<7 {
        let duration = clock.measure { for _ in 0..<20_000 { kept &+= body() } }
        let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) * 1e-18
        best = min(best, seconds / 20_000 * 1e9)
    }
    if kept == 42 { print("") }
    return best
}

func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
}

func report(_ name: String, _ time: Double, to baseline: Double) {
    let tenths = Int(time / baseline * 10 + 0.5)
    print("\(padded(name, 44)) \(padded("\(Int(time + 0.5))", 7)) ns  \(padded("\(tenths / 10).\(tenths % 10)", 6))")
}

let api = AndroidAPI(34) ?? .standard
let extras = sample()
let bytes = try extras.encoded(for: api)
let parcel = try FlatParcel(.bundle, decoding: bytes, api: api)
var entries = [baseline_entry](repeating: baseline_entry(), count: 64)
let entryCount = bytes.withUnsafeBufferPointer { baseline_note($0.baseAddress, &entries) }
var written = [UInt8](repeating: 0, count: 4096)
let writtenCount = baseline_write(entries, entryCount, &written)
guard written.prefix(writtenCount).elementsEqual(bytes) else {
    print("the baseline writes other bytes")
    exit(1)
}
print("\(bytes.count) bytes, \(entryCount) entries; time for one bundle and ratio to the baseline")

/// With an argument, only what is so named is measured, for profilers.
let filter = CommandLine.arguments.dropFirst().first

func compare(_ name: String, to baseline: Double, _ body: () -> Int) {
    guard filter == nil || filter == name else { return }
    report(name, measure(body), to: baseline)
}

let touch = bytes.withUnsafeBufferPointer { pointer in
    measure { Int(truncatingIfNeeded: baseline_touch(pointer.baseAddress)) }
}
report("C: add up keys and values", touch, to: touch)
bytes.withUnsafeBufferPointer { pointer in
    compare("C: note where each entry lies", to: touch) { Int(baseline_note(pointer.baseAddress, &entries)) }
}
compare("decode", to: touch) { (try? FlatParcel(.bundle, decoding: bytes, api: api))?.bytes.count ?? 0 }
compare("decode, then make the tree", to: touch) {
    (try? FlatParcel(.bundle, decoding: bytes, api: api))?.extras?.count ?? 0
}
let writing = measure { baseline_write(entries, entryCount, &written) }
report("C: write", writing, to: writing)
compare("encode", to: writing) {
    written.removeAll(keepingCapacity: true)
    parcel.encode(into: &written)
    return written.count
}
compare("encode the tree", to: writing) { (try? extras.encoded(for: api))?.count ?? 0 }
