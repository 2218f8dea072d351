// SPDX-License-Identifier: Apache-2.0

/// What a parcel holds, as a tree.
public enum ParcelContent: Sendable, Equatable {
    case bundle(Extras?)
    case intent(Intent)
    case result(BroadcastOutcome)

    public var shape: ParcelShape {
        switch self {
        case .bundle: .bundle
        case .intent: .intent
        case .result: .result
        }
    }

    /// The bytes that Android writes.
    ///
    /// - Throws: ``ParcelFault`` where the value holds something that the API level does not know.
    public func encoded(
        for api: AndroidAPI = .standard, options: ParcelOptions = ParcelOptions()
    ) throws(ParcelFault) -> [UInt8] {
        var writer = ParcelWriter(api, options: options)
        switch self {
        case .bundle(let extras): writer.bundle(extras)
        case .intent(let intent): writer.intent(intent)
        case .result(let result):
            writer.write(result.code)
            writer.string16(result.data)
            writer.bundle(result.extras)
        }
        return try writer.finish()
    }
}

extension Extras {
    /// The bytes of the bundle at an API level.
    public func encoded(for api: AndroidAPI = .standard) throws(ParcelFault) -> [UInt8] {
        try ParcelContent.bundle(self).encoded(for: api)
    }
}

extension Intent {
    /// The bytes of the intent at an API level.
    public func encoded(for api: AndroidAPI = .standard) throws(ParcelFault) -> [UInt8] {
        try ParcelContent.intent(self).encoded(for: api)
    }
}
