// SPDX-License-Identifier: Apache-2.0

internal import VuzixCodec

/// Makes bundles and intents from bytes; when these run out, everything is zero and empty.
struct ParcelSource {
    private let bytes: [UInt8]
    private let api: AndroidAPI
    private var index = 0

    init(_ bytes: [UInt8], api: AndroidAPI) {
        self.bytes = bytes
        self.api = api
    }

    private mutating func next() -> UInt8 {
        guard index < bytes.count else { return 0 }
        index += 1
        return bytes[index - 1]
    }

    private mutating func number<T: FixedWidthInteger>(_ type: T.Type = T.self) -> T {
        var value: UInt64 = 0
        for _ in 0..<T.bitWidth / 8 { value = value << 8 | UInt64(next()) }
        return T(truncatingIfNeeded: value)
    }

    private mutating func list<T>(_ make: (inout ParcelSource) -> T) -> [T] {
        (0..<Int(next() & 3)).map { _ in make(&self) }
    }

    private mutating func maybe<T>(_ make: (inout ParcelSource) -> T) -> T? { next() & 1 == 0 ? nil : make(&self) }

    private mutating func text() -> JavaString {
        JavaString(
            units: (0..<Int(next() & 7)).map { _ in
                // ASCII for the most part, and now and then any unit, halves of pairs too.
                let byte = next()
                return byte < 0xe0 ? UInt16(byte & 0x7f) : number(UInt16.self)
            })
    }

    mutating func content(_ shape: ParcelShape) -> ParcelContent {
        switch shape {
        case .bundle: .bundle(maybe { $0.extras(0) })
        case .intent: .intent(intent(0))
        case .result:
            .result(
                BroadcastOutcome(code: number(), data: maybe { $0.text() }, extras: maybe { $0.extras(0) }))
        }
    }

    private mutating func extras(_ depth: Int) -> Extras {
        var extras = Extras()
        for _ in 0..<Int(next() & 7) { extras[text()] = value(depth) }
        return extras
    }

    private mutating func intent(_ depth: Int) -> Intent {
        var intent = Intent(action: maybe { $0.text() }, package: maybe { $0.text() }, flags: number())
        intent.data = maybe { $0.text() }
        intent.type = maybe { $0.text() }
        if api.level >= 29 { intent.identifier = maybe { $0.text() } }
        if api.level >= 35 { intent.extendedFlags = number() }
        intent.component = maybe { ComponentName(package: $0.text(), className: $0.text()) }
        intent.sourceBounds = maybe {
            SourceBounds(left: $0.number(), top: $0.number(), right: $0.number(), bottom: $0.number())
        }
        intent.categories = list { $0.text() }
        intent.contentUserHint = number()
        guard depth < 4 else { return intent }
        intent.selector = maybe { $0.intent(depth + 1) }
        intent.extras = maybe { $0.extras(depth + 1) }
        if api.level >= 33 { intent.originalIntent = maybe { $0.intent(depth + 1) } }
        return intent
    }

    private mutating func value(_ depth: Int) -> ExtraValue {
        let types = ExtraType.allCases
        let type = types[Int(next()) % types.count]
        if let value = flatValue(type) { return value }
        guard depth < 4 else { return .null }
        switch type {
        case .bundle: return .bundle(extras(depth + 1))
        case .bundleArray: return .bundleArray(list { source in source.maybe { $0.extras(depth + 1) } })
        case .intent: return .intent(intent(depth + 1))
        case .intentArray: return .intentArray(list { source in source.maybe { $0.intent(depth + 1) } })
        default:
            // Only mixed arrays are of no one type.
            return .parcelableArray([.bundle(extras(depth + 1)), nil, .intent(intent(depth + 1))])
        }
    }

    private mutating func flatValue(_ type: ExtraType) -> ExtraValue? {
        switch type {
        case .bool: .bool(next() & 1 == 1)
        case .boolArray: .boolArray(list { $0.next() & 1 == 1 })
        case .byte: .byte(number())
        case .byteArray: .byteArray(list { $0.next() })
        case .char: .char(number())
        case .charArray: .charArray(list { $0.number() })
        case .double: .double(Double(bitPattern: number()))
        case .doubleArray: .doubleArray(list { Double(bitPattern: $0.number()) })
        case .float: .float(Float(bitPattern: number()))
        case .floatArray: .floatArray(list { Float(bitPattern: $0.number()) })
        case .int: .int(number())
        case .intArray: .intArray(list { $0.number() })
        case .long: .long(number())
        case .longArray: .longArray(list { $0.number() })
        case .short: .short(number())
        case .shortArray: .shortArray(list { $0.number() })
        case .string: .string(text())
        case .stringArray: .stringArray(list { source in source.maybe { $0.text() } })
        case .null: .null
        case .serializable: .serializable(className: "a.B", stream: list { $0.next() })
        case .opaque: api.level < 33 ? .null : .opaque(code: 11, payload: list { $0.next() }.flatMap { [$0, 0, 0, 1] })
        case .bundle, .bundleArray, .intent, .intentArray, .parcelableArray: nil
        }
    }
}
