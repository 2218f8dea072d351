// SPDX-License-Identifier: Apache-2.0

internal import ByteCoding

extension ParcelScanner {
    /// Reads a value whose type has a class: parcelables, arrays of them, object streams, and what only has a length.
    mutating func object(_ code: Int32, _ key: ParcelKey, at start: Int) throws(DecodeError) {
        guard ParcelCode.isPrefixed(code), hasPrefixes || isRead(code) else {
            throw unsupported("value of type code \(code) (\(ParcelCode.name(code))) at API \(api.level)", at: start)
        }
        guard hasPrefixes else { return try payload(code, key, at: start, end: nil) }
        let place = offset
        let length = Int(try readInt32())
        guard length >= 0, length & 3 == 0 else { throw invalid("length \(length) of a value", at: place) }
        guard length <= remaining else { throw truncated(needed: length) }
        let outer = limit
        limit = offset + length
        try payload(code, key, at: start, end: limit)
        guard offset == limit else {
            throw DecodeError(
                .lengthMismatch(declared: length, actual: length - remaining), offset: base + place,
                detail: "length of a value")
        }
        limit = outer
    }

    private func isRead(_ code: Int32) -> Bool {
        code == ParcelCode.parcelable || code == ParcelCode.parcelableArray || code == ParcelCode.serializable
    }

    /// - Parameter end: where the payload ends, if that is known; then it can be kept even if it is not understood.
    private mutating func payload(
        _ code: Int32, _ key: ParcelKey, at start: Int, end: Int?
    ) throws(DecodeError) {
        switch code {
        case ParcelCode.parcelable: try parcelable(key, at: start, end: end)
        case ParcelCode.parcelableArray: try parcelableArray(key, at: start, end: end)
        case ParcelCode.serializable: try serializable(key, at: start)
        default: if let end { opaque(key, from: offset, to: end) }
        }
    }

    private mutating func opaque(_ key: ParcelKey, from place: Int, to end: Int) {
        append(.opaque, key, at: place, count: end - place)
        offset = end
    }

    private mutating func parcelable(_ key: ParcelKey, at start: Int, end: Int?) throws(DecodeError) {
        let place = offset
        let count = try bareString16()
        if count < 0 { return try oddNull(key, at: start) }
        if matches(ParcelCode.intentPattern, at: place + 4, count: count) {
            try checkPadding16(count)
            return try intent(key)
        }
        if matches(ParcelCode.bundlePattern, at: place + 4, count: count) {
            try report("a bundle that is spelled as a parcelable", at: start)
            return try bundle(key, null: .refused)
        }
        guard let end else { throw foreign(place, count, at: start) }
        opaque(key, from: place, to: end)
    }

    private mutating func parcelableArray(_ key: ParcelKey, at start: Int, end: Int?) throws(DecodeError) {
        let place = offset
        let count = try readCount(width: 4)
        if count < 0 { return try oddNull(key, at: start) }
        let index = nodes.count
        append(.parcelableArray, key, at: place, count: count)
        var bundles = 0
        var intents = 0
        for _ in 0..<count {
            let element = offset
            let length = try bareString16()
            if length < 0 {
                append(.null, .none, at: element)
            } else if matches(ParcelCode.intentPattern, at: element + 4, count: length) {
                intents += 1
                try checkPadding16(length)
                try intent(.none)
            } else if matches(ParcelCode.bundlePattern, at: element + 4, count: length) {
                bundles += 1
                try checkPadding16(length)
                try bundle(.none, null: .refused)
            } else {
                guard let end else { throw foreign(element, length, at: element) }
                nodes.removeSubrange(index...)
                return opaque(key, from: place, to: end)
            }
        }
        if bundles > 0 && intents == 0 { nodes[index].type = .bundleArray }
        if intents > 0 && bundles == 0 { nodes[index].type = .intentArray }
        close(index)
    }

    private func foreign(_ place: Int, _ count: Int, at start: Int) -> DecodeError {
        let name = units(at: place + 4, count: count).string
        return unsupported(
            "value of type code \(ParcelCode.parcelable) (Parcelable) of class \(name) at API \(api.level)", at: start)
    }

    /// string16 class name, int32 count, Java object stream.
    private mutating func serializable(_ key: ParcelKey, at start: Int) throws(DecodeError) {
        let place = offset
        let nameCount = try string16()
        if nameCount < 0 { return try oddNull(key, at: start) }
        let streamPlace = offset
        guard let count = try blob() else { throw invalid("an object stream that is null", at: streamPlace) }
        if !hasPrefixes, let (type, stream) = known(at: place + 4, count: nameCount),
            let elements = elements(of: stream, at: streamPlace + 4, byteCount: count)
        {
            append(type, key, at: streamPlace + 4 + stream.headCount, count: elements)
        } else {
            append(.serializable, key, at: place)
        }
    }

    /// The object stream that stands for a vendor's type at this API level.
    private func known(at place: Int, count: Int) -> (ExtraType, ObjectStream)? {
        if count == 2 && word(at: place) & 0xffff == 0x5b {
            switch word(at: place) >> 16 {
            case 0x43: return (.charArray, .charArray)
            case 0x46: return (.floatArray, .floatArray)
            case 0x53: return (.shortArray, .shortArray)
            case 0x44 where api.streamsDoubleArrays: return (.doubleArray, .doubleArray)
            default: return nil
            }
        }
        return matches(ObjectStream.character.namePattern, at: place, count: count) ? (.char, .character) : nil
    }

    /// The count of elements, nil where the stream is not exactly what Android writes.
    private func elements(of stream: ObjectStream, at place: Int, byteCount: Int) -> Int? {
        guard byteCount >= stream.headCount, stream.pattern.matches(self, at: place) else { return nil }
        let count = stream.isArray ? Int(word(at: place + stream.opening.count).byteSwapped) : 1
        return byteCount - stream.headCount == count * stream.width ? count : nil
    }
}
