// SPDX-License-Identifier: Apache-2.0

extension ExactJSON {
    // MARK: Values into JSON

    init(_ extras: Extras?) {
        guard let extras else {
            self = .null
            return
        }
        self = .object(extras.entries.map { ($0.key, ExactJSON($0.value)) })
    }

    init(_ intent: Intent) {
        var members: [(key: JavaString, value: ExactJSON)] = []
        func add(_ name: JavaString, _ value: ExactJSON?) {
            if let value { members.append((name, value)) }
        }
        add("action", intent.action.map { .string($0) })
        if !intent.categories.isEmpty { add("categories", .array(intent.categories.map { .string($0) })) }
        add("flags", .integer(Int64(intent.flags)))
        if intent.extendedFlags != 0 { add("extendedFlags", .integer(Int64(intent.extendedFlags))) }
        add("package", intent.package.map { .string($0) })
        add(
            "component",
            intent.component.map { .object([("package", .string($0.package)), ("class", .string($0.className))]) })
        add("data", intent.data.map { .string($0) })
        add("type", intent.type.map { .string($0) })
        add("identifier", intent.identifier.map { .string($0) })
        add(
            "sourceBounds",
            intent.sourceBounds.map { bounds in
                .array([bounds.left, bounds.top, bounds.right, bounds.bottom].map { .integer(Int64($0)) })
            })
        add("selector", intent.selector.map { ExactJSON($0) })
        if intent.contentUserHint != Intent.currentUser {
            add("contentUserHint", .integer(Int64(intent.contentUserHint)))
        }
        add("extras", intent.extras.map { ExactJSON($0) })
        add("originalIntent", intent.originalIntent.map { ExactJSON($0) })
        self = .object(members)
    }

    init(_ outcome: BroadcastOutcome) {
        let members: [(key: JavaString, value: ExactJSON)] = [
            ("code", .integer(Int64(outcome.code))), ("data", outcome.data.map { .string($0) } ?? .null),
            ("extras", ExactJSON(outcome.extras)),
        ]
        self = .object(members)
    }

    init(_ content: ParcelContent) {
        self =
            switch content {
            case .bundle(let extras): ExactJSON(extras)
            case .intent(let intent): ExactJSON(intent)
            case .result(let outcome): ExactJSON(outcome)
            }
    }

    /// `{"t": type, "v": value}`.
    init(_ value: ExtraValue) {
        var members: [(key: JavaString, value: ExactJSON)] = [("t", .string(JavaString(value.normalized.type.name)))]
        switch value {
        case .serializable(let className, _): members.append(("class", .string(className)))
        case .opaque(let code, _): members.append(("code", .integer(Int64(code))))
        default: break
        }
        members.append(("v", Self.plain(value)))
        self = .object(members)
    }

    /// The value without its type.
    private static func plain(_ value: ExtraValue) -> ExactJSON {
        switch value {
        case .null: .null
        case .bool(let value): .bool(value)
        case .boolArray(let values): .array(values.map { .bool($0) })
        case .bundle(let extras): ExactJSON(extras)
        case .bundleArray(let elements): .array(elements.map { ExactJSON($0) })
        case .byte(let value): .integer(Int64(value))
        case .byteArray(let bytes): .string(base64(bytes))
        case .char(let unit): .string(JavaString(units: [unit]))
        case .charArray(let units): .array(units.map { .string(JavaString(units: [$0])) })
        case .double(let value): floating(value)
        case .doubleArray(let values): .array(values.map { floating($0) })
        case .float(let value): floating(value)
        case .floatArray(let values): .array(values.map { floating($0) })
        case .int(let value): .integer(Int64(value))
        case .intArray(let values): .array(values.map { .integer(Int64($0)) })
        case .intent(let intent): ExactJSON(intent)
        case .intentArray(let elements): .array(elements.map { $0.map { ExactJSON($0) } ?? .null })
        case .long(let value): .string(JavaString("\(value)"))
        case .longArray(let values): .array(values.map { .string(JavaString("\($0)")) })
        case .short(let value): .integer(Int64(value))
        case .shortArray(let values): .array(values.map { .integer(Int64($0)) })
        case .string(let text): .string(text)
        case .stringArray(let texts): .array(texts.map { $0.map { .string($0) } ?? .null })
        case .parcelableArray(let elements): .array(elements.map { parcelable($0) })
        case .serializable(_, let stream): .string(base64(stream))
        case .opaque(_, let payload): .string(base64(payload))
        }
    }

    private static func base64(_ bytes: [UInt8]) -> JavaString { JavaString(Base64.text(bytes)) }

    private static func parcelable(_ element: ExtraParcelable?) -> ExactJSON {
        switch element {
        case nil: .null
        case .bundle(let extras): ExactJSON(ExtraValue.bundle(extras))
        case .intent(let intent): ExactJSON(ExtraValue.intent(intent))
        }
    }

    /// JSON has no number for what is not finite. `NaN` is Java's own one; others show their bits: `NaN:7ff8000000000001`.
    private static func floating(_ value: Double) -> ExactJSON {
        if value.isFinite { return .double(value) }
        if value.isNaN {
            return value.bitPattern == 0x7ff8_0000_0000_0000
                ? .string("NaN") : .string(JavaString("NaN:\(String(value.bitPattern, radix: 16))"))
        }
        return .string(value < 0 ? "-Infinity" : "Infinity")
    }

    private static func floating(_ value: Float) -> ExactJSON {
        if value.isFinite { return .float(value) }
        if value.isNaN {
            return value.bitPattern == 0x7fc0_0000
                ? .string("NaN") : .string(JavaString("NaN:\(String(value.bitPattern, radix: 16))"))
        }
        return .string(value < 0 ? "-Infinity" : "Infinity")
    }
}
