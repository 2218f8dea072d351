// SPDX-License-Identifier: Apache-2.0

public import ByteCoding

extension WVP1Content {
    /// The body as a parcel.
    ///
    /// - Throws: ``ParcelFault`` where the value holds something that the API level does not know.
    public func parcel(
        for api: AndroidAPI = .standard, options: ParcelOptions = ParcelOptions()
    ) throws(ParcelFault) -> [UInt8] {
        switch self {
        case .broadcast(let intent): return try ParcelContent.intent(intent).encoded(for: api, options: options)
        case .orderedBroadcast(let intent, let initial):
            let first = try ParcelContent.intent(intent).encoded(for: api, options: options)
            return first + (try ParcelContent.result(initial).encoded(for: api, options: options))
        case .result(let outcome): return try ParcelContent.result(outcome).encoded(for: api, options: options)
        case .error(let code, let text):
            var writer = ParcelWriter(api, options: options)
            writer.write(code)
            writer.string16(text)
            return try writer.finish()
        }
    }

    /// Reads a body that is a parcel and takes all of `bytes`.
    ///
    /// - Parameter oddities: what a lenient decode accepted although Android would not write it.
    /// - Throws: `DecodeError`, of kind `unsupported` for a message that is of no known type.
    public init(
        _ type: WVP1MessageType, parcel bytes: [UInt8], api: AndroidAPI = .standard,
        options: ParcelOptions = ParcelOptions(), policy: DecodePolicy = .lenient, oddities: inout [DecodeError]
    ) throws(DecodeError) {
        var reader = ByteReader(bytes.span, policy: policy)
        switch type {
        case .broadcast: self = .broadcast(try Self.intent(&reader, api, options))
        case .orderedBroadcast:
            let intent = try Self.intent(&reader, api, options)
            self = .orderedBroadcast(intent, initial: try Self.outcome(&reader, api, options))
        case .result: self = .result(try Self.outcome(&reader, api, options))
        case .error: self = try Self.error(&reader, api, options)
        default: throw DecodeError(.unsupported, offset: 0, detail: "a message of an unknown type")
        }
        try reader.expectEnd()
        oddities = reader.oddities
    }

    private static func intent(
        _ reader: inout ByteReader, _ api: AndroidAPI, _ options: ParcelOptions
    ) throws(DecodeError) -> Intent {
        try FlatParcel(.intent, decoding: &reader, api: api, options: options).intent ?? Intent()
    }

    private static func outcome(
        _ reader: inout ByteReader, _ api: AndroidAPI, _ options: ParcelOptions
    ) throws(DecodeError) -> BroadcastOutcome {
        try FlatParcel(.result, decoding: &reader, api: api, options: options).result ?? BroadcastOutcome(code: 0)
    }

    private static func error(
        _ reader: inout ByteReader, _ api: AndroidAPI, _ options: ParcelOptions
    ) throws(DecodeError) -> WVP1Content {
        let rest = reader.bytes.extracting(reader.offset..<reader.bytes.count)
        var scanner = ParcelScanner(
            rest.raw, base: reader.position, api: api, policy: reader.policy, options: options)
        _ = try scanner.readWord()
        _ = try scanner.string16()
        var cursor = ParcelCursor(rest.raw, at: 0)
        let code = cursor.int32()
        let content = WVP1Content.error(code, cursor.string16())
        reader.adopt(scanner.oddities)
        try reader.skip(scanner.offset)
        return content
    }
}
