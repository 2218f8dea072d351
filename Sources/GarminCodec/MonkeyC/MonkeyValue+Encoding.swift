// SPDX-License-Identifier: Apache-2.0

extension MonkeyValue: MonkeyBuildable {
    /// The value laid out for the wire.
    public func message(_ encoding: MonkeyEncoding = .typed) throws(MonkeyEncodingError) -> MonkeyMessage {
        try MonkeyMessage(self, encoding)
    }

    /// The value's bytes.
    public func encoded(_ encoding: MonkeyEncoding = .typed) throws(MonkeyEncodingError) -> [UInt8] {
        try MonkeyMessage(self, encoding).encoded()
    }

    static func failure(_ error: MonkeyEncodingError) -> MonkeyEncodingError { error }

    func append(to builder: inout MonkeyBuilder<MonkeyValue>) throws(MonkeyEncodingError) {
        switch self {
        case .null: builder.append(MonkeyNode(.null))
        case .bool(let value): builder.append(MonkeyNode(.boolean, value ? 1 : 0))
        case .number(let value): builder.append(MonkeyNode(.number, UInt64(UInt32(bitPattern: value))))
        case .long(let value):
            if builder.encoding.longs == .narrow, let number = Int32(exactly: value) {
                builder.append(MonkeyNode(.number, UInt64(UInt32(bitPattern: number))))
            } else {
                builder.append(MonkeyNode(.long, UInt64(bitPattern: value)))
            }
        case .float(let value): builder.append(MonkeyNode(.float, UInt64(value.bitPattern)))
        case .double(let value):
            if let single = builder.encoding.doubles.narrowed(value) {
                builder.append(MonkeyNode(.float, UInt64(single.bitPattern)))
            } else {
                builder.append(MonkeyNode(.double, value.bitPattern))
            }
        case .string(let text): try builder.append(text: text.utf8)
        case .char(let code): builder.append(MonkeyNode(.char, UInt64(code)))
        case .bytes(let bytes): builder.append(bytes: bytes)
        case .array(let elements):
            try builder.append(.array, count: UInt32(clamping: elements.count))
            builder.push(contentsOf: elements)
        case .dictionary(let dictionary):
            try builder.append(.dictionary, count: UInt32(clamping: dictionary.count))
            for pair in dictionary.pairs {
                builder.push(pair.key)
                builder.push(pair.value)
            }
        }
    }
}

extension MonkeyMessage {
    /// Lays out one value.
    public init(_ value: MonkeyValue, _ encoding: MonkeyEncoding = .typed) throws(MonkeyEncodingError) {
        var builder = MonkeyBuilder<MonkeyValue>(encoding)
        try builder.add(root: value)
        self = try builder.finish()
    }

    /// Lays out several values side by side. Garmin's SDKs can write this and read it only when no value but the last
    /// is a container, so nothing else is accepted; apps expect exactly one value.
    public init(
        sideBySide values: [MonkeyValue], _ encoding: MonkeyEncoding = .typed
    ) throws(MonkeyEncodingError) {
        var builder = MonkeyBuilder<MonkeyValue>(encoding)
        for (index, value) in values.enumerated() {
            switch value {
            case .array, .dictionary:
                guard index == values.count - 1 else { throw MonkeyEncodingError(.containerBeforeLastRoot) }
            default: break
            }
            try builder.add(root: value)
        }
        self = try builder.finish()
    }
}
