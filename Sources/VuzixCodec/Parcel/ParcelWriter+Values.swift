// SPDX-License-Identifier: Apache-2.0

extension ParcelWriter {
    /// Type code and payload.
    mutating func value(_ value: ExtraValue) {
        switch value {
        case .null: write(ParcelCode.null)
        case .bool(let value):
            write(ParcelCode.boolean)
            write(UInt32(value ? 1 : 0))
        case .boolArray(let values): words(ParcelCode.booleanArray, values) { $0 ? 1 : 0 }
        case .bundle(let extras):
            write(ParcelCode.bundle)
            bundle(extras)
        case .bundleArray(let elements): parcelables(elements.map { $0.map { .bundle($0) } })
        case .byte(let value):
            write(ParcelCode.byte)
            write(Int32(value))
        case .byteArray(let bytes):
            write(ParcelCode.byteArray)
            blob(bytes)
        case .char(let unit):
            guard api.hasLengthPrefixes else { return stream(.character, [UInt64(unit)]) }
            write(ParcelCode.char)
            write(UInt32(unit))
        case .charArray(let units):
            guard api.hasLengthPrefixes else { return stream(.charArray, units.map { UInt64($0) }) }
            words(ParcelCode.charArray, units) { UInt32($0) }
        case .double(let value):
            write(ParcelCode.double)
            write(value.bitPattern)
        case .doubleArray(let values):
            guard !api.streamsDoubleArrays else { return stream(.doubleArray, values.map(\.bitPattern)) }
            doubleWords(ParcelCode.doubleArray, values) { $0.bitPattern }
        case .float(let value):
            write(ParcelCode.float)
            write(value.bitPattern)
        case .floatArray(let values):
            guard api.hasLengthPrefixes else { return stream(.floatArray, values.map { UInt64($0.bitPattern) }) }
            words(ParcelCode.floatArray, values) { $0.bitPattern }
        case .int(let value):
            write(ParcelCode.integer)
            write(value)
        case .intArray(let values): words(ParcelCode.intArray, values) { UInt32(bitPattern: $0) }
        case .intent(let intent):
            let start = open(ParcelCode.parcelable)
            string16(ParcelCode.intentClass)
            self.intent(intent)
            close(start)
        case .intentArray(let elements): parcelables(elements.map { $0.map { .intent($0) } })
        case .long(let value):
            write(ParcelCode.long)
            write(UInt64(bitPattern: value))
        case .longArray(let values): doubleWords(ParcelCode.longArray, values) { UInt64(bitPattern: $0) }
        case .short(let value):
            write(ParcelCode.short)
            write(Int32(value))
        case .shortArray(let values):
            guard api.hasLengthPrefixes else {
                return stream(.shortArray, values.map { UInt64(UInt16(bitPattern: $0)) })
            }
            words(ParcelCode.shortArray, values) { UInt32(bitPattern: Int32($0)) }
        case .string(let text):
            write(ParcelCode.string)
            string16(text)
        case .stringArray(let texts):
            write(ParcelCode.stringArray)
            write(count: texts.count)
            for text in texts { string16(text) }
        case .parcelableArray(let elements): parcelables(elements)
        case .serializable(let name, let bytes): serializable(name, bytes)
        case .opaque(let code, let payload): opaque(code, payload)
        }
    }

    private mutating func words<T>(_ code: Int32, _ values: [T], _ word: (T) -> UInt32) {
        write(code)
        write(count: values.count)
        for value in values { write(word(value)) }
    }

    private mutating func doubleWords<T>(_ code: Int32, _ values: [T], _ word: (T) -> UInt64) {
        write(code)
        write(count: values.count)
        for value in values { write(word(value)) }
    }

    /// Writes a code and, where it belongs, room for a length.
    private mutating func open(_ code: Int32) -> Int {
        write(code)
        if api.hasLengthPrefixes { write(UInt32(0)) }
        return words.count
    }

    private mutating func close(_ start: Int) {
        if api.hasLengthPrefixes { patchLength(at: start - 1, from: start) }
    }

    private mutating func parcelables(_ elements: [ExtraParcelable?]) {
        let start = open(ParcelCode.parcelableArray)
        write(count: elements.count)
        for element in elements {
            switch element {
            case nil: string16(nil as JavaString?)
            case .bundle(let extras):
                string16(ParcelCode.bundleClass)
                bundle(extras)
            case .intent(let intent):
                string16(ParcelCode.intentClass)
                self.intent(intent)
            }
        }
        close(start)
    }

    private mutating func stream(_ stream: ObjectStream, _ elements: [UInt64]) {
        serializable(stream.className, stream.stream(elements))
    }

    private mutating func serializable(_ name: JavaString, _ bytes: [UInt8]) {
        let start = open(ParcelCode.serializable)
        string16(name)
        blob(bytes)
        close(start)
    }

    private mutating func opaque(_ code: Int32, _ payload: [UInt8]) {
        guard api.hasLengthPrefixes, ParcelCode.isPrefixed(code), payload.count & 3 == 0 else {
            let reason = "an opaque value of type code \(code) and \(payload.count) bytes cannot be written at"
            return fail("\(reason) API \(api.level)")
        }
        let start = open(code)
        var index = 0
        while index < payload.count {
            var word: UInt32 = 0
            for place in 0..<4 { word |= UInt32(payload[index + place]) << UInt32(8 * place) }
            write(word)
            index += 4
        }
        close(start)
    }
}
