// SPDX-License-Identifier: Apache-2.0

extension Extras {
    /// Adds a Swift value under a key, replacing what the key had.
    ///
    /// Taken are `Bool`, `Int` (as int), `Int32`, `Int16` (short), `Int64` (long), `Float`, `Double`, `Character`,
    /// `String`, collections of bytes, arrays of these, ``Extras``, ``Intent``, arrays of them, dictionaries with
    /// `String` keys (as a bundle), and ``ExtraValue`` as it is.
    ///
    /// - Returns: what was left out, and why. Nothing is added for a key whose value was left out as a whole.
    /// - Throws: ``ExtraRangeError`` for an `Int` beyond 32 bits, unless `wideIntegers` says otherwise. Nothing is added.
    @discardableResult
    public mutating func add(
        key: String, value: Any, wideIntegers: WideIntegers = .refuse
    ) throws(ExtraRangeError) -> [ExtraDrop] {
        var conversion = ExtraConversion(path: [key], wideIntegers: wideIntegers)
        if let converted = try conversion.convert(value) { self[JavaString(key)] = converted }
        return conversion.drops
    }
}

/// Turns Swift values into extras.
struct ExtraConversion {
    var path: [String]
    let wideIntegers: WideIntegers
    var drops: [ExtraDrop] = []

    mutating func drop(_ value: Any, _ reason: ExtraDrop.Reason) -> ExtraValue? {
        drops.append(ExtraDrop(path: path, typeName: "\(type(of: value))", reason: reason))
        return nil
    }

    mutating func convert(_ value: Any) throws(ExtraRangeError) -> ExtraValue? {
        switch value {
        case let value as ExtraValue: return value
        case let value as Bool: return .bool(value)
        case let value as Int: return try integer(value)
        case let value as Int32: return .int(value)
        case let value as Int16: return .short(value)
        case let value as Int64: return .long(value)
        case let value as Float: return .float(value)
        case let value as Double: return .double(value)
        case let value as String: return .string(JavaString(value))
        case let value as Substring: return .string(JavaString(value))
        case let value as JavaString: return .string(value)
        case let value as Character:
            let units = Array(value.utf16)
            return units.count == 1 ? .char(units[0]) : drop(value, .characterTooWide)
        case let value as Extras: return .bundle(value)
        case let value as Intent: return .intent(value)
        case is UInt8, is Int8: return drop(value, .byteHasNoSpelling)
        case let value as [String: Any]: return .bundle(try bundle(value))
        case let value as any Collection: return try collection(value)
        default: return try optional(value)
        }
    }

    private func integer(_ value: Int) throws(ExtraRangeError) -> ExtraValue {
        if let narrow = Int32(exactly: value) { return .int(narrow) }
        guard wideIntegers == .promoteToLong else { throw ExtraRangeError(path: path, value: value) }
        return .long(Int64(value))
    }

    private mutating func bundle(_ values: [String: Any]) throws(ExtraRangeError) -> Extras {
        var extras = Extras()
        // A dictionary has no order of its own, and the order decides the bytes where hashes are equal.
        for (key, value) in values.map({ (JavaString($0.key), $0.value) }).sorted(by: { $0.0 < $1.0 }) {
            path.append(key.string)
            if let converted = try convert(value) { extras[key] = converted }
            path.removeLast()
        }
        return extras
    }

    private mutating func collection<C: Collection>(_ values: C) throws(ExtraRangeError) -> ExtraValue? {
        /// The elements, if they are of type `T`. An empty array can be cast to any other, so its own type has to agree.
        func list<T>(_ type: T.Type) -> [T]? {
            guard !values.isEmpty || C.Element.self == T.self else { return nil }
            return Array(values) as? [T]
        }
        if let values = list(UInt8.self) { return .byteArray(values) }
        if let values = list(Bool.self) { return .boolArray(values) }
        if let values = list(Int.self) { return try integers(values) }
        if let values = list(Int32.self) { return .intArray(values) }
        if let values = list(Int16.self) { return .shortArray(values) }
        if let values = list(Int64.self) { return .longArray(values) }
        if let values = list(Float.self) { return .floatArray(values) }
        if let values = list(Double.self) { return .doubleArray(values) }
        if let values = list(Character.self) {
            let units = values.map { Array($0.utf16) }
            guard units.allSatisfy({ $0.count == 1 }) else { return drop(values, .characterTooWide) }
            return .charArray(units.map { $0[0] })
        }
        if let values = list(String.self) { return .stringArray(values.map { JavaString($0) }) }
        if let values = list(JavaString.self) { return .stringArray(values) }
        if let values = list(Extras.self) { return .bundleArray(values) }
        if let values = list(Intent.self) { return .intentArray(values) }
        if let values = list([String: Any].self) { return .bundleArray(try bundles(values)) }
        if let values = list(String?.self) { return .stringArray(values.map { $0.map { JavaString($0) } }) }
        if let values = list(JavaString?.self) { return .stringArray(values) }
        if let values = list(Extras?.self) { return .bundleArray(values) }
        if let values = list(Intent?.self) { return .intentArray(values) }
        return drop(values, values.isEmpty && C.Element.self == Any.self ? .untypedEmptyArray : .unsupportedType)
    }

    private mutating func bundles(_ values: [[String: Any]]) throws(ExtraRangeError) -> [Extras?] {
        var bundles: [Extras?] = []
        for (index, value) in values.enumerated() {
            path.append("[\(index)]")
            bundles.append(try bundle(value))
            path.removeLast()
        }
        return bundles
    }

    private func integers(_ values: [Int]) throws(ExtraRangeError) -> ExtraValue {
        guard let wide = values.first(where: { Int32(exactly: $0) == nil }) else {
            return .intArray(values.map { Int32(truncatingIfNeeded: $0) })
        }
        guard wideIntegers == .promoteToLong else { throw ExtraRangeError(path: path, value: wide) }
        return .longArray(values.map { Int64($0) })
    }

    /// What an optional holds; everything else is not taken.
    private mutating func optional(_ value: Any) throws(ExtraRangeError) -> ExtraValue? {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return drop(value, .unsupportedType) }
        guard let wrapped = mirror.children.first?.value else { return drop(value, .missingValue) }
        return try convert(wrapped)
    }
}
