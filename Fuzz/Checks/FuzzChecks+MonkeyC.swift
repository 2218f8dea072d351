// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding
internal import FieldCoding
internal import GarminCodec
internal import WearTesting

extension FuzzChecks {
    /// Monkey C objects: the bytes themselves, a value that is made from them, and the splitter of the tethered form.
    static func monkeyC(_ input: [UInt8]) throws(TestingError) {
        try CodecProperties.check(ConnectIQCodecs.values[0], input)
        try monkeyCValue(input)
        try tethered(input)
    }

    /// A value that the bytes choose is written and read again with every spelling.
    private static func monkeyCValue(_ input: [UInt8]) throws(TestingError) {
        var source = MonkeyValueSource(input)
        let value = source.value(depth: 0)
        let spellings: [MonkeyEncoding] = [.typed, .androidAPS]
        for encoding in spellings {
            let bytes: [UInt8]
            do throws(MonkeyEncodingError) { bytes = try value.encoded(encoding) } catch {
                throw TestingError("\(value) is refused: \(error)")
            }
            guard let message = try? MonkeyMessage(decoding: bytes, policy: .strict), let root = message.root else {
                throw TestingError("\(value) is written as \(Hex.string(bytes)), which cannot be read")
            }
            guard root.means(value), message.encoded() == bytes else {
                throw TestingError("\(value) is read as \(root), bytes \(Hex.string(bytes))")
            }
            guard try CodecProperties.check(ConnectIQCodecs.values[0], bytes) else {
                throw TestingError("the codec refuses \(Hex.string(bytes))")
            }
        }
    }

    /// The first byte chooses how the rest arrives; all of it has to come out again, in order.
    private static func tethered(_ input: [UInt8]) throws(TestingError) {
        guard let choice = input.first else { return }
        let stream = Array(input.dropFirst())
        var splitter = TetheredSplitter(choice & 1 == 0 ? .byDeclaredLength : .asRead, objectLimit: 4_096)
        var received: [UInt8] = []
        let step = 1 + Int(choice >> 1)
        for start in stride(from: 0, to: stream.count, by: step) {
            for output in splitter.receive(Array(stream[start..<min(stream.count, start + step)])) {
                received += bytes(of: output)
            }
        }
        for output in splitter.finish() { received += bytes(of: output) }
        guard received == stream else { throw TestingError("the splitter loses bytes of \(Hex.string(input))") }
    }

    private static func bytes(of output: TetheredSplitter.Output) -> [UInt8] {
        switch output {
        case .message(let bytes), .junk(let bytes), .incomplete(let bytes): bytes
        }
    }
}

/// Makes a value of bytes.
private struct MonkeyValueSource {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    private mutating func next() -> UInt8 {
        guard index < bytes.count else { return 0 }
        defer { index += 1 }
        return bytes[index]
    }

    private mutating func number() -> UInt64 { (0..<8).reduce(0) { value, _ in value << 8 | UInt64(next()) } }

    private mutating func text() -> String {
        let texts = ["", "a", "key", "žγ😀", "$long", "\u{0}", "e\u{301}", "\u{e9}"]
        let choice = next()
        return choice < 200 ? texts[Int(choice) % texts.count] : "text \(next())"
    }

    mutating func value(depth: Int) -> MonkeyValue {
        switch next() % (depth < 8 ? 12 : 9) {
        case 0: return .null
        case 1: return .bool(next() & 1 == 1)
        case 2: return .number(Int32(truncatingIfNeeded: number()))
        case 3: return .long(Int64(bitPattern: number() >> UInt64(next() & 63)))
        case 4: return .float(Float(bitPattern: UInt32(truncatingIfNeeded: number())))
        case 5: return .double(Double(bitPattern: number()))
        case 6: return .string(text())
        case 7: return .char(UInt32(truncatingIfNeeded: number() >> UInt64(next() & 63)))
        case 8: return .bytes((0..<Int(next() & 15)).map { _ in next() })
        case 9: return .array((0..<Int(next() & 7)).map { _ in value(depth: depth + 1) })
        default:
            let pairs = (0..<Int(next() & 7)).map { _ in
                let key: MonkeyValue = next() & 3 == 0 ? value(depth: depth + 1) : .string(text())
                return MonkeyDictionary.Pair(key: key, value: value(depth: depth + 1))
            }
            return .dictionary(MonkeyDictionary(pairs))
        }
    }
}
